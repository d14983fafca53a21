public import WeftLayout

extension NodeReference {
    /// Lays the node out, serially, synchronously and without any cache.
    ///
    /// It is what every layout of a tree must equal, to the bit, and what a small server needs. The
    /// nodes' present contents are laid out; the node need not belong to a tree, and does not by
    /// this.
    ///
    /// - Parameters:
    ///   - range: The sizes to choose from, in points.
    ///   - environment: What the node inherits.
    /// - Returns: The layout as a commit with the number and the revision 0.
    /// - Throws: `LayoutError` for a mistake in the structure, `CancellationError` if the calling
    ///   task is cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func layout(
        in range: SizeRange = .unbounded,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> LayoutCommit {
        let handle = anyNode.handle
        let reference = ReferenceLayout(
            of: NodeEngine.Root(node: handle, range: range),
            tree: handle.adoption?.tree
        )
        let root = try reference.layout(in: environment)
        return reference.commit(root, in: range)
    }
}

extension ReferenceLayout {
    /// The layout as a commit, its nodes numbered depth first.
    func commit(_ root: Int, in range: SizeRange) -> LayoutCommit {
        var builder = CommitTable.Builder(CommitTable(), owner: 1)
        var slots: [ObjectIdentifier: Slot] = [:]
        var count: Slot = 1
        var waiting = [
            (result: root, slot: Slot(0), parent: Slot(-1), origin: LayoutPoint.zero)
        ]
        while let next = waiting.popLast() {
            let result = results[next.result]
            slots[ObjectIdentifier(result.node)] = next.slot
            builder.set(
                CommitTable.Place(
                    parent: next.parent,
                    frame: LayoutRect(origin: next.origin, size: result.size),
                    key: result.key,
                    environment: result.environment,
                    measurement: UInt64(next.result)
                ),
                CommitTable.Item(
                    node: result.node,
                    state: result.state,
                    payload: result.payload,
                    diagnostics: result.diagnostics.isEmpty
                        ? nil : CommitTable.DiagnosticsBox(result.diagnostics)
                ),
                at: next.slot
            )
            let first = count
            count += Slot(result.subnodes.count)
            builder.setSubnodes(of: next.slot, ContiguousArray(first..<count))
            for (offset, subnode) in result.subnodes.enumerated() {
                waiting.append(
                    (subnode.result, first + Slot(offset), next.slot, subnode.origin)
                )
            }
        }
        var statistics = LayoutStatistics()
        statistics.measurements = measurements
        statistics.restarts = restarts
        return LayoutCommit(
            storage: LayoutCommit.Storage(
                number: 0,
                revision: 0,
                range: range,
                root: 0,
                table: builder.table,
                environments: environments.current,
                index: .nodes(slots),
                statistics: statistics
            )
        )
    }
}
