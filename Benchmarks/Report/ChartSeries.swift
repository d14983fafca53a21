/// The line of one workload in a chart, over its sizes.
struct ChartSeries: Equatable {
    /// The workload without its size.
    let name: String

    /// The sizes in ascending order.
    let points: [Point]

    /// The figures of one size.
    struct Point: Equatable {
        let nodeCount: Int
        let sequential: Double

        /// Nil if only one worker was measured.
        let parallel: Double?
    }

    /// Sorts results into series, in the order of their first results.
    ///
    /// - Parameters:
    ///   - results: Results of one kind.
    ///   - value: Returns what is drawn for a median, which is in nanoseconds.
    static func series(
        of results: [WorkloadResult],
        value: (_ median: Double, _ nodeCount: Int) -> Double = { median, _ in median }
    ) -> [ChartSeries] {
        var names: [String] = []
        var points: [String: [Point]] = [:]
        for result in results {
            if points[result.family] == nil { names.append(result.family) }
            points[result.family, default: []].append(
                Point(
                    nodeCount: result.nodeCount,
                    sequential: value(result.sequential.median.median, result.nodeCount),
                    parallel: result.parallel.map { value($0.median.median, result.nodeCount) }
                )
            )
        }
        return names.map { name in
            let points = points[name] ?? []
            return ChartSeries(name: name, points: points.sorted { $0.nodeCount < $1.nodeCount })
        }
    }
}

extension WorkloadResult {
    /// The name without the size, if it ends with one.
    var family: String {
        let parts = name.split(separator: "/")
        guard parts.count == 2, Int(parts[1]) != nil else { return name }
        return String(parts[0])
    }
}
