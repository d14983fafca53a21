/// A draft whose content's type is known.
final class ContentDraft<Content: Sendable>: NodeDraft {
    /// The content, which edits write to in place.
    @safe @exclusivity(unchecked)
    var content: Content

    init(of node: NodeHandle, _ original: ContentState<Content>) {
        content = original.content
        super.init(of: node, original)
    }

    private var contentState: ContentState<Content> {
        // The initialiser accepts no other type.
        unsafe unsafeDowncast(original, to: ContentState<Content>.self)
    }

    /// The content for a new state: the former one if the written one equals it.
    var newContent: Content { aspects.contains(.content) ? content : contentState.content }

    override func makeState() -> NodeState { contentState.replacing(self) }

    override func updateSubnodes(_ edit: inout TreeEdit) {
        contentState.updateSubnodes(of: content, &edit)
    }

    override func hasEqualContent(in transaction: EditTransaction) -> Bool {
        guard let type = transaction.equatableType(Content.self) else { return false }
        return areEqual(content, contentState.content, as: type)
    }
}

/// Whether two values are equal.
///
/// - Parameter type: The type of the values.
private func areEqual<Value, Same: Equatable>(
    _ left: Value,
    _ right: Value,
    as type: Same.Type
) -> Bool {
    precondition(type == Value.self)
    // The types are the same. A cast would take several hundred instructions.
    return unsafe withUnsafePointer(to: left) { left in
        unsafe withUnsafePointer(to: right) { right in
            unsafe UnsafeRawPointer(left).assumingMemoryBound(to: Same.self).pointee
                == UnsafeRawPointer(right).assumingMemoryBound(to: Same.self).pointee
        }
    }
}
