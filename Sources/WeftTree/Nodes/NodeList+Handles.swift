public import WeftLayout

extension NodeList {
    /// Creates a list of the nodes in an array.
    @inlinable
    init<Node: NodeReference>(_ nodes: [Node]) {
        // Only Weft's own types have a seal. Each value of them is a reference to a `NodeHandle`
        // and nothing else. So an array of them is an array of such references, and destroys them
        // as such.
        _ = Node.seal
        unsafe self.init(unsafeBitCast(nodes, to: [AnyObject].self), calls: HandleCalls.self)
    }

    /// The handles of the nodes.
    var handles: [NodeHandle] {
        // Only Weft makes lists of nodes, and it makes them of handles.
        unsafe unsafeBitCast(objects, to: [NodeHandle].self)
    }

    /// Calls a function with a node, which stays in place in the array.
    @inline(__always)
    func withNode<Value, Failure>(
        _ index: Int,
        _ body: (NodeHandle) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withObject(index) { object throws(Failure) in try body(HandleCalls.handle(object)) }
    }
}
