import Foundation

/// One run beside another: what this one takes in terms of the stored one.
///
/// Times are divided by what the calibration took beside them, so that a machine that is slower
/// today does not look like a slower engine. What fits into the processor's caches suffers less
/// than the calibration does where others use the memory too; so the plain ratio stands beside.
struct RunComparison {
    /// The workloads of both runs, in the order of this one.
    let rows: [Row]

    /// One workload's ratios; below 1 this run is faster, or smaller.
    struct Row: Equatable {
        let name: String

        /// How much slower the machine was in this run.
        let machine: Double

        /// One worker, without the calibration.
        let uncalibrated: Double

        let build: Ratio
        let sequential: Ratio
        let parallel: Ratio
        let heap: Double?
    }

    init(of run: RunRecord, with stored: RunRecord) {
        let old = Dictionary(stored.results.map { ($0.name, $0) }) { first, _ in first }
        rows = run.results.compactMap { new in
            guard let old = old[new.name] else { return nil }
            let machine = new.calibration.median / old.calibration.median
            return Row(
                name: new.name,
                machine: machine,
                uncalibrated: new.sequential.median.median / old.sequential.median.median,
                build: Ratio(new.build, to: old.build, on: machine),
                sequential: Ratio(new.sequential.median, to: old.sequential.median, on: machine),
                parallel: Ratio(new.parallel.median, to: old.parallel.median, on: machine),
                heap: new.heapBytes.flatMap { new in old.heapBytes.map { new / $0 } }
            )
        }
    }
}

/// A ratio of two medians without the machine's, and how far it goes if either spreads.
struct Ratio: Equatable {
    /// How much slower the machine was.
    let machine: Double

    let lower: Double
    let median: Double
    let upper: Double

    /// Divides one spread by another and by the ratio of the machines.
    init(_ new: Spread, to old: Spread, on machine: Double) {
        self.machine = machine
        lower = new.lower / old.upper / machine
        median = new.median / old.median / machine
        upper = new.upper / old.lower / machine
    }

    /// What the ratio says beyond its spread, with the machine's ratio and without.
    var verdict: Verdict {
        if upper < 1 && upper * machine < 1 { return .faster }
        return lower > 1 && lower * machine > 1 ? .slower : .same
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
        let table = Table(
            [("workload", 16), ("machine", 8), ("1 worker as it is", 18)]
                + ["build", "1 worker", "all cores"].map { ($0, 26) } + [("heap", 7)]
        )
        return [
            "This run in terms of the stored one: below 1 it is faster. What the machine took, by "
                + "its calibration, is taken out.",
            table.header,
        ] + rows.map { table.row($0.texts) } + (means.map { [table.row($0)] } ?? [])
    }

    private var means: [String]? {
        guard rows.count > 1 else { return nil }
        let columns: [(Row) -> Double?] = [
            { $0.machine }, { $0.uncalibrated }, { $0.build.median }, { $0.sequential.median },
            { $0.parallel.median }, { $0.heap },
        ]
        return ["geometric mean"]
            + columns.map { column in geometricMean(rows.compactMap(column)).shortText }
    }
}

extension RunComparison.Row {
    /// The cells of the printed table.
    fileprivate var texts: [String] {
        [name, machine.shortText, uncalibrated.shortText]
            + [build, sequential, parallel].map(\.text) + [heap.shortText]
    }
}

extension Double {
    fileprivate var shortText: String { String(format: "%.2f", self) }
}

extension Optional<Double> {
    fileprivate var shortText: String { map(\.shortText) ?? "–" }
}

extension Ratio {
    /// The ratio, its spread, and what it says.
    fileprivate var text: String {
        String(format: "%.2f (%.2f…%.2f)", median, lower, upper)
            + (verdict == .same ? "" : " \(verdict.rawValue)")
    }
}
