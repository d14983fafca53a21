public import WeftLayout

extension DisplayTree {
    /// The number of the newest state of the inputs: each edit that changes anything makes a new
    /// one.
    public nonisolated var revision: UInt64 { inbox.revision }

    /// What the root inherits, as of the last edit. Inside an edit closure it is still the
    /// environment from before that edit.
    ///
    /// A commit has that which it was laid out with, `commit.environment`, and that in each node,
    /// `commit.environment(of:)`. An edit on another thread may come between reading it and
    /// whatever is done with it.
    public nonisolated var environment: LayoutEnvironment {
        get { inbox.environment.environment }
        @available(*, unavailable, message: "edit it: tree.update { $0.environment = … }")
        set {}
    }

    /// Edits any number of nodes, all at once.
    ///
    /// The closure runs synchronously on the calling thread, while no other edit of the tree does.
    /// Passes that are under way neither see it nor wait for it. If the closure throws, nothing has
    /// happened, but that nodes were made in it as if outside. Writing a style or an environment
    /// that equals the present one changes nothing; nor does writing such a content if it is
    /// `Equatable`, while any write to another one is a change.
    ///
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws; `EditError.nested` if it is called inside an edit,
    ///   `.whileMeasuring` inside a measurement, `.foreignNode` if a node of another tree was read
    ///   or written to, `.endlessUpdate` if the `updateSubnodes` of some nodes trigger each
    ///   other without end.
    /// - Complexity: That of the closure, and O(*c*) in the number of the nodes that were written
    ///   to, with one `==` and, where that tells a difference, one `updateSubnodes` for each; and
    ///   once more whenever an `updateSubnodes` writes to a node whose turn has been.
    @inlinable @discardableResult
    public nonisolated func update<Result>(
        _ body: (inout TreeEdit) throws -> Result
    ) throws -> Result {
        // Inlinable, so that the type of the result need not be looked up where it is known.
        var result: Result?
        try edit { edit throws in result = try body(&edit) }
        guard let result else { preconditionFailure("the closure has run, or an error was thrown") }
        return result
    }

    /// Edits as `update(_:)` does.
    @usableFromInline
    nonisolated func edit(_ body: (inout TreeEdit) throws -> Void) throws {
        let hasChanged = try inbox.update(body)
        if hasChanged, relayout == .automatic { scheduleRelayout() }
    }
}
