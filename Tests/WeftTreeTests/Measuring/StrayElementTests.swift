import Testing
import WeftLayout

@testable import WeftTree

@Suite("Elements left over from other measurements")
struct StrayElementTests {
    /// The measured element that a stray has kept.
    private final class Memory: Sendable {
        let element = Locked<MeasuredElement?>(nil)
    }

    /// What an element does with its child, and with the element that was kept.
    enum Role {
        case measuresAndKeeps, returnsKept, measuresAndReturnsKept
    }

    /// An element that keeps what it has measured, or returns what another one has kept.
    private struct Stray: StylelessElement {
        let role: Role
        let child: AnyDisplayNode
        let memory: Memory

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
        "A node whose spec is a stray element takes its size, without subnodes, with a diagnostic",
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
            commit.diagnostics == [
                LayoutDiagnostic(
                    .misplacedElement,
                    of: typeName(Body<Stray>.self),
                    path: try #require(commit.path(of: inner))
                )
            ]
        )
        #expect(cold.diagnostics == commit.diagnostics)
    }

    private struct Line: NodeContent {
        var alignItems: StackAlignItems
        var node: AnyDisplayNode
        var element: Stray

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(alignItems: alignItems) {
                node
                element
            }
        }
    }

    @Test(
        "A stack with a stray element leaves room for it, places nothing, and gets a diagnostic",
        arguments: [StackAlignItems.start, .stretch, .baselineFirst],
        [1, 512]
    )
    func strayInStack(alignItems: StackAlignItems, budget: Int) async throws {
        // The element is left over from another layout.
        let memory = Memory()
        let child = AnyDisplayNode(box(20, 5))
        let keeper = Stray(role: .measuresAndKeeps, child: child, memory: memory)
        _ = try DisplayNode(Body(element: keeper)).layout()
        let line = Line(
            alignItems: alignItems,
            node: AnyDisplayNode(box(7, 9)),
            element: Stray(role: .returnsKept, child: AnyDisplayNode(box(3, 3)), memory: memory)
        )
        let root = DisplayNode(line, name: "line")
        let limits = MeasuringLimits(budget: budget, chunk: 1)
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 2, limits: limits))
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 27, height: 9))
        #expect(commit.subnodes(of: root) == [line.node])
        let cold = try root.layout(in: .unbounded)
        #expect(cold.nodes == commit.nodes && cold.size == commit.size)
        #expect(
            commit.diagnostics == [
                LayoutDiagnostic(.misplacedElement, of: "\(StackLayoutSpec.self)", path: "line")
            ]
        )
        #expect(cold.diagnostics == commit.diagnostics)
    }
}
