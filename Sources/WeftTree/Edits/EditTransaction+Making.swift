extension EditTransaction {
    /// The transaction under way on this thread, in which nodes that are created here take part. A
    /// node that is created during a measurement takes no part in an edit around that measurement.
    private static var current: EditTransaction? {
        let thread = ThreadContext.current
        return thread.measuringWatermark == nil ? thread.transaction : nil
    }

    /// Makes a new node's content update the subnodes. If a transaction is under way on this
    /// thread, the changes become part of it. Otherwise they are made directly in the subnodes,
    /// none of which may belong to a tree.
    ///
    /// - Returns: Why the subnodes could not be updated; nil if they were.
    static func updateSubnodes<Content: NodeContent>(of content: Content) -> EditError? {
        let transaction = current
        var edit = TreeEdit(transaction)
        content.updateSubnodes(&edit)
        return transaction == nil ? edit.finish() : nil
    }

    /// Notes a node that is created on this thread, if a transaction is under way.
    static func noteMaking(of node: NodeHandle) {
        current?.made.append(node)
    }

    /// Makes the nodes that were created in this failed transaction update their subnodes again,
    /// outside the transaction. What they wrote before was lost with the transaction, and somebody
    /// may still hold them.
    func updateSubnodesOfNodesMade() {
        for node in made {
            var edit = TreeEdit(nil)
            node.state.makeDraft(of: node).updateSubnodes(&edit)
            if let flaw = edit.finish() { node.note(flaw) }
        }
    }
}

extension NodeHandle {
    /// Notes why the subnodes of a node that no tree has adopted yet could not be updated.
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
