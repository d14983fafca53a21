public import WeftLayout

extension NodeReference {
    /// The node with a style for this one use, which overrides its base style property by property.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> StyledNode {
        var styled = StyledNode(self)
        change(&styled.style)
        return styled
    }
}

extension DisplayNode {
    /// The node's base style.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.nodeEngine.baseStyle(of: handle, in: &context)
    }

    /// Measures the node for a parent.
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
    /// The node's base style.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.nodeEngine.baseStyle(of: handle, in: &context)
    }

    /// Measures the node for a parent.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(handle, style: style, in: constrainedSize, parentSize: parentSize)
    }
}

/// A node with a style for one use of it in a spec.
///
///     var photo = StyledNode(photoNode)
///     photo.style.preferredSize = LayoutSize(width: 40, height: 40)
public struct StyledNode: LayoutElement {
    /// The node.
    public let node: AnyDisplayNode

    /// The style of this use: what it sets overrides the node's base style.
    public var style = LayoutElementStyle()

    /// Makes a use of a node that overrides nothing yet.
    public init(_ node: some NodeReference) {
        self.node = node.anyNode
    }

    /// The same use with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> StyledNode {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// The base style with this use's style merged into it.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        context.nodeEngine.baseStyle(of: node.handle, in: &context).merging(style)
    }

    /// Measures the node for a parent.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(node.handle, style: style, in: constrainedSize, parentSize: parentSize)
    }
}

extension StyledNode: CustomDebugStringConvertible {
    /// The content's type, and the name or the number of the node.
    public var debugDescription: String { node.debugDescription }
}

extension LayoutContext {
    /// What measures nodes.
    var nodeEngine: NodeEngine {
        // Every context that specs of nodes get to see was made with an engine of this type.
        unsafe unsafeDowncast(engine, to: NodeEngine.self)
    }

    /// Measures a node, and enters it into the scratch of the spec under way.
    fileprivate mutating func measure(
        _ handle: NodeHandle,
        style: LayoutElementStyle,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize
    ) throws(LayoutInterruption) -> MeasuredElement {
        var range = constrainedSize
        if !style.isEmpty {
            range = narrow(
                range,
                to: style,
                parentSize: parentSize,
                element: AnyDisplayNode(handle: handle).debugDescription
            )
        }
        let answer = try nodeEngine.measure(handle, in: range, context: &self)
        return append(
            node: answer.token,
            size: answer.size,
            baselines: answer.baselines,
            style: style
        )
    }
}
