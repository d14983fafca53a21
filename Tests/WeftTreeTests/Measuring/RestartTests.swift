import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Measurements that run again")
struct RestartTests {
    /// A content that counts how often it is asked for its spec.
    private struct Described: NodeContent {
        let children: [AnyDisplayNode]
        let described: Counter

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            described.add()
            return StackLayoutSpec(.vertical, alignItems: .start, children: children)
        }
    }

    /// A tree of containers with four children each.
    private func tree(depth: Int, _ described: Counter, _ measured: Counter) -> AnyDisplayNode {
        if depth == 0 { return DisplayNode(CountingLeaf(measured: measured)).anyNode }
        let children = (0..<4).map { _ in tree(depth: depth - 1, described, measured) }
        return DisplayNode(Described(children: children, described: described)).anyNode
    }

    @Test("layoutSpec runs once per node and range, however often the node is suspended")
    func pinnedSpecs() async throws {
        for cut in Cut.table {
            let (described, measured) = (Counter(), Counter())
            let root = tree(depth: 4, described, measured)
            let commit = try await DisplayTree(root: root, scheduler: cut.scheduler)
                .layout(in: .unbounded)
            #expect(commit.statistics.measurementCount == 341, "\(cut)")
            #expect(described.value == 85, "\(cut)")
            #expect(measured.value == 256, "\(cut)")
        }
    }

    /// Asks one child after another, each question after the previous one was answered.
    private struct Chained: NodeContent {
        let children: [AnyDisplayNode]
        let questions: Int

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(
                .vertical,
                children: children.map { CuriousLayoutSpec(child: $0, questions: questions) }
            )
        }
    }

    @Test("Under any budget, a spec may ask more questions than a cache holds answers")
    func manyQuestions() async throws {
        for cut in Cut.table {
            let children = (0..<5).map { _ in
                DisplayNode(Column(children: [box().anyNode, box().anyNode])).anyNode
            }
            let root = DisplayNode(Chained(children: children, questions: 40))
            let commit = try await DisplayTree(root: root, scheduler: cut.scheduler)
                .layout(in: .unbounded)
            #expect(try differencesFromCold(commit, of: root) == [], "\(cut)")
        }
    }

    /// A spec that goes on as if nothing had happened when a question is not answered.
    private struct StubbornLayoutSpec: LayoutSpec {
        var style = LayoutElementStyle()
        var children: [any LayoutElement]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) -> LayoutSize {
            var size = LayoutSize.zero
            for child in children {
                guard let measured = try? context.measure(child, in: .unbounded) else { continue }
                context.place(measured, at: LayoutPoint(x: 0, y: size.height))
                size.height += measured.size.height
                size.width = max(size.width, measured.size.width)
            }
            return size
        }
    }

    private struct Stubborn: NodeContent {
        let children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StubbornLayoutSpec {
            StubbornLayoutSpec(children: children)
        }
    }

    @Test("A spec that swallows interruptions still gets a complete layout")
    func swallowedInterruptions() async throws {
        for cut in Cut.table {
            let children = (0..<6).map { _ in
                DisplayNode(Stubborn(children: [box().anyNode, box().anyNode])).anyNode
            }
            let root = DisplayNode(Stubborn(children: children))
            let commit = try await DisplayTree(root: root, scheduler: cut.scheduler)
                .layout(in: .unbounded)
            #expect(commit.nodeCount == 19)
            #expect(try differencesFromCold(commit, of: root) == [], "\(cut)")
        }
    }

    /// A leaf that cancels a task at the hundredth measurement.
    private struct Canceller: LeafContent {
        let measured: Counter
        let task: TaskBox

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            if measured.add() == 100 { task.cancel() }
            return LeafMeasurement(size: LayoutSize(width: 1, height: 1))
        }
    }

    @Test("A cancelled pass ends within about a budget per worker", arguments: [1, 2, 4])
    func cancellation(workers: Int) async throws {
        let (measured, task) = (Counter(), TaskBox())
        let leaves = (0..<5_000).map { _ in
            DisplayNode(Canceller(measured: measured, task: task)).anyNode
        }
        let scheduler = Cut(workers: workers, budget: 50, chunk: 10).scheduler
        let root = DisplayNode(Column(children: leaves))
        let tree = DisplayTree(root: root, scheduler: scheduler)
        // The pass must not begin before its task is known.
        let occupant = scheduler.occupy(workers)
        let layout = Task { try await tree.layout(in: .unbounded) }
        task.set(layout)
        occupant.giveBack(workers)
        await #expect(throws: CancellationError.self) { try await layout.value }
        #expect(measured.value >= 100)
        #expect(measured.value <= 100 + (workers + 1) * 50)
        #expect(tree.committed == nil)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.nodeCount == 5_001)
        #expect(measured.value == 5_000)
        #expect(try differencesFromCold(commit, of: root) == [])
    }
}
