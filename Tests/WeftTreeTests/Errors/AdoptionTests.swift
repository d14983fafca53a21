import TestSupport
import Testing
import Weft

@Suite("What a failed pass gives back", .endsEventually)
struct AdoptionTests {
    /// Shows a column after reading the style of a node that it neither measures nor shows.
    private struct StyleReader: NodeContent {
        var read: AnyDisplayNode
        var shown: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StyleReadingLayoutSpec {
            StyleReadingLayoutSpec(
                read: read,
                shown: StackLayoutSpec(.vertical, children: shown)
            )
        }
    }

    private struct StyleReadingLayoutSpec: LayoutSpec {
        var style = LayoutElementStyle()
        var read: AnyDisplayNode
        var shown: StackLayoutSpec

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            _ = context.style(of: read)
            let shown = try context.measure(shown, in: constrainedSize)
            context.place(shown, at: .zero)
            return shown.size
        }
    }

    /// A row that knows its children's lengths, so it reads the styles of all of them before it
    /// measures any of them at its shrunk length.
    private struct ShrinkingRow: NodeContent {
        var children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.horizontal) {
                for child in children { child.styled { ($0.flexBasis, $0.flexShrink) = (10, 1) } }
            }
            .width(20)
        }
    }

    /// Nodes some of which a pass measures, some of which it puts off, and some of whose styles it
    /// only reads. It finishes the parents of some of them.
    private static func makeNodes() -> [AnyDisplayNode] {
        (0..<10).flatMap { _ in
            let leaves = (0..<4).map { _ in patientLeaf().anyNode }
            let column = DisplayNode(Column(children: leaves)).anyNode
            let shown = [DisplayNode(Column(children: [box().anyNode])).anyNode, box().anyNode]
            let reader = DisplayNode(StyleReader(read: box().anyNode, shown: shown)).anyNode
            let mixed = [box().anyNode, patientLeaf().anyNode, DisplayNode(Column()).anyNode]
            let row = DisplayNode(ShrinkingRow(children: mixed + [box().anyNode])).anyNode
            return [column, reader, row, box().anyNode]
        }
    }

    private static let schedulers = [
        LayoutScheduler(workers: 1),
        LayoutScheduler(workers: 1, limits: MeasuringLimits(budget: 1, chunk: 1)),
        LayoutScheduler(workers: 2, limits: MeasuringLimits(budget: 1, chunk: 1)),
        LayoutScheduler(workers: 2, limits: MeasuringLimits(budget: 7, chunk: 3)),
    ]

    /// Lays nodes out in a new tree, which is an error if one of them belongs to another tree.
    private func adoptElsewhere(_ nodes: [AnyDisplayNode]) async throws {
        let root = DisplayNode(Column(children: nodes))
        _ = try await DisplayTree(root: root).layout(in: .unbounded)
    }

    @Test("A failed first pass gives all its nodes back", arguments: schedulers.indices)
    func firstPass(_ scheduler: Int) async throws {
        let nodes = Self.makeNodes()
        let twice = [box().anyNode]
        let mistakes = (0..<2).map { _ in DisplayNode(Column(children: twice)).anyNode }
        let root = DisplayNode(Column(children: nodes + mistakes))
        let tree = DisplayTree(root: root, scheduler: Self.schedulers[scheduler])
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try await adoptElsewhere(nodes)
    }

    @Test(
        "A failed later pass gives back its own nodes, and none of an earlier pass",
        arguments: schedulers.indices
    )
    func laterPass(_ scheduler: Int) async throws {
        let (first, second) = (Self.makeNodes(), Self.makeNodes())
        let guest = box().anyNode
        let host = DisplayNode(Column(children: [guest]))
        let root = DisplayNode(Column(children: first + [host.anyNode]))
        let tree = DisplayTree(root: root, scheduler: Self.schedulers[scheduler])
        _ = try await tree.layout(in: .unbounded)
        // The host still shows the guest, so the mistake is found when nodes are placed.
        try tree.update { $0[root].children += second + [guest] }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        for node in first {
            await #expect(throws: LayoutError.self) { try await adoptElsewhere([node]) }
        }
        try tree.update { $0[root].children = first + [host.anyNode] }
        let repaired = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(repaired, of: root).isEmpty)
        try await adoptElsewhere(second)
    }

    @Test("A pass that meets the mistake only on its second try gives its nodes back too")
    func secondTry() async throws {
        let (new, guest) = (box().anyNode, box().anyNode)
        let host = DisplayNode(StyleReader(read: guest, shown: []))
        let root = DisplayNode(Column(children: [host.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        // The host does not show the guest. At first, the pass only suspects that the host reads
        // the guest's style.
        try tree.update { $0[root].children += [new, guest] }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try await adoptElsewhere([new])
    }

    @Test("A node that another tree adopts while a failed pass gives it back stays there")
    func takenOver() async throws {
        for _ in 0..<5 {
            let nodes = (0..<2_000).map { _ in box().anyNode }
            let twice = [box().anyNode]
            let mistakes = (0..<2).map { _ in DisplayNode(Column(children: twice)).anyNode }
            let measured = Counter()
            let last = DisplayNode(CountingLeaf(measured: measured)).anyNode
            let inquirer = DisplayNode(Inquirer(children: nodes, questions: 2)).anyNode
            let root = DisplayNode(Column(children: [inquirer, last] + mistakes))
            let failing = DisplayTree(root: root)
            let other = DisplayTree(root: DisplayNode(Column(children: [nodes[0]])))
            async let adoption: Void = {
                while measured.value == 0 { await Task.yield() }
                while (try? await other.layout(in: .unbounded)) == nil {}
            }()
            await #expect(throws: LayoutError.self) { try await failing.layout(in: .unbounded) }
            await adoption
            await #expect(throws: LayoutError.self) { try await adoptElsewhere([nodes[0]]) }
            // After that, no slot is given out twice.
            let fresh = (0..<3_000).map { _ in box().anyNode }
            try failing.update { $0[root].children = fresh }
            let commit = try await failing.layout(in: .unbounded)
            #expect(commit.nodeCount == fresh.count + 1)
        }
    }
}
