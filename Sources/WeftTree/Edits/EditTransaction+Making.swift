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
            var edit = TreeEdit(nil)
            node.state.makeDraft(of: node).updateSubnodes(&edit)
            if let flaw = edit.finish() { node.note(flaw) }
        }
    }
}

extension NodeHandle {
    /// Notes why the subnodes of the node, which no tree has adopted yet, could not be updated.
    fileprivate func note(_ flaw: EditError) {
        var former: NodeState
        var draft: NodeDraft
        repeat {
            former = state
            draft = former.makeDraft(of: self)
            draft.note(flaw)
        } while replaceFreeState(former, with: draft.makeState()) == .outdated
    }
}
