import Testing
import Weft

@Suite("Coordinates of one node in another's")
struct ConvertingTests {
    /// A box in an inset, and that in another one.
    private struct Framed: NodeContent {
        var child: AnyDisplayNode
        var inset: Double

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            child.inset(LayoutInsets(inset))
        }
    }

    @Test("A point and a rectangle are moved by what lies between the nodes, there and back")
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

    @Test("The origins of a node and of those above it are added up from the root on, everywhere")
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
