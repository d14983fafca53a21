import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Stacks with arrays of nodes")
struct NodeListTests {
    /// A stack whose children are an array of nodes, or the same nodes one by one.
    private struct Pack: NodeContent {
        var direction = StackDirection.horizontal
        var alignItems = StackAlignItems.stretch
        var flexWrap = StackFlexWrap.noWrap
        var nodes: [AnyDisplayNode]
        var isList: Bool

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            var stack = StackLayoutSpec(direction, alignItems: alignItems, flexWrap: flexWrap) {
                for node in nodes { node }
            }
            if isList {
                stack = StackLayoutSpec(
                    direction,
                    alignItems: alignItems,
                    flexWrap: flexWrap,
                    children: nodes
                )
            }
            return stack
        }
    }

    /// A leaf that is measured instantly, with everything that a leaf can have.
    private struct Badge: LeafContent {
        var height: Double
        static var measuresInstantly: Bool { true }

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(
                size: LayoutSize(width: 12, height: height),
                firstBaseline: height / 2,
                payload: height > 10 ? height : nil,
                diagnostic: height > 20 ? .noIntrinsicSize : nil
            )
        }
    }

    private func node(
        _ name: Int,
        _ numbers: inout SplitMix64,
        isList: Bool,
        depth: Int
    ) -> AnyDisplayNode {
        let width = Double(Int.random(in: 0...60, using: &numbers))
        let box = BoxContent(size: LayoutSize(width: width, height: 10 + width / 4))
        switch Int.random(in: 0...9, using: &numbers) {
        case 0:
            return AnyDisplayNode(DisplayNode(Badge(height: width / 2), name: "\(name)"))
        case 1:
            let text = TextContent(String(repeating: "word ", count: Int(width / 6)))
            return AnyDisplayNode(DisplayNode(text, name: "\(name)"))
        case 2 where depth > 0:
            let pack = pack(&numbers, isList: isList, depth: depth - 1)
            return AnyDisplayNode(DisplayNode(pack, name: "\(name)"))
        case 3, 4, 5:
            let flex = Double(Int.random(in: 0...2, using: &numbers))
            let kind = Int.random(in: 0...4, using: &numbers)
            return AnyDisplayNode(
                DisplayNode(box, name: "\(name)") { style in
                    switch kind {
                    case 0: style.flexGrow = flex
                    case 1: style.flexShrink = flex
                    case 2: style.flexBasis = .points(20 * flex)
                    case 3: style.maxHeight = .points(10 * flex)
                    default: style.layoutPosition = .zero
                    }
                }
            )
        default: return AnyDisplayNode(DisplayNode(box, name: "\(name)"))
        }
    }

    private func pack(_ numbers: inout SplitMix64, isList: Bool, depth: Int = 2) -> Pack {
        let count = Int.random(in: 0...6, using: &numbers)
        return Pack(
            direction: Bool.random(using: &numbers) ? .horizontal : .vertical,
            alignItems: [.start, .center, .end, .stretch].randomElement(using: &numbers) ?? .start,
            flexWrap: Bool.random(using: &numbers) ? .wrap : .noWrap,
            nodes: (0..<count).map { node($0, &numbers, isList: isList, depth: depth) },
            isList: isList
        )
    }

    private func frames(in commit: LayoutCommit) -> [LayoutRect?] {
        commit.nodes.map { commit.frameInSupernode(of: $0) }
    }

    @Test("They have all the settings of a stack of elements")
    func settings() {
        let node = box()
        let list = StackLayoutSpec(
            .vertical,
            spacing: 1,
            justifyContent: .center,
            alignItems: .end,
            flexWrap: .wrap,
            alignContent: .spaceAround,
            lineSpacing: 2,
            horizontalAlignment: .right,
            verticalAlignment: .bottom,
            children: [node]
        )
        let stack = StackLayoutSpec(
            .vertical,
            spacing: 1,
            justifyContent: .center,
            alignItems: .end,
            flexWrap: .wrap,
            alignContent: .spaceAround,
            lineSpacing: 2,
            horizontalAlignment: .right,
            verticalAlignment: .bottom
        ) { node }
        #expect(list.debugParameters == stack.debugParameters)
        #expect(list.debugParameters.count == 9)
    }

    @Test("An array's layout and diagnostics equal those of its elements one by one")
    func sameLayout() async throws {
        for seed in Seeds.range(200) {
            let commits = try [true, false].map { isList in
                var numbers = SplitMix64(seed: seed)
                let root = DisplayNode(pack(&numbers, isList: isList), name: "root")
                let size = LayoutSize(width: 100, height: 40)
                let commit = try root.layout(in: SizeRange(exactly: size))
                return (frames(in: commit), commit.diagnostics)
            }
            #expect(commits[0].0 == commits[1].0, "seed \(seed)")
            #expect(commits[0].1 == commits[1].1, "seed \(seed)")
        }
    }

    @Test("A tree measures new nodes among known ones as a cold layout does")
    func newNodes() async throws {
        let range = SizeRange(exactly: LayoutSize(width: 100, height: 40))
        // With several workers, it depends on the clock how often a measurement is suspended.
        let scheduler = LayoutScheduler(workers: 1)
        for seed in Seeds.range(100) {
            var statistics: [[LayoutStatistics]] = []
            for isList in [true, false] {
                var numbers = SplitMix64(seed: seed)
                let root = DisplayNode(pack(&numbers, isList: isList), name: "root")
                let tree = DisplayTree(root: root, scheduler: scheduler)
                var passes: [LayoutStatistics] = []
                for name in 10..<16 {
                    let commit = try await tree.layout(in: range)
                    let cold = try root.layout(in: range)
                    #expect(frames(in: commit) == frames(in: cold), "seed \(seed), \(name)")
                    #expect(commit.diagnostics == cold.diagnostics, "seed \(seed), \(name)")
                    passes.append(commit.statistics)
                    let new = node(name, &numbers, isList: isList, depth: 1)
                    let place = Double.random(in: 0...1, using: &numbers)
                    try tree.update { edit in
                        let count = edit[root].nodes.count
                        edit[root].nodes.insert(new, at: Int(place * Double(count)))
                        if place > 0.8 { edit[root].nodes.swapAt(0, count) }
                    }
                }
                statistics.append(passes)
            }
            #expect(statistics[0] == statistics[1], "seed \(seed)")
        }
    }

    @Test("A new leaf with a pixel grid of its own is rounded to it, and its neighbours are not")
    func ownPixelGrid() async throws {
        struct Pair: NodeContent {
            let boxes = [box(10.3), box(10.3)]

            func updateSubnodes(_ edit: inout TreeEdit) {
                edit[environment: boxes[1]].displayScale = 2
            }

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(.vertical, alignItems: .start, children: boxes)
            }
        }
        let pair = Pair()
        let commit = try await DisplayTree(root: DisplayNode(pair)).layout(in: .unbounded)
        #expect(pair.boxes.map { commit.frame(of: $0)?.width } == [11, 10.5])
    }

    @Test("A new leaf that is in an array twice is an error")
    func repeated() async throws {
        let leaf = AnyDisplayNode(box())
        for isList in [true, false] {
            let tree = DisplayTree(
                root: DisplayNode(Pack(nodes: [AnyDisplayNode(box()), leaf, leaf], isList: isList))
            )
            let error = await #expect(throws: LayoutError.self) {
                _ = try await tree.layout(in: .unbounded)
            }
            #expect(error?.description.contains("placed twice") == true)
        }
    }

    @Test("The children can be read and changed one by one")
    func children() throws {
        let nodes = (0..<3).map { DisplayNode(BoxContent(), name: "\($0)") }
        var stack = StackLayoutSpec(.vertical, children: nodes)
        #expect(stack.children.map { ($0 as? AnyDisplayNode)?.name } == ["0", "1", "2"])
        stack.children.removeFirst()
        stack.children.append(DisplayNode(BoxContent(), name: "last"))
        stack.children[0] = SpacerLayoutSpec()
        #expect(stack.children.count == 3)
        #expect((stack.children[1] as? AnyDisplayNode)?.name == "2")
        #expect((stack.children[2] as? DisplayNode<BoxContent>)?.name == "last")
    }

    @Test("An array of nodes of one type becomes a list of untyped nodes; a mixed one does not")
    func assigned() {
        let (first, second) = (box(), box())
        var stack = StackLayoutSpec.vertical()
        #expect(stack.children.isEmpty)
        stack = StackLayoutSpec(children: [first, second])
        #expect(stack.children.allSatisfy { $0 is AnyDisplayNode })
        stack = StackLayoutSpec(children: [first, SpacerLayoutSpec()])
        #expect(stack.children.first is DisplayNode<BoxContent>)
        stack = StackLayoutSpec(children: [])
        #expect(stack.children.isEmpty)
    }

    @Test("A handle has the layout of one reference, so a list can take an array as it is")
    func layoutOfHandles() {
        #expect(MemoryLayout<DisplayNode<BoxContent>>.size == MemoryLayout<AnyObject>.size)
        #expect(MemoryLayout<DisplayNode<Pack>>.size == MemoryLayout<AnyObject>.size)
        #expect(MemoryLayout<AnyDisplayNode>.size == MemoryLayout<AnyObject>.size)
    }

    @Test("A stack keeps the nodes of its list alive")
    func lifetime() {
        var nodes = [box()]
        weak let handle = nodes[0].handle
        var stack: StackLayoutSpec? = StackLayoutSpec(children: nodes)
        nodes = []
        #expect(handle != nil && stack?.children.count == 1)
        stack = nil
        #expect(handle == nil)
    }
}
