public import WeftLayout

// What a node seems to have, but its tree has. The compiler says where to find it.
extension DisplayNode {
    /// Not available: a node is an identity, and the property belongs to its content.
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

    /// Not available: a node is an identity. A commit has its content, and an edit changes it.
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

extension DisplayNode<TextContent> {
    /// Not available: a node is made from a content.
    @available(*, unavailable, message: "write DisplayNode(TextContent(string))")
    public init(_ string: String) { preconditionFailure("it is unavailable") }
}

extension AnyDisplayNode {
    /// Not available: a node is an identity. A commit has its content.
    @available(*, unavailable, message: "read it from a commit: commit.content(of: node)")
    public var content: any Sendable { preconditionFailure("it is unavailable") }
}

extension NodeReference {
    /// Not available: a node is an identity. A commit has its style, and an edit changes it.
    @available(
        *,
        unavailable,
        message:
            "in a layoutSpec, write node.flexShrink(1) and the like; set the base style where the node is made, or as edit[style: node] in tree.update"
    )
    public var style: LayoutElementStyle {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// Not available: a node is an identity. Each commit has a frame of its own for the node.
    @available(
        *,
        unavailable,
        message:
            "read it from a commit: commit.frameInSupernode(of: node), or frame(of:) in the root's coordinates"
    )
    public var frame: LayoutRect { preconditionFailure("it is unavailable") }

    /// Not needed: an edit is what changes a layout, and the next layout includes it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in tree.update, then call tree.layout(in:)"
    )
    public func setNeedsLayout() {}

    /// Not needed: an edit is what changes a layout, and the next layout includes it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in tree.update, then call tree.layout(in:)"
    )
    public func invalidateCalculatedLayout() {}

    /// Not needed: what a leaf's size depends on is part of its content, and an edit marks it.
    @available(
        *,
        unavailable,
        message: "edit what has changed in tree.update, then call tree.layout(in:)"
    )
    public func markDirty() {}

    /// Not available: a layout is a value, and is made in a range of sizes.
    @available(
        *,
        unavailable,
        message: "write try await tree.layout(in:); without a tree, write try node.layout(in:)"
    )
    public func calculateLayout(width: Double? = nil, height: Double? = nil) {}

    /// Not available: a tree lays out what was edited.
    @available(
        *,
        unavailable,
        message: "a tree lays out its nodes: write try await tree.layoutIfNeeded()"
    )
    public func layoutIfNeeded() {}

    /// Not available: a layout without a tree is a commit.
    @available(
        *,
        unavailable,
        message:
            "write tree.layout(in:), or node.layout(in:) without a tree; to measure in a layoutSpec, write a custom spec that calls context.measure(node, in:)"
    )
    public func layoutThatFits(
        _ constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) -> LayoutCommit {
        preconditionFailure("it is unavailable")
    }

    /// Not available: each commit has a size of its own for the node.
    @available(*, unavailable, message: "read it from a commit: commit.frame(of: node)?.size")
    public var calculatedSize: LayoutSize { preconditionFailure("it is unavailable") }

    /// Not available: a transition is the difference of two commits.
    @available(
        *,
        unavailable,
        message: "edit in tree.update, and animate the LayoutTransition(from:to:) of two commits"
    )
    public func transitionLayout(
        withAnimation animated: Bool = true,
        shouldMeasureAsync: Bool = true,
        measurementCompletion: (() -> Void)? = nil
    ) {}

    /// Not available: a transition is the difference of two commits.
    @available(
        *,
        unavailable,
        message:
            "lay out in the new range, and animate the LayoutTransition(from:to:) of two commits"
    )
    public func transitionLayout(
        with constrainedSize: SizeRange,
        animated: Bool = true,
        shouldMeasureAsync: Bool = true,
        measurementCompletion: (() -> Void)? = nil
    ) {}

    /// Not needed: a node's subnodes are always those in its spec.
    @available(*, unavailable, message: "leave this out: subnodes are always managed automatically")
    public var automaticallyManagesSubnodes: Bool {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// Not available: a node is shown exactly when its parent's spec contains it.
    @available(
        *,
        unavailable,
        message: "leave the node out of its parent's layoutSpec with an `if`"
    )
    public var isHidden: Bool {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// Not available: a node is named where it is created.
    @available(*, unavailable, message: "name it where it is made: DisplayNode(content, name: …)")
    public var debugName: String? {
        get { preconditionFailure("it is unavailable") }
        nonmutating set {}
    }

    /// Not available: a node is a subnode exactly when its parent's spec contains it.
    @available(
        *,
        unavailable,
        message: "put the node into its parent's layoutSpec: that makes it a subnode"
    )
    public func addSubnode(_ node: some NodeReference) {}

    /// Not available: a node is removed by leaving it out of its parent's spec.
    @available(*, unavailable, message: "leave the node out of its parent's layoutSpec")
    public func removeFromSupernode() {}

    /// Not available: each commit has a hierarchy of its own.
    @available(*, unavailable, message: "read them from a commit: commit.subnodes(of: node)")
    public var subnodes: [AnyDisplayNode] { preconditionFailure("it is unavailable") }

    /// Not available: each commit has a hierarchy of its own.
    @available(*, unavailable, message: "read it from a commit: commit.supernode(of: node)")
    public var supernode: AnyDisplayNode? { preconditionFailure("it is unavailable") }
}
