/// Modifiers that set a width and a height at once.
extension LayoutElement {
    /// Sets the width and the height, in points.
    public func preferredSize(_ size: LayoutSize) -> Styled {
        styled { $0.preferredSize = size }
    }

    /// Sets the width and the height, in points.
    public func preferredSize(width: Double, height: Double) -> Styled {
        preferredSize(LayoutSize(width: width, height: height))
    }

    /// Sets the smallest width and height, in points.
    public func minSize(_ size: LayoutSize) -> Styled {
        styled { $0.minSize = size }
    }

    /// Sets the smallest width and height, in points.
    public func minSize(width: Double, height: Double) -> Styled {
        minSize(LayoutSize(width: width, height: height))
    }

    /// Sets the largest width and height, in points.
    public func maxSize(_ size: LayoutSize) -> Styled {
        styled { $0.maxSize = size }
    }

    /// Sets the largest width and height, in points.
    public func maxSize(width: Double, height: Double) -> Styled {
        maxSize(LayoutSize(width: width, height: height))
    }

    /// Sets the width and the height.
    public func preferredLayoutSize(_ size: DimensionSize) -> Styled {
        styled { $0.preferredLayoutSize = size }
    }

    /// Sets the width and the height.
    public func preferredLayoutSize(
        width: LayoutDimension,
        height: LayoutDimension
    ) -> Styled {
        preferredLayoutSize(DimensionSize(width: width, height: height))
    }

    /// Sets the width and the height, the width in points.
    @_disfavoredOverload
    public func preferredLayoutSize(width points: Double, height: LayoutDimension) -> Styled {
        preferredLayoutSize(DimensionSize(width: points, height: height))
    }

    /// Sets the width and the height, the height in points.
    @_disfavoredOverload
    public func preferredLayoutSize(width: LayoutDimension, height points: Double) -> Styled {
        preferredLayoutSize(DimensionSize(width: width, height: points))
    }

    /// Sets the width and the height, both in points.
    @_disfavoredOverload
    public func preferredLayoutSize<Points: BinaryFloatingPoint>(width: Points, height: Points)
        -> Styled
    {
        preferredLayoutSize(DimensionSize(width: width, height: height))
    }

    /// Sets the smallest width and height.
    public func minLayoutSize(_ size: DimensionSize) -> Styled {
        styled { $0.minLayoutSize = size }
    }

    /// Sets the smallest width and height.
    public func minLayoutSize(width: LayoutDimension, height: LayoutDimension) -> Styled {
        minLayoutSize(DimensionSize(width: width, height: height))
    }

    /// Sets the smallest width and height, the width in points.
    @_disfavoredOverload
    public func minLayoutSize(width points: Double, height: LayoutDimension) -> Styled {
        minLayoutSize(DimensionSize(width: points, height: height))
    }

    /// Sets the smallest width and height, the height in points.
    @_disfavoredOverload
    public func minLayoutSize(width: LayoutDimension, height points: Double) -> Styled {
        minLayoutSize(DimensionSize(width: width, height: points))
    }

    /// Sets the smallest width and height, both in points.
    @_disfavoredOverload
    public func minLayoutSize<Points: BinaryFloatingPoint>(width: Points, height: Points) -> Styled
    {
        minLayoutSize(DimensionSize(width: width, height: height))
    }

    /// Sets the largest width and height.
    public func maxLayoutSize(_ size: DimensionSize) -> Styled {
        styled { $0.maxLayoutSize = size }
    }

    /// Sets the largest width and height.
    public func maxLayoutSize(width: LayoutDimension, height: LayoutDimension) -> Styled {
        maxLayoutSize(DimensionSize(width: width, height: height))
    }

    /// Sets the largest width and height, the width in points.
    @_disfavoredOverload
    public func maxLayoutSize(width points: Double, height: LayoutDimension) -> Styled {
        maxLayoutSize(DimensionSize(width: points, height: height))
    }

    /// Sets the largest width and height, the height in points.
    @_disfavoredOverload
    public func maxLayoutSize(width: LayoutDimension, height points: Double) -> Styled {
        maxLayoutSize(DimensionSize(width: width, height: points))
    }

    /// Sets the largest width and height, both in points.
    @_disfavoredOverload
    public func maxLayoutSize<Points: BinaryFloatingPoint>(width: Points, height: Points) -> Styled
    {
        maxLayoutSize(DimensionSize(width: width, height: height))
    }
}
