/// The memory in which contexts keep what is under way; each context hands it to the next one.
///
/// Allocating it anew would be a noticeable part of every pass over a few nodes.
package struct LayoutMemory: ~Copyable {
    // Each belongs to the context's property of the same name.
    var scratch = ScratchStack<ScratchElement>()
    var stackItems = ScratchStack<StackItem>()
    var stackItemStyles = ScratchStack<StackItemStyle>()
    var stackStyles = ScratchStack<LayoutElementStyle>()
    var stackLines = ScratchStack<StackLine>()

    /// Creates an empty memory, of which nothing is allocated yet.
    package init() {}

    /// Takes over the memory of a context that ends.
    package init(of context: consuming LayoutContext) {
        scratch = context.scratch
        stackItems = context.stackItems
        stackItemStyles = context.stackItemStyles
        stackStyles = context.stackStyles
        stackLines = context.stackLines
    }

    /// Empties the memory, and gives back the parts that are too large to be kept.
    package mutating func clear() {
        scratch.clear()
        stackItems.clear()
        stackItemStyles.clear()
        stackStyles.clear()
        stackLines.clear()
    }
}
