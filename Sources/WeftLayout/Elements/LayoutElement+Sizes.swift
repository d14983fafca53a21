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

    /// Sets the smallest width and height.
    public func minLayoutSize(_ size: DimensionSize) -> Styled {
        styled { $0.minLayoutSize = size }
    }

    /// Sets the largest width and height.
    public func maxLayoutSize(_ size: DimensionSize) -> Styled {
        styled { $0.maxLayoutSize = size }
    }
}
