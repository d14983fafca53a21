import Foundation
import Testing
import Weft
import WeftInspector

@Suite("What HTML pages say about nodes")
struct HTMLNodeTests {
    @Test("A page is titled as requested or else after its root, and has the style sheet once")
    func titles() throws {
        let box = BoxContent(size: LayoutSize(width: 1, height: 1))
        let page = try DisplayNode(box).layout().html()
        #expect(try texts("/html/head/title", in: page) == ["Box"])
        #expect(try texts("//header/h1", in: page) == ["Box"])
        let named = try DisplayNode(box, name: "a\nb").layout()
        #expect(try texts("/html/head/title", in: named.html()) == [#""a\nb""#])
        #expect(try texts("/html/head/title", in: named.html(title: "<t>")) == ["<t>"])
        #expect(page.components(separatedBy: ".weft .weft-paper{").count == 2)
    }

    @Test("A row of the hierarchy is indented by its node's depth, up to 60, in its node's tint")
    func rows() throws {
        let page = try Sample.commit().html()
        let styles = try texts("//nav/ol/li/@style", in: page)
        let inner = "--depth:1;--tint:var(--tint1)"
        #expect(styles == ["--depth:0;--tint:var(--tint0)", inner, inner, inner])
        let deep = try DisplayNode(Nest(depth: 70)).layout().html()
        let all = try texts("//nav/ol/li/@style", in: deep)
        #expect(all[60...].allSatisfy { $0.hasPrefix("--depth:60;") })
        #expect(all[71] == "--depth:60;--tint:var(--tint\(71 % 6))")
    }

    @Test("A page shows a node's place in its supernode, and links to the supernode")
    func supernodes() throws {
        let page = try DisplayNode(Nest(depth: 2)).layout().html()
        #expect(
            try texts("//article[3]/dl/*", in: page) == [
                "Frame", "2 2 3×3", "In", "innerNest at 1 1",
            ]
        )
        #expect(try texts("//article/dl//a/@href", in: page) == ["#node-0", "#node-1", "#node-2"])
    }

    @Test("All diagnostics are counted and listed, with names that contain markup intact")
    func diagnostics() throws {
        struct Row: NodeContent {
            let leaves = ["<b>", "&amp;"].map { name in
                DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)), name: name) {
                    $0.layoutPosition = LayoutPoint(x: 1, y: 2)
                }
            }
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec { leaves }
            }
        }
        let commit = try DisplayNode(Row()).layout()
        let page = try commit.html()
        let messages = commit.diagnostics.map(\.message)
        #expect(messages.count == 2)
        #expect(try texts("//article[1]/ul/li", in: page) == messages)
        #expect(try texts("//nav//a/@class", in: page) == ["odd"])
        #expect(try texts("//header/p", in: page)[0].hasSuffix(" · 3 nodes · 2 diagnostics"))
    }

    @Test("In a table, a spec is indented by its depth and stands beside all questions to it")
    func questions() throws {
        let page = try Sample.commit().html()
        let heads = "//article[4]/table/tbody/tr/th"
        #expect(
            try texts("\(heads)/@style", in: page)
                == ["--depth:0", "--depth:1", "--depth:2", "--depth:3"]
        )
        #expect(try texts("\(heads)/@rowspan", in: page) == ["1", "1", "1", "2"])
        #expect(try texts("\(heads)[1]/small", in: page).allSatisfy { !$0.isEmpty })
    }

    /// A spec whose type and settings contain markup characters.
    private struct Marked<Value: Sendable>: LayoutSpec {
        var style = LayoutElementStyle()
        let child: any LayoutElement
        let value: Value

        var debugParameters: [String] { ["value: <\(value)>"] }

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

    @Test("The type and the settings of a spec are shown unchanged, even if they contain markup")
    func ownSpec() throws {
        struct Holder: NodeContent {
            let box = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                Marked(child: box, value: "&amp;")
            }
        }
        let page = try DisplayNode(Holder()).layout().html()
        let head = "//article[2]/table/tbody[1]/tr/th"
        #expect(try texts(head, in: page) == ["Marked<String>value: <&amp;>"])
        #expect(try texts("\(head)/small", in: page) == ["value: <&amp;>"])
        #expect(try texts("//article[2]/table/tbody[2]/tr/th/small", in: page).isEmpty)
    }
}
