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

    @Test("A node without a place has no coordinates")
    func withoutPlace() throws {
        let root = box(10, 10)
        let commit = try root.layout(in: .unbounded)
        #expect(commit.convert(LayoutPoint.zero, from: box(1, 1)) == nil)
        #expect(commit.convert(LayoutRect(x: 0, y: 0, width: 1, height: 1), to: box(1, 1)) == nil)
    }
}
