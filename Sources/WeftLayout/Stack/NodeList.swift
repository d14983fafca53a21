/// An array of display nodes that are the children of a stack, each of which is called where it
/// lies.
///
/// An array of `any LayoutElement` would hold a copy of each node, and count a reference to it.
@safe @usableFromInline
package struct NodeList: Sendable {
    /// The objects behind the nodes. Their type is known to `calls`, and they are `Sendable`.
    @usableFromInline
    package nonisolated(unsafe) let objects: [AnyObject]

    /// The calls that can be made to such an object.
    let calls: any NodeCalls.Type

    /// Creates a list of objects of the type that the calls are for.
    @unsafe @usableFromInline
    package init(_ objects: [AnyObject], calls: any NodeCalls.Type) {
        unsafe self.objects = objects
        self.calls = calls
    }

    /// The number of nodes.
    @inlinable package var count: Int { unsafe objects.count }

    /// Calls a function with the object behind a node, without counting a reference to it.
    @inlinable @inline(__always)
    package func withObject<Value, Failure>(
        _ index: Int,
        _ body: (AnyObject) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // During the call, the list keeps the array alive, and the array keeps the object alive.
        let object = unsafe Unmanaged.passUnretained(objects[index])
        return try unsafe object.withBorrowed { object throws(Failure) in
            try body(object)
        }
    }

    /// A node as an element.
    subscript(index: Int) -> any LayoutElement { unsafe calls.element(objects[index]) }

    /// All nodes as elements.
    var elements: [any LayoutElement] { (0..<count).map { self[$0] } }
}
