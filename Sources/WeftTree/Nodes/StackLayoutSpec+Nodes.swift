public import WeftLayout

extension StackLayoutSpec {
    /// Makes a stack of an array of nodes; spacings are in points.
    ///
    /// The nodes are measured where they lie in the array.
    @inlinable
    public init<Node: NodeReference>(
        _ direction: StackDirection = .horizontal,
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        alignContent: StackAlignContent = .start,
        lineSpacing: Double = 0,
        horizontalAlignment: StackHorizontalAlignment = .none,
        verticalAlignment: StackVerticalAlignment = .none,
        children: [Node]
    ) {
        self.init(
            direction,
            spacing: spacing,
            justifyContent: justifyContent,
            alignItems: alignItems,
            flexWrap: flexWrap,
            alignContent: alignContent,
            lineSpacing: lineSpacing,
            horizontalAlignment: horizontalAlignment,
            verticalAlignment: verticalAlignment,
            list: .nodes(NodeList(children))
        )
    }
}

extension NodeList {
    /// The nodes of an array.
    @inlinable
    init<Node: NodeReference>(_ nodes: [Node]) {
        // No types but Weft's own have one. They are a reference to a `NodeHandle` each, and
        // nothing else; so an array of them is an array of these references, and destroys them as
        // such.
        _ = Node.seal
        unsafe self.init(unsafeBitCast(nodes, to: [AnyObject].self), calls: HandleCalls.self)
    }
}

extension NodeList {
    /// The handles of the nodes.
    var handles: [NodeHandle] {
        // Nobody but Weft makes lists, and makes them of handles.
        unsafe unsafeBitCast(objects, to: [NodeHandle].self)
    }

    /// Calls a function with a node where it lies in the array.
    @inline(__always)
    func withNode<Value, Failure>(
        _ index: Int,
        _ body: (NodeHandle) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withObject(index) { object throws(Failure) in try body(HandleCalls.handle(object)) }
    }
}
