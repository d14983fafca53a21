import Weft

/// The first layout of a fresh tree.
struct ColdWorkload: Workload {
    let name: String
    let nodeCount: Int
    let checksum: Double

    /// The range of the root, in points.
    let range: SizeRange

    /// Makes the tree's root with everything below it.
    let build: @Sendable () -> AnyDisplayNode

    var kind: WorkloadKind { .cold }

    @concurrent
    func sample(on scheduler: LayoutScheduler) async throws -> Sample {
        var sample = Sample()
        let clock = ContinuousClock()
        let heap = HeapMeter()
        var tree: DisplayTree?
        sample.build = clock.measure {
            tree = DisplayTree(root: build(), environment: .benchmark, scheduler: scheduler)
        }
        let start = clock.now
        var commit = try await tree?.layout(in: range)
        sample.steps = [clock.now - start]
        sample.heapBytes = heap.growth
        sample.passCount = 1
        sample.statistics = commit?.statistics ?? LayoutStatistics()
        sample.checksum = commit?.checksum ?? 0
        sample.teardown = clock.measure {
            commit = nil
            tree = nil
        }
        return sample
    }

    func referenceChecksum() throws -> Double {
        try build().layout(in: range, environment: .benchmark).checksum
    }
}
