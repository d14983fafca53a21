import CommandArguments

/// All workloads in all sizes.
enum Catalogue {
    /// In the order of the table.
    static let workloads: [any Workload] =
        ColdWorkload.wideShallow + ColdWorkload.deepNested + ColdWorkload.deepBinary
        + ColdWorkload.feed + ColdWorkload.flexRows + ColdWorkload.wrap
        + ColdWorkload.hugeNested + ColdWorkload.layeredSpecs + BatchWorkload.cells
        + RelayoutWorkload.nestedChanges + RelayoutWorkload.feedChanges
        + RelayoutWorkload.rotation + RelayoutWorkload.bursts + RelayoutWorkload.tinyPasses
        + ContentionWorkload.writers

    /// The workloads that the options mean; it is a mistake if there is none.
    static func selection(_ options: BenchmarkOptions) throws(UsageError) -> [any Workload] {
        let selection = workloads.filter { workload in
            options.sizes.contains(workload.nodeCount)
                && (options.filters.isEmpty || options.filters.contains(where: workload.matches))
        }
        guard !selection.isEmpty else {
            throw UsageError("no workload has such a name and so many nodes")
        }
        return selection
    }
}
