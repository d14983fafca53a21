import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// A tree's first pass places leaves when they are asked, and other nodes when their parents are
/// measured. At the end, it checks whether these places hold.
@Suite("Nodes placed while they are measured")
struct EarlyPlacingTests {
    /// Measures all children and shows the last one.
    private struct ShowingLast: NodeContent {
        struct Spec: LayoutSpec {
            var style = LayoutElementStyle()
            let children: [AnyDisplayNode]

            func layout(
                thatFits constrainedSize: SizeRange,
                parentSize: LayoutSize,
                context: inout LayoutContext
            ) throws(LayoutInterruption) -> LayoutSize {
                let answers = try context.measure(children, in: constrainedSize)
                guard let last = answers.last else { return .zero }
                context.place(last, at: .zero)
                return last.size
            }
        }

        var children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Spec { Spec(children: children) }
    }

    /// Columns of boxes, in a column.
    private static func columns() -> AnyDisplayNode {
        let columns = (1...3).map { count in
            DisplayNode(Column(children: (0..<count).map { _ in box().anyNode })).anyNode
        }
        return DisplayNode(Column(children: columns)).anyNode
    }

    /// Schedulers by which a tree is measured at once or in small pieces, by one task or by
    /// several.
    private static let schedulers = [(1, 1_024), (1, 3), (4, 1), (4, 5)].map { workers, budget in
        LayoutScheduler(workers: workers, limits: MeasuringLimits(budget: budget, chunk: 2))
    }

    private func layOut(
        _ root: some NodeReference,
        on scheduler: LayoutScheduler,
        _ comment: Comment? = nil
    ) async throws -> LayoutCommit {
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(try differencesFromCold(commit, of: root) == [], comment)
        return commit
    }

    @Test("Nodes that are measured only once are placed before the commit", arguments: schedulers)
    func placedAtOnce(scheduler: LayoutScheduler) async throws {
        let children = (0..<20).map { _ in Self.columns() }
        let root = DisplayNode(Column(children: children))
        let bare = BarePass(root, in: SizeRange(width: 300), scheduler: scheduler)
        if let rest = try bare.pass.begin(bare.job) { try await bare.pass.measure(rest) }
        let pages = try #require(bare.pass.takePages())
        // Only the root is missing, which the commit places.
        #expect(pages.table.count == 20 * 10)
        bare.pass.end(hasCommitted: false)
    }

    @Test(
        "The commit counts the cells of nodes that were placed while they were measured",
        arguments: schedulers
    )
    func countedCells(scheduler: LayoutScheduler) async throws {
        let children = (0..<20).map { _ in Self.columns() }
        let root = DisplayNode(Column(children: children))
        let table = try await layOut(root, on: scheduler).storage.table
        #expect(table.count == 1 + 20 * 10)
        let slot = try #require(root.handle.adoption?.slot)
        #expect(table.cell(of: slot).cellsBelow == table.count - 1)
    }

    @Test(
        "A node that is asked again later is placed according to the answer that its parent shows",
        arguments: schedulers
    )
    func firstAnswer(scheduler: LayoutScheduler) async throws {
        let switching = (0..<5).map { _ in
            let children = (0..<3).map { _ in Self.columns() }
            return DisplayNode(Switching(shown: children, others: children.reversed())).anyNode
        }
        let root = DisplayNode(Inquirer(children: switching, questions: 3))
        let commit = try await layOut(root, on: scheduler)
        #expect(commit.storage.table.count == 1 + 5 * (1 + 3 * 10))
    }

    @Test("What only a hidden answer has placed is not in the commit", arguments: schedulers)
    func otherAnswer(scheduler: LayoutScheduler) async throws {
        let (shown, others) = (Self.columns(), Self.columns())
        let switching = DisplayNode(Switching(shown: [shown], others: [others]))
        let root = DisplayNode(Inquirer(children: [switching.anyNode], questions: 2))
        let commit = try await layOut(root, on: scheduler)
        #expect(commit.contains(shown))
        #expect(!commit.contains(others))
        #expect(commit.storage.table.count == 1 + 1 + 10)
    }

    @Test(
        "Nodes below a node that is measured but not shown are not in the commit",
        arguments: schedulers
    )
    func measuredInVain(scheduler: LayoutScheduler) async throws {
        let children = (0..<4).map { _ in Self.columns() }
        let root = DisplayNode(
            Column(children: [DisplayNode(ShowingLast(children: children)).anyNode])
        )
        let commit = try await layOut(root, on: scheduler)
        #expect(commit.storage.table.count == 2 + 10)
        #expect(children.map { commit.contains($0) } == [false, false, false, true])
    }

    @Test(
        "Tasks that place together leave no superfluous levels in the table",
        arguments: schedulers
    )
    func levels(scheduler: LayoutScheduler) async throws {
        let children = (0..<30).map { _ in Self.columns() }
        let table = try await layOut(DisplayNode(Column(children: children)), on: scheduler).storage
            .table
        // 301 slots, and some that tasks have taken without using them, need two levels of branches
        // above the pages.
        #expect(table.height == 2)
    }

    @Test("A failed first pass leaves nothing behind for the next one", arguments: schedulers)
    func failure(scheduler: LayoutScheduler) async throws {
        let twin = Self.columns()
        let first = DisplayNode(Column(children: [Self.columns(), twin]))
        let second = DisplayNode(Column(children: [twin]))
        let root = DisplayNode(Column(children: [first.anyNode, second.anyNode]))
        let tree = DisplayTree(root: root, scheduler: scheduler)
        await #expect(throws: LayoutError.self) { try await tree.layout(in: SizeRange(width: 300)) }
        try tree.update { $0[second].children = [] }
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(try differencesFromCold(commit, of: root) == [])
        #expect(commit.storage.table.count == 3 + 20)
    }

    @Test(
        "Whatever specs ask and show, the first commit equals a cold layout",
        arguments: schedulers
    )
    func whims(scheduler: LayoutScheduler) async throws {
        for seed in Seeds.range(100) {
            var numbers = SplitMix64(seed: seed)
            let children = (0..<4).map { _ in Whim.tree(levels: 5, using: &numbers) }
            let root = DisplayNode(Whim(children: children, seed: numbers.next()))
            _ = try await layOut(root, on: scheduler, "seed \(seed)")
        }
    }
}
