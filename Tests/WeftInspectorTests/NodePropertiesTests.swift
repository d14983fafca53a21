import Testing
import Weft
import WeftInspector

@Suite("Names of nodes")
struct NodePropertiesTests {
    struct Screen: NodeContent {
        let title = DisplayNode(TextContent("T"))
        let named = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)), name: "spot")
        let rows = [DisplayNode(TextContent("a")), DisplayNode(TextContent("b"))]
        let tabs = ["home": DisplayNode(TextContent("h")).anyNode]
        let badge: DisplayNode<BoxContent>? = DisplayNode(
            BoxContent(size: LayoutSize(width: 1, height: 1))
        )

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                title
                named
                rows
                Array(tabs.values)
                badge
            }
        }
    }

    @Test("A node without a name is shown under the property that holds it")
    func properties() throws {
        let commit = try DisplayNode(Screen()).layout(in: SizeRange(width: 100))
        let names = commit.outline().split(separator: "\n").dropFirst().map { line in
            String(line.split(separator: " ")[1])
        }
        #expect(names == ["title", "spot", "rows[0]", "rows[1]", "tabs[home]", "badge"])
    }

    struct Option: Sendable {
        let bar = DisplayNode(BoxContent())
        var extras: [AnyDisplayNode] = []
    }

    enum State: Sendable {
        case loaded(DisplayNode<BoxContent>)
        case failed(icon: DisplayNode<BoxContent>, DisplayNode<BoxContent>)
    }

    struct Deep: NodeContent {
        let options = [Option(), Option(extras: [DisplayNode(BoxContent()).anyNode])]
        let pair = (DisplayNode(BoxContent()), right: DisplayNode(BoxContent()))
        let states = [
            State.loaded(DisplayNode(BoxContent())),
            .failed(icon: DisplayNode(BoxContent()), DisplayNode(BoxContent())),
        ]
        let marks: Set = [DisplayNode(BoxContent())]
        let header: [Option?] = [nil, Option()]
        let tabs = ["home": Option()]
        let again: AnyDisplayNode
        let buried = [[[[[[[DisplayNode(BoxContent())]]]]]]]

        init() {
            again = options[0].bar.anyNode
        }

        var nodes: [AnyDisplayNode] {
            var nodes = options.flatMap { [$0.bar.anyNode] + $0.extras }
            nodes += [pair.0.anyNode, pair.right.anyNode]
            for state in states {
                switch state {
                case .loaded(let node): nodes.append(node.anyNode)
                case .failed(let icon, let node): nodes += [icon.anyNode, node.anyNode]
                }
            }
            nodes += marks.map(\.anyNode) + header.compactMap { $0?.bar.anyNode }
            nodes += tabs.values.map(\.bar.anyNode)
            nodes += buried.joined().joined().joined().joined().joined().joined().map(\.anyNode)
            return nodes
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec { nodes }
        }
    }

    @Test("Nodes are found in nested structs, tuples, enums and collections")
    func deepProperties() throws {
        let commit = try DisplayNode(Deep()).layout(in: SizeRange(width: 100))
        let expected = [
            "options[0].bar", "options[1].bar", "options[1].extras[0]", "pair.0", "pair.right",
            "states[0].loaded", "states[1].failed.icon", "states[1].failed.1", "marks",
            "header[1].bar", "tabs[home].bar",
        ]
        let lines = commit.outline().split(separator: "\n").dropFirst()
        let names = lines.map { String($0.split(separator: " ")[1]) }
        #expect(names == expected + ["Box"])
        let paths = commit.diagnostics.map(\.path)
        #expect(paths == expected.map { "Deep ▸ \($0) BoxContent" } + ["Deep ▸ BoxContent"])
    }

    @Test(
        "Plain values are skipped, and the search for nodes ends after a limited number of others"
    )
    func manyValues() throws {
        struct Point: Sendable {
            var x = 1.0
            var name: String? = "p"
        }
        struct Group: Sendable {
            let legend = DisplayNode(BoxContent())
        }
        struct Chart: NodeContent {
            let bytes = [UInt8](repeating: 1, count: 3_000_000)
            let words = [String](repeating: "word", count: 300_000)
            let numbers = Set(0..<100_000)
            let squares = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0 * $0) })
            let points: [Point]
            let title = DisplayNode(BoxContent())
            let group = Group()

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec {
                    title
                    group.legend
                }
            }
        }
        func paths(pointCount: Int) throws -> [String] {
            let chart = Chart(points: Array(repeating: Point(), count: pointCount))
            return try DisplayNode(chart).layout().diagnostics.map(\.path)
        }
        let few = ["Chart ▸ title BoxContent", "Chart ▸ group.legend BoxContent"]
        #expect(try paths(pointCount: 100) == few)
        #expect(try paths(pointCount: 100_000) == [few[0], "Chart ▸ BoxContent"])
    }

    @Test("The number of values searched is also limited at the greatest depth")
    func manyDeepValues() {
        final class Visits {
            var count = 0
        }
        struct Long: CustomReflectable {
            let visits: Visits

            var customMirror: Mirror {
                let words = (0..<1_000_000).lazy.map { [visits] _ in
                    visits.count += 1
                    return "word"
                }
                return Mirror(self, unlabeledChildren: words, displayStyle: .collection)
            }
        }
        let visits = Visits()
        let content = (shelves: [[[[[Long(visits: visits)]]]]], count: 1)
        _ = NodeProperties(of: content)
        #expect((1...NodeProperties.maximumValueCount).contains(visits.count))
    }

    @Test("An image is drawn as a symbol only in a picture, and only if the symbol is given")
    func symbols() throws {
        let image = DisplayNode(
            ImageContent(intrinsicSize: LayoutSize(width: 40, height: 20), name: "sea")
        )
        let commit = try image.layout()
        let symbols = ["sea": "art-sea"]
        let use = "<use href=\"#art-sea\" x=\"0\" y=\"0\" width=\"40\" height=\"20\">"
        #expect(commit.svg(SVGOptions(mode: .picture, imageSymbols: symbols)).contains(use))
        #expect(!commit.svg(SVGOptions(mode: .boxes, imageSymbols: symbols)).contains("<use"))
        #expect(!commit.svg(SVGOptions(mode: .picture)).contains("<use"))
    }
}
