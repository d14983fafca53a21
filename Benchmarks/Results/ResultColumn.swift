import Foundation

/// A column of the printed table.
struct ResultColumn {
    let title: String
    let width: Int

    /// Whether it is about the parallel side.
    var isParallel = false

    let text: (WorkloadResult) -> String

    /// The columns for a kind of workload, without those of the parallel side if it has one worker.
    static func columns(for kind: WorkloadKind, workers: Int) -> [ResultColumn] {
        let columns =
            switch kind {
            case .cold: cold(workers: workers)
            case .relayout: relayout(workers: workers)
            case .contention: contention(workers: workers)
            }
        return columns.filter { workers > 1 || !$0.isParallel }
    }

    /// The columns of first layouts.
    private static func cold(workers: Int) -> [ResultColumn] {
        names + [
            ResultColumn(title: "build ms", width: 8) { milliseconds($0.build.median) },
            spread("1 worker ms", unit: 1e6) { $0.sequential.median },
            spread("\(workers.workersText) ms", unit: 1e6, isParallel: true) {
                $0.parallel?.median
            },
            speedUp,
            ResultColumn(title: "ns/node", width: 7) { result in
                number(result.sequential.median.median / Double(result.nodeCount), digits: 0)
            },
            ResultColumn(title: "meas./node", width: 10) { result in
                number(result.measurementsPerPass / Double(result.nodeCount), digits: 2)
            },
            ResultColumn(title: "hits/node", width: 9) { result in
                number(result.cacheHitsPerPass / Double(result.nodeCount), digits: 2)
            },
            ResultColumn(title: "heap B/node", width: 11) { result in
                number(result.heapBytes.map { $0 / Double(result.nodeCount) }, digits: 0)
            },
            ResultColumn(title: "free ms", width: 8) { milliseconds($0.teardown?.median) },
        ] + peerRatios(workers: workers) + [
            ResultColumn(title: "build×", width: 6) { number($0.buildPeerRatio, digits: 2) }
        ]
    }

    /// The columns of layouts after changes.
    private static func relayout(workers: Int) -> [ResultColumn] {
        names + [
            ResultColumn(title: "edit µs", width: 8) { microseconds($0.edit?.median) },
            spread("1 worker µs", unit: 1e3) { $0.sequential.median },
            ResultColumn(title: "max", width: 9) { microseconds($0.sequential.tail.median) },
            spread("\(workers.workersText) µs", unit: 1e3, isParallel: true) {
                $0.parallel?.median
            },
            ResultColumn(title: "max", width: 9, isParallel: true) {
                microseconds($0.parallel?.tail.median)
            },
            speedUp,
            ResultColumn(title: "meas./pass", width: 10) {
                number($0.measurementsPerPass, digits: 1)
            },
            ResultColumn(title: "hits/pass", width: 9) { number($0.cacheHitsPerPass, digits: 1) },
        ] + peerRatios(workers: workers)
    }

    /// The columns of edits under contention.
    private static func contention(workers: Int) -> [ResultColumn] {
        names + [
            spread("1 worker: edit µs", unit: 1e3) { $0.sequential.median },
            ResultColumn(title: "99 %", width: 9) { microseconds($0.sequential.tail.median) },
            spread("commits/s", unit: 1) { $0.sequential.commitRate },
            spread("\(workers.workersText): edit µs", unit: 1e3, isParallel: true) {
                $0.parallel?.median
            },
            ResultColumn(title: "99 %", width: 9, isParallel: true) {
                microseconds($0.parallel?.tail.median)
            },
            spread("commits/s", unit: 1, isParallel: true) { $0.parallel?.commitRate },
            ResultColumn(title: "meas./pass", width: 10) {
                number($0.measurementsPerPass, digits: 1)
            },
        ]
    }
}

extension ResultColumn {
    private static var names: [ResultColumn] {
        [
            ResultColumn(title: "workload", width: 14) { $0.name },
            ResultColumn(title: "nodes", width: 8) { "\($0.nodeCount)" },
        ]
    }

    private static var speedUp: ResultColumn {
        ResultColumn(title: "speed-up", width: 8, isParallel: true) {
            number($0.speedUp?.median, digits: 2)
        }
    }

    private static func peerRatios(workers: Int) -> [ResultColumn] {
        [
            ResultColumn(title: "peer×1", width: 7) { number($0.sequentialPeerRatio, digits: 1) },
            ResultColumn(title: "peer×\(workers)", width: 7, isParallel: true) {
                number($0.parallelPeerRatio, digits: 1)
            },
        ]
    }

    /// A column with a median and, if there are several figures, their spread.
    private static func spread(
        _ title: String,
        unit: Double,
        isParallel: Bool = false,
        _ figure: @escaping (WorkloadResult) -> Spread?
    ) -> ResultColumn {
        ResultColumn(
            title: title,
            width: max(15, title.count + 1),
            isParallel: isParallel
        ) { result in
            guard let figure = figure(result) else { return "–" }
            let percent = figure.deviation.map { String(format: " ±%2.0f %%", $0 * 100) }
            return scaled(figure.median / unit) + (percent ?? "")
        }
    }

    private static func milliseconds(_ time: Double?) -> String {
        time.map { scaled($0 / 1e6) } ?? "–"
    }

    private static func microseconds(_ time: Double?) -> String {
        time.map { scaled($0 / 1e3) } ?? "–"
    }

    /// A number with three significant digits.
    private static func scaled(_ number: Double) -> String {
        self.number(number, digits: number.fractionLength)
    }

    private static func number(_ number: Double?, digits: Int) -> String {
        number.map { String(format: "%.\(digits)f", $0) } ?? "–"
    }
}
