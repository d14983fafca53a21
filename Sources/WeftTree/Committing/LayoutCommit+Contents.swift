public import WeftLayout

extension LayoutCommit {
    /// The content of a node as of this commit's revision.
    ///
    /// For a node without a place in the hierarchy, it is the node's current content, which later
    /// edits change: where that matters, call `content(of:)`.
    public subscript<Content>(node: DisplayNode<Content>) -> Content {
        content(of: node) ?? node.content(in: node.handle.state)
    }

    /// Unavailable, because the type of the node's content is not known.
    ///
    /// Call `content(of:)` instead, or create a typed handle with
    /// `DisplayNode<Content>(narrowing: node)`.
    @available(
        *,
        unavailable,
        message:
            "the type of the content is not known; use content(of:), or DisplayNode<Content>(narrowing: node)"
    )
    public subscript(node: AnyDisplayNode) -> UnknownContent {
        preconditionFailure("it is unavailable")
    }

    /// The content of a node as of this commit's revision; nil if the node has no place.
    public func content<Content>(of node: DisplayNode<Content>) -> Content? {
        readCell(of: node) { $0.state.map(node.content(in:)) }
    }

    /// The content of a node of unknown content type, as of this commit's revision; nil if the node
    /// has no place.
    public func content(of node: AnyDisplayNode) -> (any Sendable)? {
        readCell(of: node) { $0.state?.anyContent }
    }

    /// What a leaf's measurement handed to its host, such as the lines of a text.
    ///
    /// It is nil if the node has no place in the hierarchy, or if its measurement handed over
    /// nothing.
    public func payload(of node: some NodeReference) -> (any Sendable)? {
        readCell(of: node) { $0.payload }
    }

    /// What a leaf's measurement handed to its host; nil if it is not of the given type.
    public func payload<Payload: Sendable>(
        of node: some NodeReference,
        as type: Payload.Type
    ) -> Payload? {
        payload(of: node) as? Payload
    }

    /// The environment in a node, with the node's own overrides applied; nil if the node has no
    /// place.
    public func environment(of node: some NodeReference) -> LayoutEnvironment? {
        placedNode(of: node).map(environment(of:))
    }

    /// The environment in a placed node, with the node's own overrides applied.
    func environment(of placed: CommitTable.PlacedNode) -> LayoutEnvironment {
        let inherited = storage.environments[placed.key.environment]
        return placed.state.overrides?.applied(to: inherited) ?? inherited
    }

    /// The base style of a node; nil if the node has no place.
    public func style(of node: some NodeReference) -> LayoutElementStyle? {
        readCell(of: node) { $0.state?.baseStyle }
    }

    /// The range that a node was laid out in, in points, after its style was applied; nil if it has
    /// no place.
    ///
    /// The range that the whole layout was asked for is the commit's `range`.
    ///
    /// Below a node whose content ignores its range (``FixedSpecContent``), the range may come from
    /// an earlier layout, or from an earlier question in the same layout, if it led to the same
    /// frames.
    public func constrainedSize(of node: some NodeReference) -> SizeRange? {
        readCell(of: node) { storage.table.appearance(of: $0)?.key.range.mended }
    }
}
