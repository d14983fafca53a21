import Foundation
import Testing
import Weft

@testable import Benchmarks

@Suite("Edits under contention")
struct ContentionTests {
    @Test("A repeated turn ends with the same texts, and nearly all of its edits change something")
    func turns() throws {
        let feed = try FeedTree(cellCount: 20, scheduler: .shared)
        let first = try widths(of: feed, afterTurnOf: 3)
        #expect(try widths(of: feed, afterTurnOf: 3) == first)
        #expect(feed.tree.revision >= 2 * 240)
        #expect(feed.tree.revision <= 2 * 250)
    }

    @Test(
        "Writers continue until edits have met passes, and the last layout is always the same",
        .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1)
    )
    func race() async throws {
        let workload = try #require(ContentionWorkload.writers.first)
        let sample = try await workload.sample(on: LayoutScheduler(workers: 1))
        #expect(sample.checksum == workload.checksum)
        #expect(sample.commitRate != nil)
        #expect(sample.steps.count.isMultiple(of: WritersTurn.editCount))
        #expect(sample.steps.count >= 8 * WritersTurn.editCount)
    }

    @Test("A pass after one edit is counted once, with only its own measurements")
    func measurements() async throws {
        let feed = try FeedTree(cellCount: 20, scheduler: .shared)
        let first = try await feed.tree.layout(in: SizeRange(width: 375))
        try feed.tree.update { $0[feed.texts[0]].width = 1 }
        let race = ContentionRace(writers: 1)
        async let layouts = race.layOut(feed.tree, after: first)
        for await commit in feed.tree.commits where commit.number > first.number { break }
        race.finishWriter()
        let passes = try await layouts
        #expect(passes.count == 1 && passes.metCount == 0)
        #expect(passes.statistics == feed.tree.committed?.statistics)
        // The text, the names around it and their header, whose size has not changed.
        #expect(passes.statistics.measurementCount == 3)
        #expect(passes.rate == nil)
    }

    @Test("A race whose writers have already finished runs no pass")
    func noWriter() async throws {
        let feed = try FeedTree(cellCount: 20, scheduler: .shared)
        let first = try await feed.tree.layout(in: SizeRange(width: 375))
        try feed.tree.update { $0[feed.texts[0]].width = 1 }
        let race = ContentionRace(writers: 1)
        race.finishWriter()
        #expect(try await race.layOut(feed.tree, after: first).count == 0)
        #expect(feed.tree.committed?.number == first.number)
    }

    @Test("There is no commit rate if no edit met a pass")
    func rate() {
        var passes = ContentionPasses(count: 4, duration: .seconds(2))
        #expect(passes.rate == nil)
        passes.metCount = 1
        #expect(passes.rate == 2)
    }

    @Test("A writer takes at least one turn, and gives up after a limit if no edit meets a pass")
    func limit() {
        let race = ContentionRace(writers: 1)
        #expect(race.wantsTurn(after: 0))
        #expect(race.wantsTurn(after: ContentionRace.turnLimit - 1))
        #expect(!race.wantsTurn(after: ContentionRace.turnLimit))
    }

    private func widths(of feed: FeedTree, afterTurnOf writer: Int) throws -> [Double] {
        var turn = WritersTurn(of: writer, writers: 8)
        while try turn.edit(feed) {}
        return try feed.tree.update { edit in feed.texts.map { edit[$0].width } }
    }
}
