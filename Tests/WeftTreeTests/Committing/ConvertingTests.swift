import Testing
import Weft

@Suite("Converting coordinates between nodes")
struct ConvertingTests {
    /// A node with an inset around it.
    private struct Framed: NodeContent {
        var child: AnyDisplayNode
        var inset: Double

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            child.inset(LayoutInsets(inset))
        }
    }

    @Test("Points and rectangles are converted by the offset between the nodes, in both directions")
    func nested() throws {
        let inner = box(10, 10)
        let outer = DisplayNode(Framed(child: inner.anyNode, inset: 3))
        let root = DisplayNode(Framed(child: outer.anyNode, inset: 5))
        let commit = try root.layout(in: .unbounded)
        let point = LayoutPoint(x: 1, y: 2)
        #expect(commit.convert(point, from: inner) == LayoutPoint(x: 9, y: 10))
        #expect(commit.convert(point, to: inner) == LayoutPoint(x: -7, y: -6))
        #expect(commit.convert(point, from: inner, to: outer) == LayoutPoint(x: 4, y: 5))
        #expect(commit.convert(point, from: root) == point)
        let rect = LayoutRect(origin: point, size: LayoutSize(width: 4, height: 6))
        let there = try #require(commit.convert(rect, from: inner, to: root))
        #expect(there == LayoutRect(x: 9, y: 10, width: 4, height: 6))
        #expect(commit.convert(rect, from: inner) == there)
        #expect(commit.convert(there, from: root, to: inner) == rect)
        #expect(commit.convert(there, to: inner) == rect)
    }

    @Test("Every frame and conversion adds up the origins in the same order, from the root down")
    func roundedSums() throws {
        let leaf = box(10, 10)
        let root = [0.3, 0.2, 0.1].reduce(leaf.anyNode) { child, inset in
            DisplayNode(Framed(child: child, inset: inset)).anyNode
        }
        let commit = try root.layout(
            in: .unbounded,
            environment: LayoutEnvironment(displayScale: nil)
        )
        let origin = 0.1 + 0.2 + 0.3
        #expect(origin != 0.3 + 0.2 + 0.1)
        #expect(commit.frame(of: leaf)?.origin == LayoutPoint(x: origin, y: origin))
        commit.forEachNode { node, frame in #expect(frame == commit.frame(of: node)) }
        #expect(commit.convert(LayoutPoint.zero, from: leaf) == commit.frame(of: leaf)?.origin)
    }

    @Test("A node without a place has no coordinates")
    func withoutPlace() throws {
        let root = box(10, 10)
        let commit = try root.layout(in: .unbounded)
        #expect(commit.convert(LayoutPoint.zero, from: box(1, 1)) == nil)
        #expect(commit.convert(LayoutRect(x: 0, y: 0, width: 1, height: 1), to: box(1, 1)) == nil)
    }
}
