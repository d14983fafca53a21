import Synchronization
import Testing
import Weft

@Suite("A layoutSpec that depends on what it should not")
struct InconsistentSpecTests {
    /// How often a layoutSpec ran.
    private final class Runs: Sendable {
        let count = Atomic(0)
    }

    /// A content that shows its subnode only in every second layout.
    private struct Fickle: NodeContent {
        let child: DisplayNode<BoxContent>
        let runs = Runs()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            let count = runs.count.add(1, ordering: .relaxed).newValue
            StackLayoutSpec(children: count.isMultiple(of: 2) ? [] : [child])
        }
    }

    private struct Holder: NodeContent {
        let child: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { child }
    }

    private struct Pair: NodeContent {
        let first: AnyDisplayNode
        let second: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(alignItems: .start, children: [first, second])
        }
    }

    @Test("A mistake that a cold layout does not meet is reported with the node and the reason")
    func namesTheNode() async throws {
        let child = DisplayNode(BoxContent(size: LayoutSize(width: 8, height: 8)))
        let root = DisplayNode(
            Pair(
                first: DisplayNode(Fickle(child: child)).anyNode,
                second: DisplayNode(Holder(child: child)).anyNode
            )
        )
        let tree = DisplayTree(root: root)
        let error = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: .unbounded)
        }
        #expect(error?.kind == .inconsistentSpec)
        #expect(error?.path == "Holder")
    }
}
