public import WeftLayout

// What a tree does not need. The compiler says what to use instead.
extension DisplayTree {
    /// Not needed: an edit is what changes a layout, and the next layout includes it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in update(_:), then call layout(in:)"
    )
    public nonisolated func setNeedsLayout() {}

    /// Not available: a layout is made in a range of sizes.
    @available(*, unavailable, message: "write layout(in: SizeRange(exactly: size))")
    public nonisolated func layout(in size: LayoutSize) async throws -> LayoutCommit {
        preconditionFailure("it is unavailable")
    }

    /// Not available: a layout is made in a range of sizes.
    @available(*, unavailable, message: "write layout(in: SizeRange(width: width))")
    public nonisolated func layout(width: Double) async throws -> LayoutCommit {
        preconditionFailure("it is unavailable")
    }

    /// Not available: a layout is a value, and is made in a range of sizes.
    @available(*, unavailable, message: "write try await layout(in:)")
    public nonisolated func calculateLayout(width: Double? = nil, height: Double? = nil) {}

    /// Not available: a content is read from a commit or in an edit, and written to in an edit.
    @available(
        *,
        unavailable,
        message:
            "read commit[node]; in tree.update, read and write the current content as edit[node]"
    )
    public nonisolated subscript<Content>(node: DisplayNode<Content>) -> Content {
        get { preconditionFailure("it is unavailable") }
        set {}
    }

    /// An edit is an update of the tree.
    @available(*, unavailable, renamed: "update")
    public nonisolated func edit<Result>(
        _ body: (inout TreeEdit) throws -> Result
    ) throws -> Result {
        preconditionFailure("it is unavailable")
    }
}

extension DisplayTree.Relayout {
    /// Only when a layout is asked for.
    @available(*, unavailable, renamed: "onDemand")
    public static var manual: Self { .onDemand }
}
