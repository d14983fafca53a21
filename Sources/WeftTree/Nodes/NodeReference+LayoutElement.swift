public import WeftLayout

extension NodeReference {
    /// Whether a node is measured in the range that it is given: always.
    public var keepsItsRange: Bool { true }

    /// Returns the node with a style for this one use, which overrides its base style property by
    /// property.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> StyledNode {
        var styled = StyledNode(self)
        change(&styled.style)
        return styled
    }
}

// The same code twice, for both kinds of handles: as a single default implementation of
// `NodeReference`, which needs a call to get the handle, it makes up a tenth of the instructions of
// a first layout of small cells.

extension DisplayNode {
    /// Returns the node's base style.
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
    /// Returns the node's base style.
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
