import Foundation
import Weft

/// Measures workloads one after another.
struct MeasuringSession {
    private let plan: SamplingPlan
    private let sides: LayoutSides
    private let progress: Progress
    private lazy var machine = Calibration()
    private var calibrations: [Duration] = []
    private var results: [WorkloadResult] = []

    /// How many workloads failed.
    private(set) var failureCount = 0

    init(_ options: BenchmarkOptions, progress: Progress) {
        plan = options.plan
        sides = LayoutSides(options)
        self.progress = progress
    }

    /// The workers of the parallel side; 1 if there is none.
    var workers: Int { sides.workers }

    /// The figures so far.
    ///
    /// - Throws: `NothingMeasured` if there are none.
    var record: RunRecord {
        get throws(NothingMeasured) {
            guard !results.isEmpty else { throw NothingMeasured() }
            return RunRecord(
                run: RunDescription(
                    date: Date.now.formatted(.iso8601),
                    processors: ProcessInfo.processInfo.activeProcessorCount,
                    workers: workers,
                    calibration: Spread(calibrations),
                    isOptimized: BuildMode.isOptimized
                ),
                results: results
            )
        }
    }

    /// Measures workloads, and hands out each result as soon as it is known.
    mutating func measure(
        _ workloads: [any Workload],
        onResult: (WorkloadResult) -> Void
    ) async {
        for (index, workload) in workloads.enumerated() {
            let title = "\(workload.name) (\(index + 1) of \(workloads.count))"
            progress.begin(title)
            let before = [machine.measure(), machine.measure()]
            do {
                let samples = try await samples(of: workload, title: title)
                let around = before + [machine.measure(), machine.measure()]
                calibrations += around
                let result = WorkloadResult(of: workload, samples, calibration: Spread(around))
                results.append(result)
                progress.clear()
                onResult(result)
            } catch {
                failureCount += 1
                progress.report("\(workload.name): \(error)")
            }
        }
    }

    /// Takes samples on both sides in turn, so that both meet the same machine.
    ///
    /// The first pair is a warm-up, which is checked and does not count. The side that begins
    /// alternates from pair to pair.
    private func samples(of workload: any Workload, title: String) async throws -> SampledSides {
        for scheduler in sides.all { _ = try await sample(workload, on: scheduler) }
        var samples = SampledSides()
        let start = ContinuousClock().now
        var count = 0
        while plan.wantsMore(
            taken: count,
            spent: (ContinuousClock().now - start) / sides.all.count
        ) {
            progress.show("\(title), sample \(count + 1)")
            for scheduler in count.isMultiple(of: 2) ? sides.all : sides.all.reversed() {
                let sample = try await sample(workload, on: scheduler)
                if scheduler === sides.parallel {
                    samples.parallel.append(sample)
                } else {
                    samples.sequential.append(sample)
                }
            }
            count += 1
        }
        return samples
    }

    private func sample(
        _ workload: any Workload,
        on scheduler: LayoutScheduler
    ) async throws -> Sample {
        let sample = try await workload.sample(on: scheduler)
        try workload.check(sample.checksum, on: scheduler)
        return sample
    }
}
