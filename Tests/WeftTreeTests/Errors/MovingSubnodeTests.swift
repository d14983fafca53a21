import Testing
import Weft
import WeftTesting

@Suite("A node that two parents hold and one of them shows")
struct MovingSubnodeTests {
    /// Shows its guest only if it is wide enough, or only if it is narrow enough.
    private struct Host: NodeContent {
        let guest: DisplayNode<BoxContent>
        let leaf: DisplayNode<BoxContent>
        let isForWide: Bool

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            let isWide = constrainedSize.max.width > 150
            return StackLayoutSpec(.vertical) {
                leaf
                if isWide == isForWide { guest }
            }
        }
    }

    private struct Pair: NodeContent {
        let first: DisplayNode<Host>
        let second: DisplayNode<Host>
        let ruler: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> RulerLayoutSpec {
            RulerLayoutSpec(ruler: ruler, children: [first, second])
        }
    }

    /// Gives its children the width of a ruler, which it measures first.
    private struct RulerLayoutSpec: LayoutSpec {
        var style = LayoutElementStyle()
        var ruler: any LayoutElement
        var children: [any LayoutElement]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let width = try context.measure(ruler, in: .unbounded).size.width
            var size = LayoutSize(width: width, height: 0)
            for child in try context.measure(children, in: SizeRange(width: width)) {
                context.place(child, at: LayoutPoint(x: 0, y: size.height))
                size.height += child.size.height
            }
            return size
        }
    }

    @Test("A node may change its parent with every range")
    func changesParent() async throws {
        let guest = box(10, 30)
        let leaves = [box(), box()]
        let first = DisplayNode(Host(guest: guest, leaf: leaves[0], isForWide: true))
        let second = DisplayNode(Host(guest: guest, leaf: leaves[1], isForWide: false))
        let ruler = box(100, 1)
        let root = DisplayNode(Pair(first: first, second: second, ruler: ruler))
        let tree = DisplayTree(root: root)
        var mirror = LayoutMirror()
        for (round, width) in [100.0, 200, 100, 200, 200, 100].enumerated() {
            try tree.update { edit in
                edit[ruler].size?.width = width
                for leaf in leaves { edit[leaf].size?.height += Double(round % 2) }
            }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.supernode(of: guest) == (width > 150 ? first.anyNode : second.anyNode))
            #expect(try differencesFromCold(commit, of: root).isEmpty)
            mirror.mount(commit)
            #expect(mirror.differences(from: commit).isEmpty)
        }
    }
}
