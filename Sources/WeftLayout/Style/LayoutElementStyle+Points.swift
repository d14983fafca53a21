/// A style whose dimensions can be assigned numbers of points: `style.width = side * 2`.
///
/// Swift has no implicit conversion from `Double`, so these are the same properties again, of type
/// `Double`. They can only be written.
public protocol PointsAssignable {}

extension LayoutElementStyle: PointsAssignable {}

extension PointsAssignable where Self == LayoutElementStyle {
    /// Sets `width` to a number of points.
    @_disfavoredOverload
    public var width: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { width = LayoutDimension.points(newValue) }
    }

    /// Sets `height` to a number of points.
    @_disfavoredOverload
    public var height: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { height = LayoutDimension.points(newValue) }
    }

    /// Sets `minWidth` to a number of points.
    @_disfavoredOverload
    public var minWidth: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { minWidth = LayoutDimension.points(newValue) }
    }

    /// Sets `minHeight` to a number of points.
    @_disfavoredOverload
    public var minHeight: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { minHeight = LayoutDimension.points(newValue) }
    }

    /// Sets `maxWidth` to a number of points.
    @_disfavoredOverload
    public var maxWidth: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { maxWidth = LayoutDimension.points(newValue) }
    }

    /// Sets `maxHeight` to a number of points.
    @_disfavoredOverload
    public var maxHeight: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { maxHeight = LayoutDimension.points(newValue) }
    }

    /// Sets `flexBasis` to a number of points.
    @_disfavoredOverload
    public var flexBasis: Double {
        @available(*, unavailable, message: "read it as a LayoutDimension")
        get { .nan }
        set { flexBasis = LayoutDimension.points(newValue) }
    }
}
