import StressKit
import Testing
import Weft

@Suite("Children that share a style")
struct SharedStyleTests {
    private struct Line: NodeContent {
        var direction: StackDirection
        var alignItems: StackAlignItems
        var wraps: Bool
        var nodes: [AnyDisplayNode]
        /// Whether the children are an array of nodes, or elements of any kind.
        var isNodeArray: Bool

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            var stack =
                isNodeArray
                ? StackLayoutSpec(direction, alignItems: alignItems, children: nodes)
                : StackLayoutSpec(
                    direction,
                    alignItems: alignItems,
                    children: nodes as [any LayoutElement]
                )
            stack.flexWrap = wraps ? .wrap : .noWrap
            return stack
        }
    }

    /// A stack of some leaves, each in one of a few styles or in none.
    ///
    /// - Parameter isShared: Whether leaves share an object behind their style, or have each the
    ///   same in one of their own.
    private func line(seed: UInt64, isShared: Bool, isNodeArray: Bool) -> DisplayNode<Line> {
        var random = SplitMix64(seed: seed)
        let styleSeeds = (0..<3).map { _ in random.next() }
        func style(_ index: Int) -> LayoutElementStyle {
            var random = SplitMix64(seed: styleSeeds[index])
            return random.style()
        }
        let shared = (0..<3).map(style)
        let nodes = (0..<random.pick([2, 5, 9])).map { index in
            let choice = random.pick([0, 0, 0, 1, 1, 2, 3])
            let style = isShared ? shared[choice % 3] : style(choice % 3)
            return DisplayNode(
                BoxContent(size: LayoutSize(width: Double(10 + index), height: 7)),
                name: "\(index)",
                style: choice < 3 ? style : LayoutElementStyle()
            ).anyNode
        }
        return DisplayNode(
            Line(
                direction: random.pick([.horizontal, .vertical]),
                alignItems: random.pick([.start, .stretch, .center]),
                wraps: random.chance(30),
                nodes: nodes,
                isNodeArray: isNodeArray
            )
        )
    }

    @Test(
        "They are laid out as if each had one of its own, and told as much",
        arguments: 0..<300 as Range<UInt64>,
        [true, false]
    )
    func equal(seed: UInt64, isNodeArray: Bool) async throws {
        var random = SplitMix64(seed: seed)
        let range = random.pick([
            .unbounded, SizeRange(width: 60), SizeRange(width: 200, height: 90),
        ])
        var commits: [LayoutCommit] = []
        for isShared in [true, false] {
            let root = line(seed: seed, isShared: isShared, isNodeArray: isNodeArray)
            commits.append(try await DisplayTree(root: root).layout(in: range))
        }
        let frames = commits.map { commit in commit.nodes.map { commit.frame(of: $0) } }
        #expect(frames[0] == frames[1])
        #expect(commits[0].diagnostics == commits[1].diagnostics)
    }
}
