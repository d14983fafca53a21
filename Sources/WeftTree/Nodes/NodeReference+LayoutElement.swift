public import WeftLayout

extension NodeReference {
    /// The node with a style for this one use, which overrides its base style property by property.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> StyledNode {
        var styled = StyledNode(self)
        change(&styled.style)
        return styled
    }
}

// The same for both kinds of handles, twice: as one default of `NodeReference`, which finds the
// handle by a call, it is a tenth of what W4 takes.

extension DisplayNode {
    /// A node is measured in the range that it is given.
    public var keepsItsRange: Bool { true }

    /// The node's base style.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.baseStyle(of: handle)
    }

    /// Measures the node for a parent.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(handle, style: style, in: constrainedSize, parentSize: parentSize)
    }
}

extension AnyDisplayNode {
    /// A node is measured in the range that it is given.
    public var keepsItsRange: Bool { true }

    /// The node's base style.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.baseStyle(of: handle)
    }

    /// Measures the node for a parent.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(handle, style: style, in: constrainedSize, parentSize: parentSize)
    }
}
