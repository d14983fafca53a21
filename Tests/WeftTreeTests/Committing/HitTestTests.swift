import RandomLayouts
import TestSupport
import Testing
import Weft

@Suite("Hit-testing")
struct HitTestTests {
    @Test("A hit test finds the frontmost node at any point", arguments: Seeds.range(30))
    func frontmost(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        try random.edit()
        let commit = try await random.tree.layout(in: random.random.range())
        let nodes = commit.nodes
        let corners = nodes.compactMap { commit.frame(of: $0) }.flatMap {
            [$0.origin, LayoutPoint(x: $0.maxX, y: $0.maxY), LayoutPoint(x: $0.minX, y: $0.maxY)]
        }
        let others = (0..<40).map { _ in
            LayoutPoint(x: random.random.length(-20...400), y: random.random.length(-20...700))
        }
        for point in corners + others {
            let expected = nodes.last { commit.frame(of: $0)?.contains(point) == true }
            #expect(commit.hitTest(point) == expected, "seed \(seed), \(point)")
            let hit = nodes.reversed().filter { commit.frame(of: $0)?.contains(point) == true }
            #expect(commit.nodes(at: point) == hit, "seed \(seed), \(point)")
        }
    }

    @Test("Of overlapping nodes, a hit test finds the one in front")
    func overlap() throws {
        let nodes = [box(50, 50), box(30, 30), box(40, 10)].map(\.anyNode)
        let commit = try DisplayNode(Pile(children: nodes)).layout()
        #expect(commit.hitTest(LayoutPoint(x: 5, y: 5)) == nodes[2])
        #expect(commit.hitTest(LayoutPoint(x: 5, y: 20)) == nodes[1])
        #expect(commit.hitTest(LayoutPoint(x: 45, y: 5)) == nodes[0])
    }

    @Test("The left and top edges belong to a node; the right and bottom edges do not")
    func edges() throws {
        let leaf = box(20, 10)
        let commit = try leaf.layout()
        #expect(commit.hitTest(.zero) == leaf.anyNode)
        #expect(commit.hitTest(LayoutPoint(x: 19.9, y: 9.9)) == leaf.anyNode)
        #expect(commit.hitTest(LayoutPoint(x: 20, y: 5)) == nil)
        #expect(commit.hitTest(LayoutPoint(x: 5, y: 10)) == nil)
        #expect(commit.hitTest(LayoutPoint(x: -0.1, y: 5)) == nil)
    }

    @Test("A node can be hit even outside its supernode")
    func overhang() throws {
        let badge = box(10, 10)
        let photo = box(40, 40)
        let root = DisplayNode(Badged(photo: photo, badge: badge))
        let commit = try root.layout()
        let frame = try #require(commit.frame(of: badge))
        #expect(frame == LayoutRect(x: 38, y: -8, width: 10, height: 10))
        #expect(commit.hitTest(LayoutPoint(x: 45, y: -5)) == badge.anyNode)
        #expect(commit.hitTest(LayoutPoint(x: 37, y: 3)) == photo.anyNode)
        #expect(commit.hitTest(LayoutPoint(x: 45, y: 20)) == nil)
    }

    private struct Badged: NodeContent {
        let photo: DisplayNode<BoxContent>
        let badge: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> CornerLayoutSpec {
            photo.corner(badge, at: .topRight, offset: LayoutPoint(x: 3, y: -3))
        }
    }
}
