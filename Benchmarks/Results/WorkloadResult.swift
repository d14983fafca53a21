import Weft

/// The figures of one workload; times are in nanoseconds.
struct WorkloadResult: Codable, Equatable {
    let name: String
    let nodeCount: Int
    let kind: WorkloadKind

    /// What the calibration took just before and just after the samples, in nanoseconds.
    let calibration: Spread

    /// The time to make the nodes and the trees.
    let build: Spread

    /// The time of the edit before a step; nil if there is none, or if the step contains it.
    let edit: Spread?

    /// The times on one worker.
    let sequential: Timing

    /// The times on all cores; nil if only one worker was measured.
    let parallel: Timing?

    /// The time on one worker divided by that on all cores, from pairs of samples; nil if only one
    /// worker was measured.
    let speedUp: Spread?

    /// The time to release the trees; nil if it is not measured.
    let teardown: Spread?

    /// The mean number of measurements in a pass, on one worker.
    let measurementsPerPass: Double

    /// The mean number of questions that the caches answered in a pass, on one worker.
    let cacheHitsPerPass: Double

    /// The growth of the heap during building and layout, in bytes; nil if it is not counted.
    let heapBytes: Double?
}

/// The times of one side.
struct Timing: Codable, Equatable {
    /// The medians of the samples' steps.
    let median: Spread

    /// The maxima of the samples' steps; under contention their 99th percentiles.
    let tail: Spread

    /// The commits per second; nil except under contention.
    let commitRate: Spread?

    init(_ samples: [Sample], kind: WorkloadKind) {
        let steps = samples.map { sample in sample.steps.map { $0 / .nanoseconds(1) }.sorted() }
        let tail = kind == .contention ? 0.99 : 1
        median = Spread(steps.map { Spread.quantile(0.5, of: $0) })
        self.tail = Spread(steps.map { Spread.quantile(tail, of: $0) })
        let rates = samples.compactMap(\.commitRate)
        commitRate = rates.isEmpty ? nil : Spread(rates)
    }
}

extension WorkloadResult {
    /// Creates the figures of a workload from its samples.
    init(of workload: any Workload, _ samples: SampledSides, calibration: Spread) {
        let isParallel = !samples.parallel.isEmpty
        let edits = samples.all.map { $0.edits.map { $0 / .nanoseconds(1) }.sorted() }
        let isEdited = edits.contains { !$0.isEmpty }
        name = workload.name
        nodeCount = workload.nodeCount
        kind = workload.kind
        self.calibration = calibration
        build = Spread(samples.all.map(\.build))
        edit = isEdited ? Spread(edits.map { Spread.quantile(0.5, of: $0) }) : nil
        sequential = Timing(samples.sequential, kind: workload.kind)
        parallel = isParallel ? Timing(samples.parallel, kind: workload.kind) : nil
        let ratios = zip(samples.sequential, samples.parallel).map { sequential, parallel in
            Spread(sequential.steps).median / Spread(parallel.steps).median
        }
        speedUp = isParallel ? Spread(ratios) : nil
        let teardowns = samples.all.compactMap(\.teardown)
        teardown = teardowns.isEmpty ? nil : Spread(teardowns)
        measurementsPerPass = Self.mean(samples.sequential, \.statistics.measurementCount)
        cacheHitsPerPass = Self.mean(samples.sequential, \.statistics.cacheHitCount)
        let heaps = samples.sequential.compactMap(\.heapBytes).map(Double.init)
        heapBytes = heaps.isEmpty ? nil : Spread(heaps).median
    }

    /// The mean of a count over the passes of all samples.
    private static func mean(_ samples: [Sample], _ count: KeyPath<Sample, Int>) -> Double {
        let passes = samples.reduce(0) { $0 + $1.passCount }
        let total = samples.reduce(0) { $0 + $1[keyPath: count] }
        return passes == 0 ? 0 : Double(total) / Double(passes)
    }
}
