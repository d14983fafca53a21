import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Explanations of frames")
struct ExplanationTests {
    /// A photo beside a text that has to shrink.
    private struct Cell: NodeContent {
        let photo = box(40, 60, name: "photo")
        let title = DisplayNode(TextContent("A title that is wider than the cell"), name: "title")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(spacing: 10) {
                photo
                StackLayoutSpec(.vertical) { title }.flexShrink(1)
            }
            .inset(5)
        }
    }

    /// Shows the first of two candidates that fits. Both hold the same node.
    private struct Candidates: LayoutSpec {
        var style = LayoutElementStyle()
        let node: DisplayNode<BoxContent>

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let wide = try context.measure(node.inset(100), in: .unbounded)
            let narrow = try context.measure(node.inset(1), in: .unbounded)
            let chosen = wide.size.width <= constrainedSize.max.width ? wide : narrow
            context.place(chosen, at: LayoutPoint(x: 3, y: 4))
            return chosen.size.clamped(to: constrainedSize)
        }
    }

    private struct Wrapper<Element: LayoutElement>: NodeContent {
        let element: Element

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { element }
    }

    private func range(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> SizeRange {
        SizeRange(
            min: LayoutSize(width: widths.lowerBound, height: heights.lowerBound),
            max: LayoutSize(width: widths.upperBound, height: heights.upperBound)
        )
    }

    @Test("Each spec and node on the path lists its measurements and its frame")
    func steps() throws {
        let cell = DisplayNode(Cell())
        let commit = try cell.layout(in: SizeRange(width: 150))
        let title = commit[cell].title
        let steps = try #require(try commit.explanation(of: title)).steps
        #expect(
            steps.map(\.name) == [
                "Cell", "InsetLayoutSpec", "StackLayoutSpec", "StackLayoutSpec",
                "title TextContent",
            ]
        )
        #expect(
            steps.map(\.parameters) == [
                [], ["top: 5", "left: 5", "bottom: 5", "right: 5"],
                ["horizontal", "spacing: 10"], ["vertical"], [],
            ]
        )
        #expect(steps.map(\.node) == [cell.anyNode, nil, nil, nil, title.anyNode])
        #expect(steps.map(\.frame.minX) == [0, 0, 5, 55, 55])
        #expect(steps.map(\.frame.width) == [150, 150, 140, 90, 90])
        #expect(steps.last?.frame == commit.frame(of: title))
        #expect(steps[2].measurements.map(\.range) == [range(140...140, 0...(.infinity))])

        let shrunk = steps[3]
        #expect(shrunk.style.flexShrink == 1)
        let free = range(0...(.infinity), 0...(.infinity))
        let flexed = range(90...90, 0...(.infinity))
        let stretched = range(90...90, 60...60)
        #expect(shrunk.measurements.map(\.range) == [free, flexed, stretched])
        #expect(shrunk.measurements[0].size.width > 190)
        #expect(shrunk.measurements.last?.size == shrunk.frame.size)
    }

    @Test("A node in several candidates is explained with all measurements of them")
    func candidates() throws {
        let node = box(10, 10)
        let root = DisplayNode(Wrapper(element: Candidates(node: node)))
        let commit = try root.layout(in: range(0...100, 0...100))
        let steps = try #require(try commit.explanation(of: node)).steps
        #expect(
            steps.map(\.name).dropLast() == [
                "Wrapper<Candidates>", "Candidates", "InsetLayoutSpec",
            ]
        )
        #expect(steps[2].measurements.map(\.size.width) == [210, 12])
        #expect(steps[2].frame == LayoutRect(x: 3, y: 4, width: 12, height: 12))
        #expect(steps[3].frame == LayoutRect(x: 4, y: 5, width: 10, height: 10))
    }

    @Test("The measurement of the candidate that was placed comes last")
    func firstCandidate() throws {
        let node = box(10, 10)
        let root = DisplayNode(Wrapper(element: Candidates(node: node)))
        let commit = try root.layout(in: range(0...300, 0...300))
        let steps = try #require(try commit.explanation(of: node)).steps
        #expect(steps[2].measurements.map(\.size.width) == [12, 210])
    }

    @Test("An explanation shows the style of a node, including what only its use sets")
    func styleOfUse() throws {
        let node = DisplayNode(BoxContent(size: .zero)) { $0.minWidth = 20 }
        let root = DisplayNode(Wrapper(element: node.minHeight(30).inset(1)))
        let steps = try #require(try root.layout().explanation(of: node)).steps
        let style = try #require(steps.last?.style)
        #expect(style.minWidth == 20 && style.minHeight == 30)
    }

    @Test("Instead of an invalid range, an explanation shows the one that was used")
    func oddRange() throws {
        let node = box(10, 10)
        let asking = AskingLayoutSpec(child: node, ranges: [SizeRange(width: -7)])
        let root = DisplayNode(Wrapper(element: asking))
        let commit = try root.layout(in: SizeRange(width: -1))
        let steps = try #require(try commit.explanation(of: node)).steps
        #expect(steps.first?.measurements.last?.range == commit.constrainedSize(of: root))
        #expect(steps.last?.measurements.last?.range == commit.constrainedSize(of: node))
    }

    @Test("The root and a node that is another's whole spec are explained without specs")
    func withoutSpecs() throws {
        let node = box(10, 10)
        let root = DisplayNode(Wrapper(element: node)) { $0.minWidth = 20 }
        let commit = try root.layout(in: range(0...100, 0...100))
        let own = try #require(try commit.explanation(of: root)).steps
        #expect(own.map(\.node) == [root.anyNode])
        #expect(own[0].style.minWidth == 20)
        let measurement = LayoutExplanation.Measurement(
            range: range(20...100, 0...100),
            size: commit.size
        )
        #expect(own[0].measurements == [measurement])
        let steps = try #require(try commit.explanation(of: node)).steps
        #expect(steps.map(\.node) == [root.anyNode, node.anyNode])
        #expect(try commit.explanation(of: box(1, 1)) == nil)
    }

    @Test("An explanation describes its commit, whatever was edited since")
    func formerCommit() async throws {
        let cell = DisplayNode(Cell())
        let tree = DisplayTree(root: cell)
        let commit = try await tree.layout(in: SizeRange(width: 150))
        let title = commit[cell].title
        let former = try #require(try commit.explanation(of: title)).steps.map(\.measurements)
        try tree.update { edit in
            edit[title].string = "Short"
            edit.environment.displayScale = 3
        }
        let newer = try await tree.layout(in: SizeRange(width: 150))
        #expect(try commit.explanation(of: title)?.steps.map(\.measurements) == former)
        #expect(try newer.explanation(of: title)?.steps.map(\.measurements) != former)
    }

    @Test("In random trees, explanations agree with the commit's frames and ranges")
    func randomTrees() async throws {
        var specCount = 0
        let seeds = Seeds.range(60)
        for seed in seeds {
            let random = try RandomTree(seed: seed)
            for width in [random.random.length(50...300), random.random.length(50...300)] {
                try random.edit()
                let commit = try await random.tree.layout(in: SizeRange(width: width))
                let explanations = try #require(try commit.explanationsInSupernodes())
                #expect(explanations.count == commit.nodeCount, "seed \(seed)")
                for node in commit.nodes {
                    let explanation = try #require(try commit.explanation(of: node))
                    let steps = explanation.steps
                    #expect(explanations[node]?.parts == explanation.parts, "seed \(seed)")
                    let above = steps.dropLast().lastIndex { $0.node != nil }
                    let last = Array(steps[(above.map { $0 + 1 } ?? 0)...])
                    #expect(explanations[node]?.steps == last, "seed \(seed)")
                    var way: [AnyDisplayNode] = []
                    var next: AnyDisplayNode? = node
                    while let step = next {
                        way.append(step)
                        next = commit.supernode(of: step)
                    }
                    #expect(steps.compactMap(\.node) == way.reversed(), "seed \(seed)")
                    for step in steps {
                        let last = step.measurements.last
                        #expect(last?.size == step.frame.size, "seed \(seed)")
                        let pairs = zip(step.measurements, step.measurements.dropFirst())
                        #expect(pairs.allSatisfy { $0 != $1 }, "seed \(seed)")
                        guard let node = step.node else {
                            specCount += 1
                            continue
                        }
                        #expect(step.frame == commit.frame(of: node), "seed \(seed)")
                        let range = commit.constrainedSize(of: node)
                        #expect(last?.range == range, "seed \(seed)")
                    }
                }
            }
        }
        #expect(specCount > 17 * seeds.count)
    }

    @Test("A node at any depth is explained")
    func deep() throws {
        var node = box(1, 1).anyNode
        let leaf = node
        for _ in 0..<3_000 { node = DisplayNode(Wrapper(element: node.inset(0))).anyNode }
        let commit = try node.layout()
        let steps = try #require(try commit.explanation(of: leaf)).steps
        #expect(steps.count == 6_001)
        #expect(try commit.explanationsInSupernodes()?[leaf]?.steps == steps.suffix(2))
    }

    @Test("There is no explanation if nodes that were only measured have changed since")
    func changedSince() async throws {
        /// Measures two elements, and places the second one.
        struct Second: LayoutSpec {
            var style = LayoutElementStyle()
            let first: AnyDisplayNode
            let second: AnyDisplayNode

            func layout(
                thatFits constrainedSize: SizeRange,
                parentSize: LayoutSize,
                context: inout LayoutContext
            ) throws(LayoutInterruption) -> LayoutSize {
                _ = try context.measure(first, in: constrainedSize)
                let measured = try context.measure(second, in: constrainedSize)
                context.place(measured, at: .zero)
                return measured.size
            }
        }
        let guest = box(5, 5, name: "guest")
        let shown = DisplayNode(Column(children: [guest.anyNode]))
        let hidden = DisplayNode(Column())
        let spec = Second(first: hidden.anyNode, second: shown.anyNode)
        let tree = DisplayTree(root: DisplayNode(Wrapper(element: spec)))
        let old = try await tree.layout(in: SizeRange(width: 100))
        #expect(try old.explanation(of: shown) != nil)
        try tree.update { edit in
            edit[shown].children = []
            edit[hidden].children = [guest.anyNode]
        }
        let new = try await tree.layout(in: SizeRange(width: 100))
        #expect(try old.explanation(of: shown) == nil)
        #expect(try old.explanationsInSupernodes() == nil)
        #expect(try new.explanation(of: shown) != nil)
    }

    @Test("An explanation is refused inside a measurement")
    func whileMeasuring() throws {
        struct Curious: NodeContent {
            let commit: LayoutCommit
            let report: @Sendable (any Error) -> Void

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                do { _ = try commit.explanation(of: commit.root) } catch { report(error) }
                do { _ = try commit.explanationsInSupernodes() } catch { report(error) }
                return StackLayoutSpec(children: [])
            }
        }
        let errors = Locked<[LayoutError]>([])
        let curious = Curious(commit: try box(1, 1, name: "box").layout()) { error in
            if let error = error as? LayoutError { errors.withLock { $0.append(error) } }
        }
        _ = try DisplayNode(curious).layout()
        let expected = LayoutError(.layoutWhileMeasuring, path: "BoxContent(box)")
        #expect(errors.withLock { $0 } == [expected, expected])
    }

    @Test("A node that gets no place when the commit is laid out again is left out")
    func otherPlace() throws {
        /// Shows all its nodes in the first layout, and one fewer in the second.
        struct Fickle: NodeContent {
            let nodes = [box(1, 1, name: "a"), box(2, 2, name: "b")]
            let layouts = Counter()

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(
                    alignItems: .start,
                    children: Array(nodes.dropLast(layouts.add() - 1))
                )
            }
        }
        let root = DisplayNode(Fickle())
        let commit = try root.layout()
        let nodes = commit[root].nodes
        let explanations = try #require(try commit.explanationsInSupernodes())
        #expect(Set(explanations.keys) == [root.anyNode, nodes[0].anyNode])
        #expect(try commit.explanation(of: nodes[1]) == nil)
    }

    @Test("A node that then has another size is left out, too")
    func otherSize() throws {
        let root = DisplayNode(Restless())
        let commit = try root.layout(in: SizeRange(width: 100))
        #expect(try commit.explanation(of: commit[root].node) == nil)
        let explanations = try #require(try commit.explanationsInSupernodes())
        #expect(Set(explanations.keys) == [root.anyNode])
    }

    @Test("A node that then has another supernode is left out, too")
    func otherSupernode() throws {
        /// Shows a node, or nothing, as a counter says.
        struct Side: NodeContent {
            let guest: DisplayNode<BoxContent>
            let number: Int
            let shown: Counter

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(children: shown.value == number ? [guest] : [])
            }
        }
        let (guest, shown) = (box(1, 1), Counter())
        let sides = (0...1).map { number in
            let side = Side(guest: guest, number: number, shown: shown)
            let style = LayoutElementStyle {
                $0.width = 5
                $0.height = 5
            }
            return DisplayNode(side, style: style).anyNode
        }
        let root = DisplayNode(Column(children: sides))
        let commit = try root.layout()
        shown.add()
        let explanations = try #require(try commit.explanationsInSupernodes())
        #expect(Set(explanations.keys) == [root.anyNode, sides[0], sides[1]])
        #expect(try commit.explanation(of: guest) == nil)
    }
}
