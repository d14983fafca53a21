import Weft

/// W11: many small trees, laid out as one batch.
struct BatchWorkload: Workload {
    /// Cells of W4, each a tree of its own.
    static let cells: [any Workload] = [
        BatchWorkload(cellCount: 1_000, checksum: 5_869_110),
        BatchWorkload(cellCount: 10_000, checksum: 58_676_062),
    ]

    let cellCount: Int
    let checksum: Double

    var name: String { "W11/\(cellCount)" }

    var nodeCount: Int { 12 * cellCount }

    var kind: WorkloadKind { .cold }

    private static let range = SizeRange(width: 375)

    @concurrent
    func sample(on scheduler: LayoutScheduler) async throws -> Sample {
        var sample = Sample()
        let clock = ContinuousClock()
        let heap = HeapMeter()
        var requests: [LayoutBatch.Request] = []
        sample.build = clock.measure {
            requests = roots().map { root in
                let tree = DisplayTree(root: root, environment: .benchmark, scheduler: scheduler)
                return LayoutBatch.Request(tree, in: Self.range)
            }
        }
        let start = clock.now
        var commits = Array(try await scheduler.layout(requests))
        sample.steps = [clock.now - start]
        sample.heapBytes = heap.growth
        sample.passCount = 1
        for commit in commits {
            sample.statistics += commit.statistics
            sample.checksum += commit.checksum
        }
        sample.checksum = sample.checksum.roundedToThousandth
        sample.teardown = clock.measure {
            commits = []
            requests = []
        }
        return sample
    }

    func referenceChecksum() throws -> Double {
        try roots().reduce(0.0) { sum, root in
            try sum + root.layout(in: Self.range, environment: .benchmark).checksum
        }
        .roundedToThousandth
    }

    private func roots() -> [DisplayNode<FeedCell>] {
        var numbers = LCG(seed: 11)
        return (0..<cellCount).map { _ in DisplayNode(FeedCell(&numbers)) }
    }
}
