public import WeftLayout

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
