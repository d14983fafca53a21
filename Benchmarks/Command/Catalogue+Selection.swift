import WeftArguments

extension Catalogue {
    /// The workloads that the options mean; it is a mistake if there is none.
    static func selection(_ options: BenchmarkOptions) throws(UsageError) -> [any Workload] {
        let selection = workloads.filter { workload in
            options.sizes.contains(workload.nodeCount)
                && (options.filters.isEmpty || options.filters.contains(where: workload.matches))
        }
        guard !selection.isEmpty else {
            let names = workloads.map(\.name).joined(separator: ", ")
            throw UsageError("no workload has such a name and so many nodes, of \(names)")
        }
        return selection
    }
}
