import Weft

@testable import Benchmarks

/// Figures of an imaginary run.
enum SampleFigures {
    /// A result with the given times, in nanoseconds.
    static func result(
        _ name: String,
        nodes: Int = 1_000,
        kind: WorkloadKind = .cold,
        sequential: [Double],
        parallel: [Double] = [1],
        machine: Double = 1,
        heap: Int = 400,
        commitRate: Double? = nil
    ) -> WorkloadResult {
        let workload = Named(name: name, nodeCount: nodes, kind: kind)
        let samples = SampledSides(
            sequential: sequential.map { sample($0, heap: heap, commitRate) },
            parallel: parallel.map { sample($0, heap: heap, commitRate) }
        )
        return WorkloadResult(of: workload, samples, calibration: Spread([machine]))
    }

    /// A run with the given results.
    static func run(
        _ results: [WorkloadResult],
        workers: Int = 2,
        isOptimized: Bool? = true
    ) -> RunRecord {
        RunRecord(
            run: RunDescription(
                date: "2026-01-02T03:04:05Z",
                processors: 2,
                workers: workers,
                calibration: Spread([100_000_000.0]),
                isOptimized: isOptimized
            ),
            results: results
        )
    }

    private static func sample(_ time: Double, heap: Int, _ commitRate: Double?) -> Sample {
        var sample = Sample()
        sample.build = .nanoseconds(Int(time))
        sample.steps = [
            .nanoseconds(Int(time)), .nanoseconds(Int(time)), .nanoseconds(Int(3 * time)),
        ]
        sample.heapBytes = heap
        sample.passCount = 2
        sample.commitRate = commitRate
        sample.statistics.measurementCount = 10
        return sample
    }
}

/// A workload that is never run.
private struct Named: Workload {
    let name: String
    let nodeCount: Int
    let kind: WorkloadKind
    var checksum: Double { 0 }

    func sample(on scheduler: LayoutScheduler) async throws -> Sample { Sample() }

    func referenceChecksum() throws -> Double { 0 }
}
