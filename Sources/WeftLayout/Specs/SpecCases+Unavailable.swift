// Names from SwiftUI, where corners follow the reading direction, or from another spec. For these,
// the compiler suggests the name that is used here.

extension CenterLayoutSpec.SizingOptions {
    /// It is called `minimumX` here.
    @available(*, unavailable, renamed: "minimumX")
    public static var minimumWidth: Self { .minimumX }

    /// It is called `minimumY` here.
    @available(*, unavailable, renamed: "minimumY")
    public static var minimumHeight: Self { .minimumY }

    /// It is called `minimumXY` here.
    @available(*, unavailable, renamed: "minimumXY")
    public static var minimumSize: Self { .minimumXY }
}

extension RelativeLayoutSpec.Position {
    /// Horizontally, at the start.
    @available(*, unavailable, renamed: "start")
    public static var leading: Self { .start }

    /// Horizontally, at the end.
    @available(*, unavailable, renamed: "end")
    public static var trailing: Self { .end }

    /// Vertically, at the start.
    @available(*, unavailable, renamed: "start")
    public static var top: Self { .start }

    /// Vertically, at the end.
    @available(*, unavailable, renamed: "end")
    public static var bottom: Self { .end }

    /// In the middle.
    @available(*, unavailable, renamed: "center")
    public static var middle: Self { .center }
}

extension RelativeLayoutSpec.SizingOption {
    /// It is called `minimumWidth` here.
    @available(*, unavailable, renamed: "minimumWidth")
    public static var minimumX: Self { .minimumWidth }

    /// It is called `minimumHeight` here.
    @available(*, unavailable, renamed: "minimumHeight")
    public static var minimumY: Self { .minimumHeight }

    /// It is called `minimumSize` here.
    @available(*, unavailable, renamed: "minimumSize")
    public static var minimumXY: Self { .minimumSize }
}

extension CornerLayoutSpec.Location {
    /// The upper corner where lines begin.
    @available(*, unavailable, message: "write .topLeft: corners ignore the reading direction")
    public static var topLeading: Self { .topLeft }

    /// The upper corner where lines end.
    @available(*, unavailable, message: "write .topRight: corners ignore the reading direction")
    public static var topTrailing: Self { .topRight }

    /// The lower corner where lines begin.
    @available(*, unavailable, message: "write .bottomLeft: corners ignore the reading direction")
    public static var bottomLeading: Self { .bottomLeft }

    /// The lower corner where lines end.
    @available(*, unavailable, message: "write .bottomRight: corners ignore the reading direction")
    public static var bottomTrailing: Self { .bottomRight }
}
