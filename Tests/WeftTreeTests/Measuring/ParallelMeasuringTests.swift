import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Measuring in parallel")
struct ParallelMeasuringTests {
    @Test(
        "Any budget, chunk and number of workers give the same bits as a serial cold layout",
        arguments: Cut.table
    )
    func sameBits(cut: Cut) async throws {
        for seed in Seeds.range(12) {
            let random = try RandomTree(seed: seed, leaves: 24, depth: 5, scheduler: cut.scheduler)
            let difference = try await random.differenceFromCold(rounds: 8, edits: [0, 0, 1, 3])
            #expect(difference == nil, "seed \(seed): \(difference ?? "")")
        }
    }

    @Test("Any budget takes as many measurements as no budget", arguments: Cut.table)
    func sameCounts(cut: Cut) async throws {
        for seed in Seeds.range(12) {
            var counts: [Int] = []
            for scheduler in [Cut.serial.scheduler, cut.scheduler] {
                let random = try RandomTree(seed: seed, leaves: 24, depth: 5, scheduler: scheduler)
                let commit = try await random.tree.layout(in: random.random.range())
                counts.append(commit.statistics.measurementCount)
            }
            #expect(counts[0] == counts[1], "seed \(seed)")
        }
    }

    @Test("Any budget throws the same error as a serial cold layout", arguments: Cut.table)
    func sameErrors(cut: Cut) async throws {
        var failureCount = 0
        for seed in Seeds.range(10) {
            let random = try RandomTree(seed: seed, leaves: 24, depth: 5, scheduler: cut.scheduler)
            let range = random.random.range()
            _ = try await random.tree.layout(in: range)
            let mistake = try random.makeMistake()
            let warm = await Result.of { try await random.tree.layout(in: range) }
            let environment = random.environment
            let cold = Result { try random.root.layout(in: range, environment: environment) }
            switch (warm, cold) {
            case (.failure(let one), .failure(let other)):
                #expect("\(one)" == "\(other)", "seed \(seed)")
                failureCount += 1
            case (.success(let one), .success(let other)):
                #expect(differences(one, other) == [], "seed \(seed)")
            default:
                Issue.record("seed \(seed): \(warm) and \(cold)")
            }
            try random.tree.update { $0[mistake.branch].children = mistake.children }
            let repaired = try await random.tree.layout(in: range)
            let again = try random.root.layout(in: range, environment: environment)
            #expect(differences(repaired, again) == [], "seed \(seed)")
        }
        #expect(failureCount > 0)
    }

    @Test("A tree within the budget is measured without restarts")
    func smallTree() async throws {
        let leaves = (0..<11).map { _ in patientLeaf().anyNode }
        let scheduler = LayoutScheduler(
            workers: 8,
            limits: MeasuringLimits(budget: 12, chunk: 1)
        )
        let tree = DisplayTree(root: DisplayNode(Column(children: leaves)), scheduler: scheduler)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.restartCount == 0)
        #expect(commit.statistics.measurementCount == 12)
    }

    @Test(
        "When a batch is repeated, all asks beyond the budget are put off at once",
        arguments: [10, 1]
    )
    func wideReplay(budget: Int) async throws {
        let leaves = (0..<300).map { _ in patientLeaf() }
        let columns = leaves.map { DisplayNode(Column(children: [$0.anyNode])).anyNode }
        let root = DisplayNode(Column(children: columns))
        let scheduler = Cut(workers: 2, budget: budget, chunk: 25).scheduler
        // A helper would need only a budget of one node for a column and its leaf.
        let occupant = scheduler.occupy(1)
        defer { occupant.giveBack() }
        let tree = DisplayTree(root: root, scheduler: scheduler)
        _ = try await tree.layout(in: .unbounded)
        // The leaves are measured again with the same answers, so every column is checked and none
        // is measured anew.
        try tree.update { for leaf in leaves { $0[leaf].measured = Counter() } }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.measurementCount == 300)
        #expect(commit.statistics.validationCount == 301)
        // Only the root restarts, and only once. If jobs were put off one at a time, the root would
        // be suspended until it has no budget left.
        #expect(commit.statistics.restartCount == 1)
    }

    /// A node over another one, which determines its size.
    private struct Layered: NodeContent {
        let child: AnyDisplayNode
        let over: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> OverlayLayoutSpec {
            child.overlay(over)
        }
    }

    @Test(
        "Under any budget, an overlay is not asked in the former size of its child",
        arguments: Cut.table
    )
    func overlay(cut: Cut) async throws {
        var counts: [Int] = []
        for scheduler in [Cut.serial.scheduler, cut.scheduler] {
            let leaves = [patientLeaf(), patientLeaf()]
            let columns = leaves.map { DisplayNode(Column(children: [$0.anyNode])).anyNode }
            let root = DisplayNode(Layered(child: columns[0], over: columns[1]))
            let tree = DisplayTree(root: root, scheduler: scheduler)
            _ = try await tree.layout(in: .unbounded)
            try tree.update { edit in for leaf in leaves { edit[leaf].size.height += 7 } }
            let commit = try await tree.layout(in: .unbounded)
            #expect(try differencesFromCold(commit, of: root) == [])
            counts.append(commit.statistics.measurementCount)
        }
        // These are the root and the columns with their leaves.
        #expect(counts == [5, 5])
    }

    @Test("A tree beyond the budget is suspended, and so is each piece beyond the budget")
    func largeTree() async throws {
        let columns = (0..<10).map { _ in
            DisplayNode(Column(children: (0..<30).map { _ in patientLeaf().anyNode })).anyNode
        }
        let tree = DisplayTree(
            root: DisplayNode(Column(children: columns)),
            scheduler: Cut(workers: 2, budget: 12, chunk: 25).scheduler
        )
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.restartCount >= 10)
        #expect(commit.statistics.measurementCount == 311)
    }
}
