/// An array of display nodes that are the children of a stack: each is called where it lies.
///
/// An array of `any LayoutElement` would hold a copy of each, and count a reference to it.
@safe @usableFromInline
package struct NodeList: Sendable {
    /// The objects behind the nodes, which `calls` knows the type of: they are `Sendable`.
    @usableFromInline
    package nonisolated(unsafe) let objects: [AnyObject]

    /// What is done with such an object.
    let calls: any NodeCalls.Type

    /// Makes a list of the objects that some calls are for.
    @unsafe @usableFromInline
    package init(_ objects: [AnyObject], calls: any NodeCalls.Type) {
        unsafe self.objects = objects
        self.calls = calls
    }

    /// How many there are.
    @inlinable package var count: Int { unsafe objects.count }

    /// Calls a function with the object behind a node, without counting a reference to it.
    @inlinable @inline(__always)
    package func withObject<Value, Failure>(
        _ index: Int,
        _ body: (AnyObject) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The list keeps the array for the time of the call, and the array the object.
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
