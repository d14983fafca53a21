/// An array of display nodes that are the children of a stack: each is called where it lies.
///
/// An array of `any LayoutElement` would hold a copy of each, and count a reference to it.
@safe @usableFromInline
package struct NodeList: Sendable {
    /// How many there are.
    let count: Int

    /// The object behind the node with an index, which the array that the closure holds keeps.
    private let object: @Sendable (Int) -> Unmanaged<AnyObject>

    /// What is done with such an object.
    private let calls: any NodeCalls.Type

    /// Makes a list.
    ///
    /// - Parameter object: The object behind the node with an index, which the closure keeps.
    @usableFromInline
    package init(
        count: Int,
        calls: any NodeCalls.Type,
        object: @escaping @Sendable (Int) -> Unmanaged<AnyObject>
    ) {
        self.count = count
        unsafe self.object = object
        self.calls = calls
    }

    // In the calls below the closure, which the list has, keeps the array for their time, and the array the
    // objects; `calls` was given together with them.

    /// A node as an element.
    subscript(index: Int) -> any LayoutElement {
        unsafe calls.element(object(index).takeUnretainedValue())
    }

    /// All nodes as elements.
    var elements: [any LayoutElement] { (0..<count).map { self[$0] } }

    /// Measures a node whose base style is empty.
    @inline(__always)
    func measurePlain(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement? {
        try unsafe object(index)._withUnsafeGuaranteedRef { node in
            Result { () throws(LayoutInterruption) in
                try calls.measurePlain(
                    node,
                    in: constrainedSize,
                    style: &style,
                    context: &context
                )
            }
        }.get()
    }

    /// Measures a node.
    @inline(__always)
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try unsafe object(index)._withUnsafeGuaranteedRef { node in
            Result { () throws(LayoutInterruption) in
                try calls.measure(
                    node,
                    in: constrainedSize,
                    parentSize: parentSize,
                    style: style,
                    context: &context
                )
            }
        }.get()
    }
}

/// What a stack does with the object behind a display node.
@usableFromInline
package protocol NodeCalls: Sendable {
    /// The node as an element.
    static func element(_ node: AnyObject) -> any LayoutElement

    /// Measures the node if its base style is empty.
    ///
    /// - Parameter style: Gets the base style if it is not.
    /// - Returns: nil if it is not.
    static func measurePlain(
        _ node: AnyObject,
        in constrainedSize: SizeRange,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement?

    /// Measures the node for a parent, as `LayoutElement.measure` does.
    static func measure(
        _ node: AnyObject,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}
