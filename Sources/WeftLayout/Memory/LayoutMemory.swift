/// The memory in which contexts keep what is under way, as one hands it to the next.
///
/// Allocated anew, it would be a noticeable part of every pass over a few nodes.
package struct LayoutMemory: ~Copyable {
    // Each as the property of a context that has its name.
    var scratch = ScratchStack<ScratchElement>()
    var stackItems = ScratchStack<StackItem>()
    var stackItemStyles = ScratchStack<StackItemStyle>()
    var stackStyles = ScratchStack<LayoutElementStyle>()
    var stackLines = ScratchStack<StackLine>()

    /// Memory that has yet to be allocated.
    package init() {}

    /// The memory of a context that ends.
    init(of context: consuming LayoutContext) {
        scratch = context.scratch
        stackItems = context.stackItems
        stackItemStyles = context.stackItemStyles
        stackStyles = context.stackStyles
        stackLines = context.stackLines
    }

    /// Empties it, and gives back what is too large to be kept.
    package mutating func clear() {
        scratch.clear()
        stackItems.clear()
        stackItemStyles.clear()
        stackStyles.clear()
        stackLines.clear()
    }
}
