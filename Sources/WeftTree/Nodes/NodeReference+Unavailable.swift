public import WeftLayout

// What a node seems to have, and its tree has: the compiler says where it is.
extension DisplayNode {
    /// A node is an identity; the property is one of its content.
    @available(
        *,
        unavailable,
        message:
            "a node is an identity: read commit[node], and write to edit[node] in tree.update; the content of a node inside another one is edit[edit[outer].inner]"
    )
    public subscript<Value>(dynamicMember property: KeyPath<Content, Value>) -> Value {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// A node is an identity; a commit knows its content, and an edit changes it.
    @available(
        *,
        unavailable,
        message: "a node is an identity: read commit[node], and write to edit[node] in tree.update"
    )
    public var content: Content {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }
}

extension AnyDisplayNode {
    /// A node is an identity; a commit knows its content.
    @available(*, unavailable, message: "a commit has the contents: commit.content(of: node)")
    public var content: any Sendable { preconditionFailure("it is unavailable") }
}

extension NodeReference {
    /// A node is an identity; a commit knows its style, and an edit changes it.
    @available(
        *,
        unavailable,
        message: "set it where the node is made, or write to edit[style: node] in tree.update"
    )
    public var style: LayoutElementStyle {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// A node is an identity; each commit knows a frame of its own.
    @available(
        *,
        unavailable,
        message:
            "a commit has the frames: commit.frameInSupernode(of: node), and frame(of:) in the root"
    )
    public var frame: LayoutRect { preconditionFailure("it is unavailable") }

    /// An edit is what changes a layout; the next one that is asked for sees it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in tree.update, and ask for tree.layout(in:)"
    )
    public func setNeedsLayout() {}

    /// An edit is what changes a layout; the next one that is asked for sees it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in tree.update, and ask for tree.layout(in:)"
    )
    public func invalidateCalculatedLayout() {}

    /// A tree lays out what was edited.
    @available(*, unavailable, message: "a node is laid out in a tree: try await tree.settled()")
    public func layoutIfNeeded() {}

    /// A layout without a tree is a commit.
    @available(
        *,
        unavailable,
        message:
            "write tree.layout(in:), or node.layout(in:) without a tree; a layoutSpec measures in a spec of its own, by context.measure(node, in:)"
    )
    public func layoutThatFits(
        _ constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) -> LayoutCommit {
        preconditionFailure("it is unavailable")
    }

    /// Each commit knows a size of its own.
    @available(*, unavailable, message: "a commit has the frames: commit.frame(of: node)?.size")
    public var calculatedSize: LayoutSize { preconditionFailure("it is unavailable") }

    /// A transition is the difference of two commits.
    @available(
        *,
        unavailable,
        message: "edit in tree.update, and animate a LayoutTransition(from:to:) of two commits"
    )
    public func transitionLayout(
        withAnimation animated: Bool = true,
        shouldMeasureAsync: Bool = true,
        measurementCompletion: (() -> Void)? = nil
    ) {}

    /// A transition is the difference of two commits.
    @available(
        *,
        unavailable,
        message: "lay out in the new range, and animate a LayoutTransition(from:to:) of two commits"
    )
    public func transitionLayout(
        with constrainedSize: SizeRange,
        animated: Bool = true,
        shouldMeasureAsync: Bool = true,
        measurementCompletion: (() -> Void)? = nil
    ) {}

    /// A node is always as its parent's spec says.
    @available(*, unavailable, message: "it is always so: leave this out")
    public var automaticallyManagesSubnodes: Bool {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// A node is hidden where the spec does not have it.
    @available(*, unavailable, message: "leave the node out of its parent's layoutSpec by an `if`")
    public var isHidden: Bool {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// A name is given where the node is made.
    @available(*, unavailable, message: "name it where it is made: DisplayNode(content, name: …)")
    public var debugName: String? {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// A node is a subnode where the spec has it.
    @available(*, unavailable, message: "a node is a subnode where its parent's layoutSpec has it")
    public func addSubnode(_ node: some NodeReference) {}

    /// A node is no subnode where the spec does not have it.
    @available(*, unavailable, message: "leave the node out of its parent's layoutSpec")
    public func removeFromSupernode() {}

    /// Each commit knows a hierarchy of its own.
    @available(*, unavailable, message: "a commit has the hierarchy: commit.subnodes(of: node)")
    public var subnodes: [AnyDisplayNode] { preconditionFailure("it is unavailable") }

    /// Each commit knows a hierarchy of its own.
    @available(*, unavailable, message: "a commit has the hierarchy: commit.supernode(of: node)")
    public var supernode: AnyDisplayNode? { preconditionFailure("it is unavailable") }
}
