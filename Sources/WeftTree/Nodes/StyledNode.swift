public import WeftLayout

/// A node with a style for one use of it in a spec.
///
///     var photo = StyledNode(photoNode)
///     photo.style.preferredSize = LayoutSize(width: 40, height: 40)
public struct StyledNode: LayoutElement, Hashable {
    /// The node.
    public let node: AnyDisplayNode

    /// The style of this use. The properties that it sets override the node's base style.
    public var style = LayoutElementStyle()

    /// Creates a use of a node that overrides nothing yet.
    public init(_ node: some NodeReference) {
        self.node = node.anyNode
    }

    /// Returns the same use with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> StyledNode {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// Returns the node's base style, overridden by the style of this use.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.baseStyle(of: node.handle).overridden(by: style)
    }

    /// Whether a node is measured in the range that it is given: always.
    public var keepsItsRange: Bool { true }

    /// Measures the node for a parent.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(node.handle, style: style, in: constrainedSize, parentSize: parentSize)
    }
}

extension StyledNode: NamedElement {
    package var diagnosticName: String { node.debugDescription }
}

extension StyledNode: CustomDebugStringConvertible {
    /// The content's type, the name or the number of the node, and the style of the use.
    public var debugDescription: String {
        style.isEmpty
            ? node.debugDescription : "\(node.debugDescription) \(style.debugDescription)"
    }
}
