/// Modifiers that set one property of a style.
///
/// On a spec, they return the spec with the property set. On a node, they return a use of the node,
/// and set the property for that use only.
extension LayoutElement {
    /// Sets the width.
    public func width(_ width: LayoutDimension) -> Styled {
        styled { $0.width = width }
    }

    /// Sets the width, in points.
    @_disfavoredOverload
    public func width(_ points: Double) -> Styled {
        width(.points(points))
    }

    /// Sets the height.
    public func height(_ height: LayoutDimension) -> Styled {
        styled { $0.height = height }
    }

    /// Sets the height, in points.
    @_disfavoredOverload
    public func height(_ points: Double) -> Styled {
        height(.points(points))
    }

    /// Sets the smallest width.
    public func minWidth(_ width: LayoutDimension) -> Styled {
        styled { $0.minWidth = width }
    }

    /// Sets the smallest width, in points.
    @_disfavoredOverload
    public func minWidth(_ points: Double) -> Styled {
        minWidth(.points(points))
    }

    /// Sets the smallest height.
    public func minHeight(_ height: LayoutDimension) -> Styled {
        styled { $0.minHeight = height }
    }

    /// Sets the smallest height, in points.
    @_disfavoredOverload
    public func minHeight(_ points: Double) -> Styled {
        minHeight(.points(points))
    }

    /// Sets the largest width.
    public func maxWidth(_ width: LayoutDimension) -> Styled {
        styled { $0.maxWidth = width }
    }

    /// Sets the largest width, in points.
    @_disfavoredOverload
    public func maxWidth(_ points: Double) -> Styled {
        maxWidth(.points(points))
    }

    /// Sets the largest height.
    public func maxHeight(_ height: LayoutDimension) -> Styled {
        styled { $0.maxHeight = height }
    }

    /// Sets the largest height, in points.
    @_disfavoredOverload
    public func maxHeight(_ points: Double) -> Styled {
        maxHeight(.points(points))
    }

    /// Sets the element's length along a stack before flexing.
    public func flexBasis(_ length: LayoutDimension) -> Styled {
        styled { $0.flexBasis = length }
    }

    /// Sets the element's length along a stack before flexing, in points.
    @_disfavoredOverload
    public func flexBasis(_ points: Double) -> Styled {
        flexBasis(.points(points))
    }

    /// Sets the element's share of its stack's free space, in proportion to the factors of all
    /// children.
    public func flexGrow(_ factor: Double) -> Styled {
        styled { $0.flexGrow = factor }
    }

    /// Sets the element's share of the length that its stack lacks: the factor is multiplied by the
    /// element's length.
    public func flexShrink(_ factor: Double) -> Styled {
        styled { $0.flexShrink = factor }
    }

    /// Sets the alignment across a stack.
    public func alignSelf(_ alignment: StackAlignSelf) -> Styled {
        styled { $0.alignSelf = alignment }
    }

    /// Sets the space before the element in a stack, in points.
    public func spacingBefore(_ points: Double) -> Styled {
        styled { $0.spacingBefore = points }
    }

    /// Sets the space after the element in a stack, in points.
    public func spacingAfter(_ points: Double) -> Styled {
        styled { $0.spacingAfter = points }
    }

    /// Overrides the first baseline by its distance from the top, in points.
    public func ascender(_ points: Double) -> Styled {
        styled { $0.ascender = points }
    }

    /// Overrides the last baseline by its offset from the bottom, in points, which is usually
    /// negative.
    public func descender(_ points: Double) -> Styled {
        styled { $0.descender = points }
    }

    /// Sets the position in an absolute spec, in points.
    public func layoutPosition(_ position: LayoutPoint) -> Styled {
        styled { $0.layoutPosition = position }
    }

    /// Sets the position in an absolute spec, in points.
    public func layoutPosition(x: Double, y: Double) -> Styled {
        layoutPosition(LayoutPoint(x: x, y: y))
    }
}
