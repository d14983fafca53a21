import Synchronization
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Elements left from other measurements")
struct StrayElementTests {
    /// What an element has kept.
    private final class Memory: Sendable {
        let element = Mutex<MeasuredElement?>(nil)
    }

    /// Measures a child, and keeps what was measured.
    private struct Keeping: LayoutElement {
        let child: AnyDisplayNode
        let memory: Memory

        func styled(_ change: (inout LayoutElementStyle) -> Void) -> Self { self }

        func style(in context: inout LayoutContext) -> LayoutElementStyle { LayoutElementStyle() }

        func measure(
            in constrainedSize: SizeRange,
            parentSize: LayoutSize,
            style: LayoutElementStyle,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> MeasuredElement {
            let measured = try child.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
            memory.element.withLock { $0 = measured }
            return measured
        }
    }

    /// Returns what another element has kept, whether or not it measures its child.
    private struct Returning: LayoutElement {
        let child: AnyDisplayNode
        let measuresChild: Bool
        let memory: Memory

        func styled(_ change: (inout LayoutElementStyle) -> Void) -> Self { self }

        func style(in context: inout LayoutContext) -> LayoutElementStyle { LayoutElementStyle() }

        func measure(
            in constrainedSize: SizeRange,
            parentSize: LayoutSize,
            style: LayoutElementStyle,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> MeasuredElement {
            let kept = memory.element.withLock { $0 }
            if let kept, !measuresChild { return kept }
            let measured = try child.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
            return kept ?? measured
        }
    }

    private struct Body<Element: LayoutElement>: NodeContent {
        var element: Element

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Element { element }
    }

    private struct Pile: NodeContent {
        var nodes: [AnyDisplayNode]
        var element: Keeping
        var last: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                for node in nodes { node }
                element
                last
            }
        }
    }

    @Test(
        "A node whose spec is one has the size of it, no subnodes, and a diagnostic",
        arguments: [0, 1, 40],
        [false, true]
    )
    func strayRoot(count: Int, measuresChild: Bool) async throws {
        let memory = Memory()
        let child = AnyDisplayNode(box(3, 3))
        let element = Returning(child: child, measuresChild: measuresChild, memory: memory)
        let inner = DisplayNode(Body(element: element))
        let pile = Pile(
            nodes: (0..<count).map { _ in AnyDisplayNode(box(7, 7)) },
            element: Keeping(child: AnyDisplayNode(box(20, 5)), memory: memory),
            last: AnyDisplayNode(inner)
        )
        let root = DisplayNode(pile, name: "pile")
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frameInSupernode(of: inner)?.size == LayoutSize(width: 20, height: 5))
        #expect(commit.subnodes(of: inner).isEmpty)
        let cold = try root.layout(in: .unbounded)
        #expect(cold.nodes == commit.nodes)
        #expect(
            commit.diagnostics.map(\.kind) == [.misplacedElement(spec: "\(Body<Returning>.self)")]
        )
        #expect(cold.diagnostics == commit.diagnostics)
    }
}
