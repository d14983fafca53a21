import Weft

/// W12: eight writers edit W4 while passes run. A step is one edit.
///
/// Each writer makes whole turns of 250 edits, after which its texts are always the same, until
/// edits have met twenty passes. So the last layout depends neither on the order of the writers nor
/// on the number of their turns.
struct ContentionWorkload: Workload {
    static let writers: [any Workload] = [
        ContentionWorkload(cellCount: 100, checksum: 3_387_366),
        ContentionWorkload(cellCount: 1_000, checksum: 283_336_829),
    ]

    let cellCount: Int
    let checksum: Double

    var name: String { "W12/\(nodeCount)" }

    var nodeCount: Int { 12 * cellCount + 1 }

    var kind: WorkloadKind { .contention }

    private static let range = SizeRange(width: 375)
    private static let writerCount = 8

    @concurrent
    func sample(on scheduler: LayoutScheduler) async throws -> Sample {
        var sample = Sample()
        let clock = ContinuousClock()
        let heap = HeapMeter()
        let beginning = clock.now
        let feed = try FeedTree(cellCount: cellCount, scheduler: scheduler)
        sample.build = clock.now - beginning
        let first = try await feed.tree.layout(in: Self.range)
        sample.heapBytes = heap.growth
        let race = ContentionRace(writers: Self.writerCount)
        async let layouts = race.layOut(feed.tree, after: first)
        sample.steps = try await edit(feed, race)
        let passes = try await layouts
        sample.statistics = passes.statistics
        sample.passCount = passes.count
        sample.commitRate = passes.rate
        sample.checksum = try await feed.tree.layout(in: Self.range).checksum
        return sample
    }

    func referenceChecksum() throws -> Double {
        let feed = try FeedTree(cellCount: cellCount, scheduler: .shared)
        for number in 0..<Self.writerCount {
            var turn = WritersTurn(of: number, writers: Self.writerCount)
            while try turn.edit(feed) {}
        }
        return try feed.tree.root.layout(in: Self.range, environment: .benchmark).checksum
    }

    /// Runs all writers concurrently, and returns how long each edit took.
    private nonisolated(nonsending) func edit(
        _ feed: FeedTree,
        _ race: ContentionRace
    ) async throws -> [Duration] {
        try await withThrowingTaskGroup { group in
            for number in 0..<Self.writerCount {
                group.addTask {
                    defer { race.finishWriter() }
                    let clock = ContinuousClock()
                    var durations: [Duration] = []
                    var turnCount = 0
                    while race.wantsTurn(after: turnCount) {
                        turnCount += 1
                        var turn = WritersTurn(of: number, writers: Self.writerCount)
                        var goesOn = true
                        while goesOn {
                            let start = clock.now
                            goesOn = try turn.edit(feed)
                            durations.append(clock.now - start)
                            await Task.yield()
                        }
                    }
                    return durations
                }
            }
            var durations: [Duration] = []
            for try await part in group { durations += part }
            return durations
        }
    }
}
