import Weft

/// Repeated layouts of one tree, after edits or in other ranges.
struct RelayoutWorkload: Workload {
    /// The kinds of task that may request the layouts.
    enum Caller {
        /// A task without an actor.
        case background
        /// A task of the main actor.
        case mainActor
    }

    let name: String
    let nodeCount: Int
    let checksum: Double

    /// How many layouts are timed.
    let stepCount: Int

    /// Whether the time of a step includes its edit.
    var timesEdits = false

    /// The kind of task that requests the layouts.
    var caller = Caller.background

    /// The ranges, taken in turn.
    let ranges: [SizeRange]

    /// The ranges that the tree is laid out in before the steps are timed; nil for all of `ranges`.
    var firstRanges: [SizeRange]?

    /// Makes a tree and the closure that edits it.
    let build: @Sendable (LayoutScheduler) throws -> RelayoutScene

    var kind: WorkloadKind { .relayout }

    @concurrent
    func sample(on scheduler: LayoutScheduler) async throws -> Sample {
        switch caller {
        case .background: try await run(on: scheduler)
        case .mainActor: try await runOnMainActor(on: scheduler)
        }
    }

    func referenceChecksum() throws -> Double {
        let scene = try build(.shared)
        for step in 0..<stepCount { try scene.edit?(step) }
        return try ranges.reduce(0.0) { sum, range in
            try sum + scene.tree.root.layout(in: range, environment: .benchmark).checksum
        }
        .roundedToThousandth
    }

    @MainActor
    private func runOnMainActor(on scheduler: LayoutScheduler) async throws -> Sample {
        try await run(on: scheduler)
    }

    /// Lays the tree out, and then times the steps.
    private nonisolated(nonsending) func run(on scheduler: LayoutScheduler) async throws -> Sample {
        var sample = Sample()
        let clock = ContinuousClock()
        let heap = HeapMeter()
        let beginning = clock.now
        let scene = try build(scheduler)
        sample.build = clock.now - beginning
        for range in firstRanges ?? ranges { _ = try await scene.tree.layout(in: range) }
        sample.heapBytes = heap.growth
        sample.steps.reserveCapacity(stepCount)
        sample.edits.reserveCapacity(stepCount)
        for step in 0..<stepCount {
            let start = clock.now
            try scene.edit?(step)
            let middle = clock.now
            let commit = try await scene.tree.layout(in: ranges[step % ranges.count])
            let end = clock.now
            if scene.edit != nil, !timesEdits { sample.edits.append(middle - start) }
            sample.steps.append(end - (timesEdits ? start : middle))
            sample.statistics += commit.statistics
            sample.passCount += 1
            if step >= stepCount - ranges.count { sample.checksum += commit.checksum }
        }
        sample.checksum = sample.checksum.roundedToThousandth
        return sample
    }
}

/// The tree of one run, and the edits to it.
struct RelayoutScene {
    /// The tree.
    let tree: DisplayTree

    /// Makes the edits before a step, in one transaction; nil if there are none.
    var edit: ((_ step: Int) throws -> Void)?
}
