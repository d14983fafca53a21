import Testing
import Weft

/// A cancelled pass leaves behind what it has measured. The next pass examines that again, and must
/// not measure a node that has lost its place in the meantime, because the node's subnodes may
/// belong to other parents.
@Suite("Nodes measured by a cancelled pass and dropped in the next")
struct DroppedNodeTests {
    /// A leaf that cancels the task that measures it.
    private struct Canceller: LeafContent, Equatable {
        var isArmed = false

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            if isArmed { cancelCurrentTask() }
            return LeafMeasurement(size: .zero)
        }
    }

    /// The root ▸ `dropped` ▸ (wrappers ▸) `inner` ▸ `guest`, beside `other` and the canceller.
    private struct Scene {
        let guest = box(10, 10, name: "guest")
        let inner: DisplayNode<Column>
        let dropped: AnyDisplayNode
        let other = DisplayNode(Column(), name: "other")
        let canceller = DisplayNode(Canceller())
        let root: DisplayNode<Column>
        let tree: DisplayTree

        init(wrappers: Int, budget: Int) {
            inner = DisplayNode(Column(children: [guest.anyNode]), name: "inner")
            var top = inner.anyNode
            for _ in 0..<wrappers { top = DisplayNode(Column(children: [top])).anyNode }
            dropped = top
            root = DisplayNode(
                Column(children: [dropped, other.anyNode, canceller.anyNode]),
                name: "root"
            )
            // With one worker, the task that measures is the one that requests the layout.
            let limits = MeasuringLimits(budget: budget, chunk: 1)
            tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1, limits: limits))
        }

        /// Edits, and lays out in a pass that is cancelled just before its end.
        func cancelLayout(after edit: (inout TreeEdit) -> Void) async throws {
            try tree.update {
                edit(&$0)
                $0[canceller].isArmed = true
            }
            let last = tree.committed?.number
            let request = Task { [tree] in try await tree.layout(in: .unbounded) }
            await #expect(throws: CancellationError.self) { try await request.value }
            #expect(tree.committed?.number == last)
            try tree.update { $0[canceller].isArmed = false }
        }

        func check(_ commit: LayoutCommit) throws {
            #expect(try differencesFromCold(commit, of: root) == [])
            #expect(commit.supernode(of: guest) == other.anyNode)
            #expect(!commit.contains(dropped))
            #expect(!commit.contains(inner))
        }
    }

    static let scenes = [(0, 1_024), (1, 1_024), (2, 1_024), (1, 1), (2, 1), (5, 3)]

    /// How a subnode of a dropped node moves.
    enum Move: CaseIterable {
        case asItIs, changed
        /// In a pass that is cancelled.
        case inVain
    }

    @Test("The subnodes of a dropped node may move elsewhere", arguments: scenes, Move.allCases)
    func subnodeMoves(scene: (wrappers: Int, budget: Int), move: Move) async throws {
        let scene = Scene(wrappers: scene.wrappers, budget: scene.budget)
        _ = try await scene.tree.layout(in: .unbounded)
        try await scene.cancelLayout { $0[scene.guest].size?.height = 20 }
        func moveGuest(_ edit: inout TreeEdit) {
            edit[scene.root].children.removeFirst()
            edit[scene.other].children = [scene.guest.anyNode]
            if move != .asItIs { edit[scene.guest].size?.height = 30 }
        }
        if move == .inVain {
            try await scene.cancelLayout(after: moveGuest)
        } else {
            try scene.tree.update { moveGuest(&$0) }
        }
        try scene.check(try await scene.tree.layout(in: .unbounded))
    }
}
