import Testing
import Weft

@testable import WeftTree

@Suite("Elements that are neither specs nor nodes")
struct CustomElementTests {
    /// An element that remarks something and sets baselines without being a spec.
    private struct Commentator: LayoutElement {
        let child: AnyDisplayNode

        func styled(_ change: (inout LayoutElementStyle) -> Void) -> Commentator { self }

        func style(in context: inout LayoutContext) -> LayoutElementStyle {
            context.style(of: child)
        }

        func measure(
            in constrainedSize: SizeRange,
            parentSize: LayoutSize,
            style: LayoutElementStyle,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> MeasuredElement {
            context.report(.custom("a remark"))
            context.setBaselines(first: .infinity, last: 5)
            return try context.measure(child, in: constrainedSize, parentSize: parentSize)
        }
    }

    private struct Cell: NodeContent {
        var version = 0
        let inner = box().anyNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Commentator {
            Commentator(child: inner)
        }
    }

    @Test("What one at the root of a node reports is about the node, whoever has asked for it")
    func remark() async throws {
        let range = SizeRange(width: 100)
        let none = [String?](repeating: nil, count: 6)
        for (budget, workers) in [(1, 2), (1_000, 1)] {
            let cells = (0..<6).map { _ in DisplayNode(Cell()) }
            let root = DisplayNode(Column(children: cells.map(\.anyNode)))
            let limits = MeasuringLimits(budget: budget, chunk: 1)
            let scheduler = LayoutScheduler(workers: workers, limits: limits)
            let tree = DisplayTree(root: root, scheduler: scheduler)
            let first = try await tree.layout(in: range)
            #expect(first.diagnostics.map(\.element) == none)
            #expect(first.diagnostics.allSatisfy { $0.kind == .custom("a remark") })
            try tree.update { $0[cells[2]].version += 1 }
            let second = try await tree.layout(in: range)
            #expect(second.diagnostics == first.diagnostics)
            #expect(try root.layout(in: range).diagnostics == first.diagnostics)
        }
    }
}
