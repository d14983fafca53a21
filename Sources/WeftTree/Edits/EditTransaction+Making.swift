extension EditTransaction {
    /// The transaction under way on this thread, which nodes that are made here take part in. A
    /// node that is made during a measurement takes no part in an edit around it.
    private static var current: EditTransaction? {
        let thread = ThreadContext.current
        return thread.measuringWatermark == nil ? thread.transaction : nil
    }

    /// Lets a new node's content update the subnodes, in the transaction that is under way on this
    /// thread or else directly in the subnodes, which no tree may have adopted then.
    ///
    /// - Returns: Why it could not be done.
    static func updateSubnodes<Content: NodeContent>(of content: Content) -> EditError? {
        if let transaction = current {
            var edit = TreeEdit(transaction)
            content.updateSubnodes(&edit)
            return nil
        }
        var edit = TreeEdit(nil)
        content.updateSubnodes(&edit)
        return edit.finish()
    }

    /// Notes a node that is made on this thread, if that is in a transaction.
    static func noteMaking(of node: NodeHandle) {
        current?.made.append(node)
    }

    /// Lets the nodes that were made in the transaction, which has failed, update their subnodes
    /// outside of it: what they have written went with the transaction, and somebody may keep them.
    func updateSubnodesOfNodesMade() {
        for node in made {
            let draft = node.state.makeDraft(of: node)
            var edit = TreeEdit(nil)
            draft.updateSubnodes(&edit)
            guard let flaw = edit.finish() else { continue }
            draft.note(flaw)
            _ = node.replaceStateUnlessAdopted(with: draft.makeState())
        }
    }
}
