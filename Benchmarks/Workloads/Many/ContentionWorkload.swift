import Synchronization
import Weft

/// W12: eight writers edit W4 while passes run.
///
/// Writer w changes the texts whose number is w modulo 8, with numbers of a seed of its own, so
/// that the last layout does not depend on who was when. A step is one edit.
struct ContentionWorkload: Workload {
    static let writers: [any Workload] = [
        ContentionWorkload(cellCount: 100, checksum: 3_387_637),
        ContentionWorkload(cellCount: 1_000, checksum: 283_150_935),
    ]

    let cellCount: Int
    let checksum: Double

    var name: String { "W12/\(nodeCount)" }

    var nodeCount: Int { 12 * cellCount + 1 }

    var kind: WorkloadKind { .contention }

    private static let range = SizeRange(width: 375)
    private static let writerCount = 8
    private static let editsPerWriter = 250

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
        let start = clock.now
        let race = Race(writers: Self.writerCount)
        async let passes = race.layOut(feed.tree, in: Self.range)
        sample.steps = try await edit(feed, race)
        sample.statistics = try await passes
        let last = try await feed.tree.layout(in: Self.range)
        sample.passCount = Int(last.number - first.number)
        sample.commitRate = Double(sample.passCount) / ((clock.now - start) / .seconds(1))
        sample.checksum = last.checksum
        return sample
    }

    func referenceChecksum() throws -> Double {
        let feed = try FeedTree(cellCount: cellCount, scheduler: .shared)
        for writer in 0..<Self.writerCount {
            var writer = Writer(number: writer, of: Self.writerCount)
            for _ in 0..<Self.editsPerWriter { try writer.edit(feed) }
        }
        return try feed.tree.root.layout(in: Self.range, environment: .benchmark).checksum
    }

    /// Lets all writers edit at once, and returns how long each edit took.
    private nonisolated(nonsending) func edit(
        _ feed: FeedTree,
        _ race: Race
    ) async throws -> [Duration] {
        try await withThrowingTaskGroup { group in
            for writer in 0..<Self.writerCount {
                group.addTask {
                    defer { race.finishWriter() }
                    let clock = ContinuousClock()
                    var writer = Writer(number: writer, of: Self.writerCount)
                    var durations: [Duration] = []
                    for _ in 0..<Self.editsPerWriter {
                        durations.append(try clock.measure { try writer.edit(feed) })
                        await Task.yield()
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

/// One of those who edit.
private struct Writer {
    let number: Int
    let count: Int
    var numbers: LCG

    init(number: Int, of count: Int) {
        self.number = number
        self.count = count
        numbers = LCG(seed: UInt32(12 + number))
    }

    mutating func edit(_ feed: FeedTree) throws {
        let index = numbers.next() % (feed.texts.count / count) * count + number
        let width = numbers.width(ofText: index)
        try feed.tree.update { $0[feed.texts[index]].width = width }
    }
}

/// The passes that run until the last writer has finished.
private final class Race: Sendable {
    private let writers: Atomic<Int>

    init(writers: Int) {
        self.writers = Atomic(writers)
    }

    func finishWriter() {
        writers.subtract(1, ordering: .relaxed)
    }

    @concurrent
    func layOut(_ tree: DisplayTree, in range: SizeRange) async throws -> LayoutStatistics {
        var statistics = LayoutStatistics()
        var last: UInt64 = 0
        while writers.load(ordering: .relaxed) > 0 {
            let commit = try await tree.layout(in: range)
            if commit.number != last { statistics += commit.statistics }
            last = commit.number
            await Task.yield()
        }
        return statistics
    }
}
