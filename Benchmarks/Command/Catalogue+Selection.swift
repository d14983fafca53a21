import WeftArguments

extension Catalogue {
    /// Returns the workloads that the options select.
    ///
    /// - Throws: `UsageError` if there are none, or none for one of the filters.
    static func selection(_ options: BenchmarkOptions) throws(UsageError) -> [any Workload] {
        for filter in options.filters {
            let meant = workloads.filter { $0.matches(filter) }
            guard !meant.isEmpty else {
                let names = workloads.map(\.name).joined(separator: ", ")
                throw UsageError(
                    "no workload is called \(shown(filter)); the workloads are \(names)"
                )
            }
            guard meant.contains(where: { options.sizes.contains($0.nodeCount) }) else {
                throw unsized("of \(shown(filter)) ", options.sizes)
            }
        }
        let selection = workloads.filter { workload in
            options.sizes.contains(workload.nodeCount)
                && (options.filters.isEmpty || options.filters.contains(where: workload.matches))
        }
        guard !selection.isEmpty else { throw unsized("", options.sizes) }
        return selection
    }

    private static func unsized(_ filter: String, _ sizes: ClosedRange<Int>) -> UsageError {
        let bounds =
            sizes.upperBound == .max
            ? "\(sizes.lowerBound) nodes or more"
            : "\(sizes.lowerBound) to \(sizes.upperBound) nodes"
        return UsageError("no workload \(filter)has \(bounds); use --sizes 1.. for all sizes")
    }
}
