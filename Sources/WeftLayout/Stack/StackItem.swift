/// One child of a stack while the stack is solved.
struct StackItem {
    /// The child as it was measured last.
    var measured: MeasuredElement

    /// The index of what its style says, or -1 for a child without a style.
    let style: Int32

    /// How it is aligned across the stack.
    let alignment: StackAlignItems
}
