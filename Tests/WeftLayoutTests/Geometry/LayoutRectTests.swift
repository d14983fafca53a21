import Testing
import WeftLayout

@Suite("Rectangles")
struct LayoutRectTests {
    private let frame = rect(10, 20, 30, 40)

    @Test("The edges follow from the origin and the size")
    func edges() {
        #expect([frame.minX, frame.minY, frame.maxX, frame.maxY] == [10, 20, 40, 60])
        #expect([frame.width, frame.height] == [30, 40])
    }

    @Test("The left and top edges belong to a rectangle, the others do not")
    func contains() {
        #expect(frame.contains(LayoutPoint(x: 10, y: 20)))
        #expect(!frame.contains(LayoutPoint(x: 40, y: 30)))
        #expect(!frame.contains(LayoutPoint(x: 20, y: 60)))
    }

    @Test("A rectangle contains those that do not reach beyond its edges, and itself")
    func containsRect() {
        for inner in [frame, rect(10, 20, 1, 1), rect(39, 59, 1, 1), rect(40, 60, 0, 0)] {
            #expect(frame.contains(inner), "\(inner)")
        }
        for outer in [
            rect(9, 20, 5, 5), rect(10, 19, 5, 5), rect(36, 20, 5, 5), rect(10, 56, 5, 5),
        ] {
            #expect(!frame.contains(outer), "\(outer)")
        }
        for odd in [rect(20, 30, -5, 5), rect(20, 30, 5, -5)] {
            #expect(!frame.contains(odd) && !odd.contains(odd), "\(odd)")
        }
        #expect(!frame.contains(rect(.nan, 20, 5, 5)) && !frame.contains(rect(10, 20, 5, .nan)))
    }

    @Test("Insets move the edges inwards, or outwards if negative, and make no length negative")
    func insets() {
        #expect(
            frame.inset(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
                == rect(12, 21, 24, 36)
        )
        #expect(frame.inset(by: LayoutInsets(-5)) == rect(5, 15, 40, 50))
        #expect(frame.inset(by: LayoutInsets(horizontal: 20)) == rect(30, 20, 0, 40))
    }

    @Test("Two rectangles intersect if they have an area in common, in either order")
    func intersects() {
        let others: [(LayoutRect, Bool)] = [
            (frame, true), (rect(39, 59, 5, 5), true), (rect(0, 0, 100, 100), true),
            (rect(40, 20, 5, 5), false), (rect(10, 60, 5, 5), false), (rect(0, 0, 10, 100), false),
            (rect(20, 30, 0, 0), false), (rect(20, 0, 0, 100), false), (rect(0, 30, 100, 0), false),
        ]
        for (other, expected) in others {
            #expect(frame.intersects(other) == expected, "\(other)")
            #expect(other.intersects(frame) == expected, "\(other)")
        }
    }

    @Test("A rectangle without an area, or with a NaN in it, is empty and intersects nothing")
    func empty() {
        for empty in [
            rect(20, 30, 0, 5), rect(20, 30, 5, 0), rect(20, 30, -5, 5), rect(20, 30, .nan, 5),
            rect(20, .nan, 5, 5), rect(20, 30, 5, .nan), rect(1e300, 30, 1, 5),
        ] {
            #expect(empty.isEmpty)
            #expect(!frame.intersects(empty) && !empty.intersects(frame), "\(empty)")
            #expect(frame.intersection(empty) == nil && !empty.intersects(empty))
        }
        #expect(!frame.isEmpty)
    }

    @Test("The intersection of two rectangles is their common area, or nil if there is none")
    func intersection() {
        #expect(frame.intersection(rect(30, 0, 50, 30)) == rect(30, 20, 10, 10))
        #expect(frame.intersection(frame) == frame)
        #expect(frame.intersection(rect(40, 20, 5, 5)) == nil)
        #expect([frame.midX, frame.midY] == [25, 40])
    }

    @Test("The union of two rectangles is the smallest one that contains both")
    func union() {
        #expect(frame.union(rect(0, 50, 20, 20)) == rect(0, 20, 40, 50))
    }

    @Test(
        "If a rectangle contains another, their union and their intersection are exactly these two"
    )
    func containment() {
        let outer = rect(0.1, 0.7, 0.2, 0.4)
        for inner in [
            outer, rect(0.1, 0.8, 0.1, 0.1), rect(0.15, 0.7, 0.1, 0.4), rect(0.2, 0.7, 0.1, 0.4),
            rect(0.15, 0.7, 0.1, 0.2), rect(0.15, 0.9, 0.1, 0.2),
        ] {
            #expect(outer.union(inner) == outer && inner.union(outer) == outer, "\(inner)")
            #expect(outer.intersection(inner) == inner && inner.intersection(outer) == inner)
        }
    }
}
