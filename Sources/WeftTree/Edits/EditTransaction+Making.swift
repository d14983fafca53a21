extension EditTransaction {
    /// Lets a new node's content update the subnodes, in the transaction that is under way on this
    /// thread or else directly in the subnodes, which no tree may have adopted then.
    ///
    /// - Returns: Why it could not be done.
    static func updateSubnodes<Content: NodeContent>(of content: Content) -> EditError? {
        if let transaction = ThreadContext.current.transaction {
            var edit = TreeEdit(transaction)
            content.updateSubnodes(&edit)
            return nil
        }
        var edit = TreeEdit(nil)
        content.updateSubnodes(&edit)
        return edit.finish()
    }
}
