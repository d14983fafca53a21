/// All workloads in all sizes.
enum Catalogue {
    /// The workloads in the order of the table.
    static let workloads: [any Workload] =
        ColdWorkload.wideShallow + ColdWorkload.deepNested + ColdWorkload.deepBinary
        + ColdWorkload.feed + ColdWorkload.flexRows + ColdWorkload.wrap
        + ColdWorkload.hugeNested + ColdWorkload.layeredSpecs + BatchWorkload.cells
        + RelayoutWorkload.nestedChanges + RelayoutWorkload.feedChanges
        + RelayoutWorkload.rotation + RelayoutWorkload.resizing + RelayoutWorkload.bursts
        + RelayoutWorkload.tinyPasses + ContentionWorkload.writers
}
