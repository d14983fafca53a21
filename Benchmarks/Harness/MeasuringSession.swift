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

    /// The workers of the parallel side.
    var workers: Int { sides.parallel.workers }

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
        var samples = SampledSides()
        _ = try await sample(workload, on: sides.sequential)
        _ = try await sample(workload, on: sides.parallel)
        let start = ContinuousClock().now
        while plan.wantsMore(taken: samples.count, spent: (ContinuousClock().now - start) / 2) {
            progress.show("\(title), sample \(samples.count + 1)")
            if samples.count.isMultiple(of: 2) {
                samples.sequential.append(try await sample(workload, on: sides.sequential))
                samples.parallel.append(try await sample(workload, on: sides.parallel))
            } else {
                samples.parallel.append(try await sample(workload, on: sides.parallel))
                samples.sequential.append(try await sample(workload, on: sides.sequential))
            }
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
