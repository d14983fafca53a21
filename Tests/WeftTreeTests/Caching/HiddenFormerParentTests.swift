import TestSupport
import Testing
import Weft

/// To find out whether a cached answer still holds, its asks are repeated. If this fails with a
/// question that nobody asks any more, the pass is run once more without repeating asks.
@Suite("Nodes that move in a pass that does not repeat cached asks")
struct HiddenFormerParentTests {
    /// Shows a gate and, as long as the gate is low, a guest below it.
    private struct Gated: NodeContent {
        let gate: AnyDisplayNode
        let guest: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> GatedSpec {
            GatedSpec(gate: gate, guest: guest)
        }
    }

    /// The spec of a `Gated` node.
    private struct GatedSpec: LayoutSpec {
        var style = LayoutElementStyle()
        let gate: AnyDisplayNode
        let guest: AnyDisplayNode

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let first = try context.measure(gate, in: .unbounded)
            context.place(first, at: .zero)
            if first.size.height > 20 { return first.size }
            let second = try context.measure(guest, in: .unbounded)
            context.place(second, at: LayoutPoint(x: 0, y: first.size.height))
            return LayoutSize(
                width: max(first.size.width, second.size.width),
                height: first.size.height + second.size.height
            )
        }
    }

    /// Two nodes, the first of which loses a guest to the second.
    ///
    /// To check whether the first node's layout holds, its ask to the guest would be repeated.
    private struct Exchange {
        let gate = box(10, 10)
        let guest = box(10, 10)
        let host: DisplayNode<Rulebook>
        let nodes: [AnyDisplayNode]

        init() {
            host = DisplayNode(Rulebook(children: [guest.anyNode], rules: []))
            let former = DisplayNode(Gated(gate: gate.anyNode, guest: guest.anyNode))
            nodes = [former.anyNode, host.anyNode]
        }

        func perform(in edit: inout TreeEdit) {
            edit[gate].size?.height = 30
            edit[guest].size?.height = 20
            edit[host].rules = [Rulebook.Rule(child: 0)]
        }
    }

    private static let range = SizeRange(width: 320)

    @Test(
        "A former parent that is shown again still asks for a moved node",
        arguments: Rulebook.Rule.Mode.allCases
    )
    func shownAgain(mode: Rulebook.Rule.Mode) async throws {
        let exchange = Exchange()
        let moved = box()
        let rule = Rulebook.Rule(child: 0, mode: mode)
        let former = DisplayNode(Rulebook(children: [moved.anyNode], rules: [rule]))
        let new = DisplayNode(Rulebook(children: [moved.anyNode], rules: []))
        let root = DisplayNode(Column(children: exchange.nodes + [former.anyNode, new.anyNode]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        _ = try await tree.layout(in: Self.range)
        try tree.update { edit in
            exchange.perform(in: &edit)
            edit[new].rules = [Rulebook.Rule(child: 0)]
            edit[root].children.remove(at: 2)
        }
        let hidden = try await tree.layout(in: Self.range)
        #expect(try differencesFromCold(hidden, of: root) == [])
        try tree.update { $0[root].children.append(former.anyNode) }
        let expected = #expect(throws: LayoutError.self) { try root.layout(in: Self.range) }
        let error = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: Self.range)
        }
        #expect(error == expected)
    }

    /// Shows a node in only one of its runs.
    private struct Moody: NodeContent {
        let node: AnyDisplayNode
        var run = 0
        let runs: Counter

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            runs.add()
            return StackLayoutSpec(children: runs.value == run ? [node] : [])
        }
    }

    @Test("A second parent that asks for a node only in that pass is an error")
    func askedOnce() async throws {
        let exchange = Exchange()
        let shown = box()
        let column = DisplayNode(Column(children: [shown.anyNode]))
        let runs = Counter()
        let moody = DisplayNode(Moody(node: shown.anyNode, runs: runs))
        let root = DisplayNode(Column(children: exchange.nodes + [column.anyNode, moody.anyNode]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        _ = try await tree.layout(in: Self.range)
        // The cold layout that examines the failure runs the spec once more, and then so does the
        // pass.
        let run = runs.value + 2
        try tree.update { edit in
            exchange.perform(in: &edit)
            edit[moody].run = run
        }
        let error = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: Self.range)
        }
        #expect(error?.kind == .inconsistentSpec)
        #expect(runs.value >= run)
        #expect(tree.committed?.number == 1)
    }
}
