import Foundation

/// One run beside another: what this one takes in terms of the stored one.
///
/// Times are divided by what the calibration took in their run, so that a machine that is slower
/// today does not look like a slower engine.
struct RunComparison {
    /// How much slower the machine was in this run.
    let machineRatio: Double

    /// The workloads of both runs, in the order of this one.
    let rows: [Row]

    /// One workload's ratios; below 1 this run is faster, or smaller.
    struct Row: Equatable {
        let name: String
        let build: Ratio
        let sequential: Ratio
        let parallel: Ratio
        let heap: Double?
    }

    init(of run: RunRecord, with stored: RunRecord) {
        let machine = run.run.calibration.median / stored.run.calibration.median
        let old = Dictionary(stored.results.map { ($0.name, $0) }) { first, _ in first }
        machineRatio = machine
        rows = run.results.compactMap { new in
            guard let old = old[new.name] else { return nil }
            return Row(
                name: new.name,
                build: Ratio(new.build, to: old.build, on: machine),
                sequential: Ratio(new.sequential.median, to: old.sequential.median, on: machine),
                parallel: Ratio(new.parallel.median, to: old.parallel.median, on: machine),
                heap: new.heapBytes.flatMap { new in old.heapBytes.map { new / $0 } }
            )
        }
    }
}

/// A ratio of two medians, and how far it goes if either spreads.
struct Ratio: Equatable {
    let lower: Double
    let median: Double
    let upper: Double

    /// Divides one spread by another and by the ratio of the machines.
    init(_ new: Spread, to old: Spread, on machine: Double) {
        lower = new.lower / old.upper / machine
        median = new.median / old.median / machine
        upper = new.upper / old.lower / machine
    }

    /// What the ratio says beyond its spread.
    var verdict: Verdict {
        upper < 1 ? .faster : lower > 1 ? .slower : .same
    }

    /// Whether a ratio differs from 1 by more than its spread.
    enum Verdict: String {
        case faster, slower
        case same = ""
    }
}

extension RunComparison {
    /// The comparison as text.
    var lines: [String] {
        let table = Table([("workload", 16)] + Self.titles.map { ($0, 26) } + [("heap", 7)])
        let percent = String(format: "%+.0f %%", (machineRatio - 1) * 100)
        return [
            "This run in terms of the stored one; below 1 it is faster. The calibration took "
                + "\(percent), which is taken out.",
            table.header,
        ]
            + rows.map { row in
                table.row(
                    [row.name]
                        + [row.build, row.sequential, row.parallel].map(\.text)
                        + [row.heap.map { String(format: "%.2f", $0) } ?? "–"]
                )
            } + means.map { table.row($0) }
    }

    private static let titles = ["build", "1 worker", "all cores"]

    private var means: [[String]] {
        guard rows.count > 1 else { return [] }
        let means = [\Row.build, \.sequential, \.parallel].map { column in
            geometricMean(rows.map { $0[keyPath: column].median }).map {
                String(format: "%.2f", $0)
            } ?? "–"
        }
        let heap = geometricMean(rows.compactMap(\.heap)).map { String(format: "%.2f", $0) }
        return [["geometric mean"] + means + [heap ?? "–"]]
    }
}

extension Ratio {
    /// The ratio, its spread, and what it says.
    fileprivate var text: String {
        String(format: "%.2f (%.2f…%.2f)", median, lower, upper)
            + (verdict == .same ? "" : " \(verdict.rawValue)")
    }
}
