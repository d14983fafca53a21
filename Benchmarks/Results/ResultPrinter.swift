import Foundation
import WeftArguments

/// Prints results as they come, a table for each kind of workload.
final class ResultPrinter {
    private let workers: Int
    private var lastKind: WorkloadKind?

    init(workers: Int) {
        self.workers = workers
    }

    /// Prints a row, and the titles before the first row of its kind.
    func print(_ result: WorkloadResult) {
        let columns = ResultColumn.columns(for: result.kind, workers: workers)
        let table = Table(columns.map { ($0.title, $0.width) })
        if lastKind != result.kind {
            if lastKind != nil { say() }
            say(table.header)
        }
        lastKind = result.kind
        say(table.row(columns.map { $0.text(result) }))
    }

    /// Prints the means and the calibration.
    func printSummary(of record: RunRecord) {
        say()
        let means = PeerMeans(record.results)
        if means.count > 1, let sequential = means.sequential, let parallel = means.parallel {
            let workers = record.run.workers
            say(
                String(
                    format: "Geometric mean of the ratios to the faster peer, by times of another "
                        + "machine, %d workloads: %.2f× on 1 worker",
                    means.count,
                    sequential
                ) + (workers == 1 ? "." : String(format: ", %.2f× on %d.", parallel, workers))
            )
        }
        let calibration = record.run.calibration
        say(
            String(
                format: "Calibration: %.1f ms ±%.0f %%, for the sum over a shuffled 64 MiB array.",
                calibration.median / 1e6,
                (calibration.deviation ?? 0) * 100
            )
        )
    }
}

/// The geometric means of the ratios to the faster peer, over the cold layouts that both have.
struct PeerMeans {
    let sequential: Double?
    let parallel: Double?

    /// How many workloads they are of.
    let count: Int

    init(_ results: [WorkloadResult]) {
        let cold = results.filter { $0.kind == .cold && Peers.figures(for: $0.name) != nil }
        count = cold.count
        sequential = geometricMean(cold.compactMap(\.sequentialPeerRatio))
        parallel = geometricMean(cold.compactMap(\.parallelPeerRatio))
    }
}
