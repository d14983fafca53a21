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

    /// What an element does with its child, and with what was kept.
    enum Role {
        case measuresAndKeeps, returnsKept, measuresAndReturnsKept
    }

    /// Keeps what it has measured, or returns what another one has kept.
    private struct Stray: LayoutElement {
        let role: Role
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
            let kept = memory.element.withLock { $0 }
            if let kept, role == .returnsKept { return kept }
            let measured = try child.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
            if let kept, role == .measuresAndReturnsKept { return kept }
            memory.element.withLock { $0 = measured }
            return measured
        }
    }

    private struct Body<Element: LayoutElement>: NodeContent {
        var element: Element

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Element { element }
    }

    private struct Pile: NodeContent {
        var nodes: [AnyDisplayNode]
        var element: Stray
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
        [Role.returnsKept, .measuresAndReturnsKept]
    )
    func strayRoot(count: Int, role: Role) async throws {
        let memory = Memory()
        let child = AnyDisplayNode(box(3, 3))
        let inner = DisplayNode(Body(element: Stray(role: role, child: child, memory: memory)))
        let pile = Pile(
            nodes: (0..<count).map { _ in AnyDisplayNode(box(7, 7)) },
            element: Stray(
                role: .measuresAndKeeps,
                child: AnyDisplayNode(box(20, 5)),
                memory: memory
            ),
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
            commit.diagnostics.map(\.kind) == [.misplacedElement(spec: "\(Body<Stray>.self)")]
        )
        #expect(cold.diagnostics == commit.diagnostics)
    }
}
