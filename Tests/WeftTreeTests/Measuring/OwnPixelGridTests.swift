import Testing
import Weft

@Suite("Children with their own pixel grid")
struct OwnPixelGridTests {
    /// What is arranged around a child that would be larger than it may be.
    enum Arrangement: String, CaseIterable, Sendable {
        case overlay, background, wrapper, ratio, corner, wrappingCorner
        case inset, center, relative, absolute, stack, nested

        func spec(around child: any LayoutElement, _ badge: any LayoutElement) -> AnyLayoutElement {
            switch self {
            case .overlay: AnyLayoutElement(child.overlay(badge))
            case .background: AnyLayoutElement(child.background(badge))
            case .wrapper: AnyLayoutElement(WrapperLayoutSpec(children: [child, badge]))
            case .ratio: AnyLayoutElement(child.ratio(1))
            case .corner: AnyLayoutElement(child.corner(badge, at: .bottomRight))
            case .wrappingCorner:
                AnyLayoutElement(child.corner(badge, at: .bottomRight, wrapsCorner: true))
            case .inset: AnyLayoutElement(child.inset(0))
            case .center: AnyLayoutElement(child.centered())
            case .relative: AnyLayoutElement(child.relative(horizontal: .end, vertical: .start))
            case .absolute: AnyLayoutElement(AbsoluteLayoutSpec(children: [child, badge]))
            case .stack: AnyLayoutElement(StackLayoutSpec { child.flexShrink(1) })
            case .nested: AnyLayoutElement(child.ratio(1).wrapped().overlay(badge))
            }
        }
    }

    /// An arrangement of a leaf, or of a node around it.
    struct Frame: FixedSpecContent {
        let arrangement: Arrangement
        let leaf = box(200, 200, name: "leaf")
        let badge = box(0, 0, name: "badge")
        var cell: AnyDisplayNode

        init(_ arrangement: Arrangement, wrapsLeaf: Bool) {
            self.arrangement = arrangement
            cell = leaf.anyNode
            if wrapsLeaf { cell = DisplayNode(Column(children: [cell]), name: "cell").anyNode }
        }

        var layoutSpec: AnyLayoutElement { arrangement.spec(around: cell, badge) }
    }

    /// Lengths on two grids.
    struct Lengths: Sendable {
        let scale: Double
        let ownScale: Double
        /// The maximum length of the range.
        let length: Double
        /// The resulting length of the child, and that of everything around it.
        let own, outer: Double
    }

    /// The third length is rounded down, as it is hardly above a multiple of a pixel.
    static let lengths = [
        Lengths(scale: 3, ownScale: 1, length: 100.0 / 3, own: 34, outer: 100.0 / 3),
        Lengths(scale: 2, ownScale: 0.5, length: 33.25, own: 34, outer: 33.5),
        Lengths(scale: 0, ownScale: 10, length: 0.1 + 0.2, own: 0.3, outer: 0.1 + 0.2),
    ]

    private func square(_ length: Double) -> LayoutSize {
        LayoutSize(width: length, height: length)
    }

    @Test(
        "Everything around such a child keeps to its range, without diagnostics",
        arguments: Arrangement.allCases,
        lengths
    )
    func sizes(arrangement: Arrangement, lengths: Lengths) async throws {
        for wrapsLeaf in [false, true] {
            let root = DisplayNode(Frame(arrangement, wrapsLeaf: wrapsLeaf), name: "root")
            let environment = LayoutEnvironment(displayScale: lengths.scale)
            let tree = DisplayTree(root: root, environment: environment)
            try await tree.layout(in: .unbounded)
            try tree.update { edit in
                edit[environment: edit[root].cell].displayScale = lengths.ownScale
            }
            let size = square(lengths.length)
            for range in [SizeRange(max: size), SizeRange(exactly: size)] {
                let commit = try await tree.layout(in: range)
                #expect(commit.diagnostics == [])
                let lines = try differencesFromCold(
                    commit,
                    of: root,
                    in: environment,
                    comparesRanges: false
                )
                #expect(lines == [])
            }
            let commit = try #require(tree.committed)
            let cell = commit[root].cell
            let steps = try #require(try commit.explanation(of: cell)).steps
            #expect(commit.size == square(lengths.outer))
            #expect(commit.frame(of: cell)?.size == square(lengths.own))
            #expect(steps.dropLast().allSatisfy { $0.frame.size == commit.size })
            #expect(steps.last?.frame == commit.frame(of: cell))
        }
    }

    /// A spec that passes on the size of its child.
    private struct HandingOn: LayoutSpec {
        var style = LayoutElementStyle()
        let child: any LayoutElement

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let child = try context.measure(child, in: constrainedSize)
            context.place(child, at: .zero)
            return child.size
        }
    }

    /// A content with one spec.
    private struct Plain: FixedSpecContent {
        let layoutSpec: AnyLayoutElement

        init(_ spec: any LayoutElement) { layoutSpec = AnyLayoutElement(spec) }
    }

    /// Lays out a spec around a leaf with one pixel per point, in a tree with another scale.
    private func layOut(
        _ spec: any LayoutElement,
        around leaf: DisplayNode<BoxContent>,
        in range: SizeRange,
        scale: Double = 3
    ) async throws -> LayoutCommit {
        let root = DisplayNode(Plain(spec))
        let environment = LayoutEnvironment(displayScale: scale)
        let tree = DisplayTree(root: root, environment: environment)
        try tree.update { $0[environment: leaf].displayScale = 1 }
        let commit = try await tree.layout(in: range)
        #expect(try differencesFromCold(commit, of: root, in: environment) == [])
        return commit
    }

    @Test("A custom spec that leaves such a child to be clamped gets a diagnostic")
    func customSpec() async throws {
        let leaf = box(200, 200, name: "leaf")
        let range = SizeRange(max: square(100.0 / 3))
        let commit = try await layOut(
            HandingOn(child: leaf).overlay(box()),
            around: leaf,
            in: range
        )
        #expect(commit.size == range.max)
        #expect(commit.diagnostics.map(\.element) == ["HandingOn"])
        #expect(commit.diagnostics.map(\.kind) == [.sizeOutOfRange(square(34), range: range)])
    }

    @Test("A stated length is not reported as overruled if it is met to the child's own pixel")
    func statedLength() async throws {
        for (length, isOverruled) in [(34.0, false), (36, true)] {
            let leaf = box(10, 10, name: "leaf")
            let layer = box(200, 200).overlay(leaf.width(length).height(length))
            let size = square(100.0 / 3)
            let commit = try await layOut(layer, around: leaf, in: SizeRange(max: size))
            #expect(commit.frame(of: leaf)?.size == square(34))
            #expect(commit.diagnostics.isEmpty == !isOverruled, "\(length)")
        }
    }

    @Test("An answer that the common grid rounds out of the range may still decide others")
    func commonGrid() async throws {
        let tree = DisplayTree(root: DisplayNode(Plain(box(200, 20).background(box()))))
        let first = try await tree.layout(in: SizeRange(maxWidth: 33.25, maxHeight: 200))
        #expect(first.size == LayoutSize(width: 34, height: 20))
        let second = try await tree.layout(in: SizeRange(maxWidth: 33.25, maxHeight: 20))
        #expect(second.size == first.size)
        #expect(second.statistics.measurementCount == 0)
    }
}
