import Foundation
import WeftArguments

extension RunComparison {
    /// The comparison as text.
    var lines: [String] {
        let table = Table(
            [("workload", 16), ("machine", 8), ("1 worker as it is", 18)]
                + ["build", "1 worker", "all cores"].map { ($0, 26) } + [("heap", 7)]
        )
        return [
            "The times of this run divided by those of the stored run: below 1, this run is faster. "
                + "The speed of the machine, by its calibration, is taken out."
        ] + warnings + [table.header] + rows.map { table.row($0.texts) }
            + (means.map { [table.row($0)] } ?? [])
    }

    /// The reasons why figures are not compared, or why the comparison is meaningless.
    private var warnings: [String] {
        var lines: [String] = []
        if let new = isOptimized.new, let old = isOptimized.old, new != old {
            let (fast, slow) = new ? ("this run", "the stored run") : ("the stored run", "this run")
            lines.append(
                "The builds differ, so the ratios mean nothing: \(fast) is from a release build, "
                    + "\(slow) from a debug build."
            )
        }
        if workers.new != workers.old {
            lines.append(
                "The stored run had \(workers.old.workersText), this one \(workers.new): "
                    + "the times of all cores are not compared."
            )
        }
        if !missing.isEmpty {
            lines.append("Not in the stored run: \(missing.joined(separator: ", ")).")
        }
        return lines
    }

    /// The row of the means over the workloads' medians; nil for fewer than two.
    private var means: [String]? {
        let rows = rows.filter(\.isMedian)
        guard rows.count > 1 else { return nil }
        let columns: [(Row) -> Double?] = [
            { $0.machine.median }, { $0.sequential.uncalibrated.median },
            { $0.build?.calibrated.median }, { $0.sequential.calibrated.median },
            { $0.parallel?.calibrated.median }, { $0.heap },
        ]
        return ["geometric mean"]
            + columns.map { column in geometricMean(rows.compactMap(column)).shortText }
    }
}

extension RunComparison.Row {
    /// The cells of the printed table.
    fileprivate var texts: [String] {
        [name, machine.median.shortText, sequential.uncalibrated.median.shortText]
            + [build, sequential, parallel].map { $0?.text ?? "–" } + [heap.shortText]
    }
}

extension Double {
    fileprivate var shortText: String { String(format: "%.2f", self) }
}

extension Optional<Double> {
    fileprivate var shortText: String { map(\.shortText) ?? "–" }
}

extension CalibratedRatio {
    /// The ratio, its spread and its verdict.
    fileprivate var text: String {
        let ratio = calibrated
        return String(format: "%.2f (%.2f…%.2f)", ratio.median, ratio.lower, ratio.upper)
            + (verdict == .same ? "" : " \(verdict.rawValue)")
    }
}
