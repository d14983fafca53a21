import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Arrays of leaves that are new to any tree", .endsEventually)
struct NewLeavesTests {
    private struct Row: NodeContent {
        var nodes: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(alignItems: .start, children: nodes)
        }
    }

    /// A leaf that is measured instantly, and calls a closure when it is.
    private struct Bell: LeafContent {
        let ring: @Sendable () -> Void
        static var measuresInstantly: Bool { true }

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            ring()
            return LeafMeasurement(size: LayoutSize(width: 5, height: 5))
        }
    }

    @Test(
        "A pass cancelled among such leaves loses none, and the next one measures only the rest",
        arguments: [1, 100, 4_095, 4_096, 4_097, 9_999]
    )
    func cancelled(count: Int) async throws {
        let (measured, task) = (Counter(), TaskBox())
        let leaves = (0..<10_000).map { _ in
            let bell = Bell {
                if measured.add() == count { task.cancel() }
            }
            return DisplayNode(bell).anyNode
        }
        let root = DisplayNode(Row(nodes: leaves + [box().anyNode]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        let layout = task.layOut(tree)
        await #expect(throws: CancellationError.self) { try await layout.value }
        let known = measured.value
        #expect(known - count <= 4_096)
        try tree.update { _ = $0[root].nodes.popLast() }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.measurementCount == 10_001 - known)
        #expect(measured.value == 10_000 && commit.nodeCount == 10_001)
    }

    @Test("A failed pass gives such leaves back, together with their slots", arguments: 0..<12)
    func failing(place: Int) async throws {
        let leaves = (0..<12).map { index in
            index % 5 == 3 ? DisplayNode(Row(nodes: [box().anyNode])).anyNode : box().anyNode
        }
        for workers in 1...2 {
            let limits = MeasuringLimits(budget: 2, chunk: 1)
            var nodes = leaves
            nodes.insert(leaves[place], at: (place * 7) % 13)
            let root = DisplayNode(Row(nodes: nodes))
            let tree = DisplayTree(
                root: root,
                scheduler: LayoutScheduler(workers: workers, limits: limits)
            )
            var slotCounts: Set<Int> = []
            for _ in 0..<40 {
                await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
                slotCounts.insert(await tree.slotCount)
                #expect(leaves.allSatisfy { $0.handle.adoption == nil })
            }
            // A second task takes slots of its own in those passes that it joins in time. Each of
            // the two tasks has at most one block. If slots were lost, forty passes would take
            // more.
            let most = 2 * SlotTable.blockSize
            #expect(workers == 1 ? slotCounts.count == 1 : slotCounts.allSatisfy { $0 <= most })
        }
    }

    @Test("Edits that take some of the leaves during a pass leave no leaf out of the next layout")
    func racing() async throws {
        for round in 0..<15 {
            let leaves = (0..<2_000).map { _ in box().anyNode }
            let other = DisplayNode(Row(nodes: []))
            let row = DisplayNode(Row(nodes: leaves))
            let root = DisplayNode(Row(nodes: [other.anyNode, row.anyNode]))
            let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 2))
            await withTaskGroup { group in
                group.addTask { _ = try? await tree.layout(in: .unbounded) }
                group.addTask {
                    for (number, start) in stride(from: 0, to: 2_000, by: 50).enumerated() {
                        let part = leaves[start..<start + 40]
                        try? tree.update { edit in
                            edit[row].nodes.removeAll { part.contains($0) }
                            edit[other].nodes += part
                            for leaf in part { edit[style: leaf].flexGrow = Double(number) }
                            if number % 3 == 0 { throw Mistake() }
                        }
                    }
                }
            }
            let commit = try await tree.layout(in: .unbounded)
            #expect(try differencesFromCold(commit, of: root) == [], "round \(round)")
            #expect(commit.nodeCount == 2_003)
        }
    }
}
