import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Parts of explanations")
struct ExplanationPartTests {
    /// A photo beside a text that has to shrink, and a spacer.
    private struct Cell: NodeContent {
        let photo = box(40, 60, name: "photo")
        let title = DisplayNode(TextContent("A title that is wider than the cell"), name: "title")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(spacing: 10) {
                photo
                StackLayoutSpec(.vertical) {
                    SpacerLayoutSpec().flexGrow(1)
                    title
                }
                .flexShrink(1)
            }
            .inset(5)
        }
    }

    /// A spec that measures several candidates and places the last one.
    private struct LastCandidate: LayoutSpec {
        var style = LayoutElementStyle()
        let candidates: [any LayoutElement]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let measured = try context.measure(candidates, in: .unbounded)
            guard let last = measured.last else { return .zero }
            context.place(last, at: LayoutPoint(x: 3, y: 4))
            return last.size
        }
    }

    private struct Wrapper<Element: LayoutElement>: NodeContent {
        let element: Element

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { element }
    }

    /// The parts of the root of a layout of an element.
    private func parts(
        _ element: some LayoutElement,
        in range: SizeRange = .unbounded
    ) throws -> [LayoutExplanation.Part] {
        let commit = try DisplayNode(Wrapper(element: element)).layout(in: range)
        return try #require(try commit.explanation(of: commit.root)).parts
    }

    /// The widths and heights of the answers.
    private func sizes(_ part: LayoutExplanation.Part) -> [[Double]] {
        part.step.measurements.map { [$0.size.width, $0.size.height] }
    }

    @Test("A node with nested specs has a part for each spec and subnode, depth first")
    func nested() throws {
        let cell = DisplayNode(Cell())
        let outer = DisplayNode(Wrapper(element: cell.inset(7)))
        let commit = try outer.layout(in: SizeRange(width: 164))
        let parts = try #require(try commit.explanation(of: cell)).parts
        #expect(
            parts.map(\.step.name) == [
                "InsetLayoutSpec", "StackLayoutSpec", "photo BoxContent", "StackLayoutSpec",
                "SpacerLayoutSpec", "title TextContent",
            ]
        )
        #expect(parts.map(\.depth) == [0, 1, 2, 2, 3, 3])
        #expect(parts[1].step.parameters == ["horizontal", "spacing: 10"])
        let (photo, title) = (commit[cell].photo.anyNode, commit[cell].title.anyNode)
        #expect(parts.map(\.step.node) == [nil, nil, photo, nil, nil, title])
        #expect(parts.map(\.step.frame.minX) == [7, 12, 12, 62, 62, 62])
        #expect(parts.map(\.step.frame.width) == [150, 140, 40, 90, 90, 90])
        #expect(parts[5].step.frame == commit.frame(of: title))
        #expect(parts[4].step.style.flexGrow == 1)
        // The parts on the way to a subnode are the steps that lead on to it.
        let steps = try #require(try commit.explanation(of: title)).steps
        #expect([0, 1, 3, 5].map { parts[$0].step } == steps.suffix(4))
    }

    @Test("A node whose layoutSpec is a node has one part, at depth 0, and a leaf has none")
    func withoutSpecs() throws {
        let leaf = box(10, 20, name: "leaf")
        let inner = DisplayNode(Wrapper(element: leaf.minWidth(15)))
        let root = DisplayNode(Wrapper(element: inner))
        let commit = try root.layout()
        let own = try #require(try commit.explanation(of: inner)).parts
        #expect(own.map(\.depth) == [0])
        #expect(own.map(\.step.node) == [leaf.anyNode])
        #expect(own.map(\.step.style.minWidth) == [15])
        #expect(own.map(\.step.frame) == [LayoutRect(x: 0, y: 0, width: 15, height: 20)])
        let ofRoot = try #require(try commit.explanation(of: root)).parts
        #expect(ofRoot.map(\.step.node) == [inner.anyNode])
        #expect(try commit.explanation(of: leaf)?.parts.isEmpty == true)
    }

    @Test("A spec without elements is a part")
    func emptySpec() throws {
        let parts = try parts(StackLayoutSpec(children: []).minWidth(8))
        #expect(parts.map(\.step.name) == ["StackLayoutSpec"])
        #expect(parts.map(\.step.frame.width) == [8])
    }

    @Test("Of several candidates the placed one is a part, with the measurements of all")
    func candidates() throws {
        let node = box(10, 10)
        let parts = try parts(LastCandidate(candidates: [node.inset(100), node.inset(1)]))
        #expect(parts.map(\.step.name).dropLast() == ["LastCandidate", "InsetLayoutSpec"])
        #expect(parts.map(\.step.node) == [nil, nil, node.anyNode])
        #expect(parts.map(\.step.frame.minX) == [0, 3, 4])
        #expect(sizes(parts[1]) == [[210, 210], [12, 12]])
        // What the other candidate has asked of the node is of no importance here.
        #expect(sizes(parts[2]) == [[10, 10]])
    }

    @Test("A candidate with any of the nodes is among the measurements, in whichever steps")
    func overlappingCandidates() throws {
        let nodes = [box(10, 10), box(20, 10)]
        let both = StackLayoutSpec { nodes }
        let candidates = LastCandidate(candidates: [nodes[1].inset(2), both])
        let root = DisplayNode(Wrapper(element: candidates))
        let commit = try root.layout()
        let parts = try #require(try commit.explanation(of: root)).parts
        #expect(parts.map(\.step.name).prefix(2) == ["LastCandidate", "StackLayoutSpec"])
        #expect(sizes(parts[1]) == [[24, 14], [30, 10]])
        for node in nodes {
            #expect(try commit.explanation(of: node)?.steps[2] == parts[1].step)
        }
    }

    @Test("What a placed spec has measured without placing it does not count for its neighbour")
    func measuredByNeighbour() throws {
        let node = box(10, 10)
        let placeholder = LastCandidate(candidates: [node, SpacerLayoutSpec().minWidth(3)])
        let parts = try parts(
            StackLayoutSpec(alignItems: .start) {
                placeholder
                node.inset(1)
            }
        )
        #expect(
            parts.map(\.step.name).dropLast() == [
                "StackLayoutSpec", "LastCandidate", "SpacerLayoutSpec", "InsetLayoutSpec",
            ]
        )
        #expect(parts.map(\.depth) == [0, 1, 2, 1, 2])
        #expect(sizes(parts[1]) == [[3, 0]])
        #expect(sizes(parts[3]) == [[12, 12]])
    }

    @Test("The children of a wrapped stack are parts in the order of the lines")
    func wrapped() throws {
        let nodes = (1...3).map { box(40, 10 * Double($0)) }
        let stack = StackLayoutSpec(alignItems: .start, flexWrap: .wrap) { nodes }
        let parts = try parts(stack, in: SizeRange(width: 100))
        #expect(parts.map(\.step.node) == [nil] + nodes.map(\.anyNode))
        #expect(parts.map(\.step.frame.minX) == [0, 0, 40, 0])
        #expect(parts.map(\.step.frame.minY) == [0, 0, 0, 20])
        #expect(parts.map(\.step.frame.height) == [50, 10, 20, 30])
        #expect(parts.dropFirst().allSatisfy { $0.step.measurements.count == 1 })
    }

    @Test("Children that flex are parts with both measurements; a spacer has only the last one")
    func flexed() throws {
        let (small, growing) = (box(10, 10), DisplayNode(TextContent("Hi")))
        let parts = try parts(
            StackLayoutSpec(alignItems: .start) {
                small
                SpacerLayoutSpec().flexGrow(1)
                growing.flexGrow(1)
            },
            in: SizeRange(width: 100)
        )
        let widths = parts.map(\.step.frame.width)
        let free = SizeRange.unbounded
        func exactly(_ width: Double) -> SizeRange { SizeRange(width: width) }
        let ranges = parts.map { $0.step.measurements.map(\.range) }
        #expect(
            ranges == [
                [exactly(100)], [free], [exactly(widths[2])], [free, exactly(widths[3])],
            ]
        )
        #expect(widths[2] > 0 && widths[1] + widths[2] + widths[3] == 100)
        #expect(sizes(parts[3]).map { $0[0] } == [widths[3] - widths[2], widths[3]])
    }

    @Test("The parts are those of the commit, whatever was edited since")
    func formerCommit() async throws {
        let cell = DisplayNode(Cell())
        let tree = DisplayTree(root: cell)
        let commit = try await tree.layout(in: SizeRange(width: 150))
        let (photo, title) = (commit[cell].photo, commit[cell].title)
        let former = try #require(try commit.explanation(of: cell))
        try tree.update { edit in
            edit[title].string = "Short"
            edit[photo].size = LayoutSize(width: 5, height: 5)
        }
        let newer = try await tree.layout(in: SizeRange(width: 150))
        #expect(try commit.explanation(of: cell) == former)
        let parts = try #require(try newer.explanation(of: cell)).parts
        #expect(parts.map(\.step.name) == former.parts.map(\.step.name))
        #expect(parts[2].step.frame.width == 5 && former.parts[2].step.frame.width == 40)
    }

    @Test("In random trees, the parts of each node are its subnodes and the specs around them")
    func randomTrees() async throws {
        var specCount = 0
        let seeds = Seeds.range(40)
        for seed in seeds {
            let random = try RandomTree(seed: seed)
            for width in [random.random.length(50...300), random.random.length(50...300)] {
                try random.edit()
                let commit = try await random.tree.layout(in: SizeRange(width: width))
                let all = try #require(try commit.explanationsInSupernodes())
                let cold = try random.root.layout(
                    in: SizeRange(width: width),
                    environment: commit.environment
                )
                #expect(try cold.explanationsInSupernodes() == all, "seed \(seed)")
                for node in commit.nodes {
                    let parts = try #require(all[node]).parts
                    let nodes = parts.compactMap(\.step.node)
                    #expect(nodes == commit.subnodes(of: node), "seed \(seed)")
                    var way: [LayoutExplanation.Step] = []
                    for part in parts {
                        let isRoot = part.depth == 0
                        try #require(part.depth <= way.count && isRoot == way.isEmpty)
                        way.removeLast(way.count - part.depth)
                        way.append(part.step)
                        let last = part.step.measurements.last
                        #expect(last?.size == part.step.frame.size, "seed \(seed)")
                        guard let subnode = part.step.node else {
                            specCount += 1
                            continue
                        }
                        #expect(part.step.frame == commit.frame(of: subnode), "seed \(seed)")
                        let range = commit.constrainedSize(of: subnode)
                        #expect(last?.range == range, "seed \(seed)")
                        // A subnode's steps are the part itself and those of the specs around it.
                        #expect(all[subnode]?.steps == way, "seed \(seed)")
                    }
                }
            }
        }
        #expect(specCount > 17 * seeds.count)
    }

    @Test("A node whose subnodes get other places when it is laid out again is not explained")
    func otherPlaces() throws {
        /// Shows all its nodes in the first layout, and one fewer in each further one.
        struct Fickle: NodeContent {
            let nodes = [box(1, 1), box(2, 2), box(3, 3)]
            let layouts = Counter()

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(
                    alignItems: .start,
                    children: Array(nodes.dropLast(layouts.add() - 1))
                )
            }
        }
        let commits = [
            try DisplayNode(Fickle()).layout(),
            try DisplayNode(Restless()).layout(in: SizeRange(width: 100)),
        ]
        for commit in commits {
            #expect(try commit.explanation(of: commit.root) == nil)
            let explanations = try #require(try commit.explanationsInSupernodes())
            #expect(explanations[commit.root]?.steps.count == 1)
            #expect(explanations[commit.root]?.parts.isEmpty == true)
        }
    }

    @Test("Specs and nodes at any depth have parts, on a stack of 512 KB")
    func deep() async throws {
        let leaf = box(1, 1).anyNode
        var element: any LayoutElement = leaf
        for _ in 0..<100 { element = WrapperLayoutSpec(element) }
        let middle = DisplayNode(Wrapper(element: AnyLayoutElement(element))).anyNode
        var top = middle
        for _ in 0..<3_000 { top = DisplayNode(Wrapper(element: top.inset(0))).anyNode }
        let root = top
        let commit = try root.layout()
        let parts = try await onThread(stackSize: 512 << 10) {
            Result { try [root, middle, leaf].map { try commit.explanation(of: $0)?.parts } }
        }
        .get()
        #expect(parts.map { $0?.count } == [2, 101, 0])
        #expect(parts[1]?.map(\.depth) == Array(0...100))
        #expect(parts[1]?.last?.step.node == leaf)
    }

    @Test("The time that an explanation takes grows with the subnodes, not with their square")
    func manySubnodes() throws {
        func commit(_ count: Int) throws -> LayoutCommit {
            let nodes = (0..<count).map { _ in box(1, 1).flexShrink(1).inset(0) }
            let stack = StackLayoutSpec(.vertical, children: nodes).inset(1)
            // A candidate that was not placed has the same nodes.
            let candidates = LastCandidate(candidates: [stack.inset(1), stack])
            return try DisplayNode(Wrapper(element: candidates)).layout()
        }
        let commits = [try commit(625), try commit(10_000)]
        #expect(try commits[1].explanation(of: commits[1].root)?.parts.count == 20_003)
        func time(_ commit: LayoutCommit) throws -> Duration {
            try threadTime { _ = try commit.explanation(of: commit.root) }
        }
        let few = try min(time(commits[0]), time(commits[0]), time(commits[0]))
        let many = try min(time(commits[1]), time(commits[1]))
        // A time that grew with the square would be 256 times as long.
        #expect(many < few * 40, "\(many) after \(few)")
    }
}
