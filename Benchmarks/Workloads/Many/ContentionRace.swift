import Synchronization
import Weft

/// The passes of W12, which run until the last writer has finished. The race also decides when
/// writers may finish.
final class ContentionRace: Sendable {
    /// How many passes must have been met by edits before the writers may finish.
    static let wantedCount = 20

    /// The number of turns after which a writer gives up if passes and edits never overlap.
    static let turnLimit = 100

    private let writers: Atomic<Int>
    private let metCount = Atomic(0)

    init(writers: Int) {
        self.writers = Atomic(writers)
    }

    /// Whether a writer that has taken `count` turns takes another one.
    func wantsTurn(after count: Int) -> Bool {
        count == 0
            || (count < Self.turnLimit && metCount.load(ordering: .relaxed) < Self.wantedCount)
    }

    /// Notes that a writer takes no further turn.
    func finishWriter() {
        writers.subtract(1, ordering: .relaxed)
    }

    /// Lays out a tree again and again, in the range of its first commit, until all writers have
    /// finished.
    @concurrent
    func layOut(_ tree: DisplayTree, after first: LayoutCommit) async throws -> ContentionPasses {
        let clock = ContinuousClock()
        let start = clock.now
        var passes = ContentionPasses()
        var last = first.number
        while writers.load(ordering: .relaxed) > 0 {
            let commit = try await tree.layout(in: first.range)
            let isMet = tree.revision > commit.revision
            if commit.number != last {
                passes.count += 1
                passes.statistics += commit.statistics
                if isMet {
                    passes.metCount += 1
                    metCount.add(1, ordering: .relaxed)
                }
            }
            last = commit.number
            await Task.yield()
        }
        passes.duration = clock.now - start
        return passes
    }
}

/// What passes did while writers edited.
struct ContentionPasses {
    /// How many passes have published something.
    var count = 0

    /// How many of them were met by an edit, which came after the snapshot and before the commit.
    var metCount = 0

    /// What they did, in total.
    var statistics = LayoutStatistics()

    /// How long all that took.
    var duration = Duration.zero

    /// The commits per second; nil if no edit met a pass, since then there was no contention.
    var rate: Double? { metCount == 0 ? nil : Double(count) / (duration / .seconds(1)) }
}
