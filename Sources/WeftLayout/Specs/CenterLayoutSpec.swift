/// A spec that puts its child in the middle of the available space.
///
/// It is like a `RelativeLayoutSpec` whose child is centred along the axes in `centeringOptions`
/// and has no position along the others. Size, range and parent size are the same as there.
public struct CenterLayoutSpec: LayoutSpec {
    /// The axes along which the child is centred.
    public struct CenteringOptions: OptionSet, Hashable, Codable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Along neither axis.
        public static let none: CenteringOptions = []
        /// Horizontally.
        public static let x = CenteringOptions(rawValue: 1 << 0)
        /// Vertically.
        public static let y = CenteringOptions(rawValue: 1 << 1)
        /// Along both axes.
        public static let xy: CenteringOptions = [.x, .y]
    }

    /// The axes along which the spec is as large as its child, rather than as large as possible.
    public struct SizingOptions: OptionSet, Hashable, Codable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// As large as the range allows.
        public static let `default`: SizingOptions = []
        /// As wide as the child.
        public static let minimumX = SizingOptions(rawValue: 1 << 0)
        /// As high as the child.
        public static let minimumY = SizingOptions(rawValue: 1 << 1)
        /// As large as the child.
        public static let minimumXY: SizingOptions = [.minimumX, .minimumY]
    }

    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The axes along which the child is centred.
    public var centeringOptions: CenteringOptions

    /// The axes along which the spec is as large as its child.
    public var sizingOptions: SizingOptions

    /// The child.
    public var child: any LayoutElement

    /// Creates a spec that centres an element, by default along both axes.
    public init(
        centeringOptions: CenteringOptions = .xy,
        sizingOptions: SizingOptions = .default,
        child: any LayoutElement
    ) {
        self.centeringOptions = centeringOptions
        self.sizingOptions = sizingOptions
        self.child = child
    }

    /// Creates a spec that centres the element in a builder, by default along both axes.
    public init(
        centeringOptions: CenteringOptions = .xy,
        sizingOptions: SizingOptions = .default,
        @LayoutSpecBuilder child: () -> some LayoutElement
    ) {
        self.init(
            centeringOptions: centeringOptions,
            sizingOptions: sizingOptions,
            child: child()
        )
    }

    /// Measures and places the child.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let placement = RelativePlacement(
            horizontal: centeringOptions.contains(.x) ? .center : .none,
            vertical: centeringOptions.contains(.y) ? .center : .none,
            hugsWidth: sizingOptions.contains(.minimumX),
            hugsHeight: sizingOptions.contains(.minimumY)
        )
        return try placement.layOut(
            child,
            of: Self.self,
            thatFits: constrainedSize,
            context: &context
        )
    }
}
