public import WeftLayout

extension DisplayTree {
    /// The number of the newest state of the inputs, which rises with each edit that changes
    /// anything.
    public nonisolated var revision: UInt64 { inbox.revision }

    /// The environment that the root inherits, as the last edit left it.
    ///
    /// Inside an edit closure, this is still the environment from before the edit. A commit has the
    /// environment that it was laid out with, `commit.environment`, and the one that applies in
    /// each node, `commit.environment(of:)`. Between reading this property and using its value,
    /// another thread may edit the tree.
    public nonisolated var environment: LayoutEnvironment {
        get { inbox.environment.environment }
        @available(
            *,
            unavailable,
            message: "change it in an edit: tree.update { $0.environment = … }"
        )
        set {}
    }

    /// Edits any number of nodes, all at once.
    ///
    /// The closure runs synchronously on the calling thread, and no other edit of the tree runs at
    /// the same time. Passes that are under way neither see the edit nor wait for it. If the
    /// closure throws, nothing is changed, and the nodes that it has made are as if they had been
    /// made outside an edit. Writing a style or an environment that equals the present one changes
    /// nothing. The same is true of a content that is `Equatable`; any write to another content
    /// counts as a change.
    ///
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws; `EditError.nested` if it is called inside an edit,
    ///   `.whileMeasuring` inside a measurement, `.foreignNode` if a node of another tree was read
    ///   or written to, `.endlessUpdate` if the `updateSubnodes` of some nodes trigger each other
    ///   endlessly, and `.conflictingWrite` if somebody else has written to a node that no tree had
    ///   yet.
    /// - Complexity: That of the closure, and O(*c*) in the number of nodes that were written to:
    ///   for each, one `==` and, if the content differs, one `updateSubnodes`. Both run again for a
    ///   node that another `updateSubnodes` writes to after its turn.
    @inlinable @discardableResult
    public nonisolated func update<Result>(
        _ body: (inout TreeEdit) throws -> Result
    ) throws -> Result {
        // Inlinable, so that the type of the result need not be looked up at run time where the
        // caller knows it.
        var result: Result?
        try runEdit { edit throws in result = try body(&edit) }
        guard let result else { preconditionFailure("the closure has run, or an error was thrown") }
        return result
    }

    /// Runs an edit for `update(_:)`.
    @usableFromInline
    nonisolated func runEdit(_ body: (inout TreeEdit) throws -> Void) throws {
        let hasChanged = try inbox.update(body)
        if hasChanged, relayout == .automatic { scheduleRelayout() }
    }
}
