import Foundation
import TestSupport
import Testing
import Weft
import WeftInspector

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("HTML pages")
struct HTMLTests {
    @Test("A page is well-formed, even with names and texts that contain markup")
    func wellFormed() throws {
        for commit in try Markup.commits() {
            let page = try commit.html(title: Markup.name)
            let count = try nodes("/html/body/div/article", in: page).count
            #expect(count == commit.nodeCount)
            #expect(try nodes("//script", in: page).count == 1)
        }
    }

    @Test("The drawing and the hierarchy link each node to its details")
    func links() throws {
        let page = try Sample.commit().html()
        let ids = try texts("//article/@id", in: page).map { "#" + $0 }
        #expect(try texts("//nav/ol/li/a/@href", in: page) == ids)
        let shapes = "//*[local-name()='svg']/*[local-name()='a']"
        #expect(try texts("\(shapes)/@href", in: page) == ids)
        let rows = try texts("//nav//a", in: page)
        #expect(
            rows == [
                "rowSample160×60", "<paper>Box160×60", "avatarBox40×40", "titleText92×11.5",
            ]
        )
    }

    @Test("A page has the frames that mark nodes in front of its drawing, and a drawing has none")
    func marks() throws {
        let commit = try Sample.commit()
        let children = "//*[local-name()='svg']/*"
        let page = try commit.html()
        #expect(try texts("\(children)/@data-mark", in: page) == ["data-hover", "aria-current"])
        #expect(
            try nodes("\(children)[@data-mark]/following-sibling::*[not(@data-mark)]", in: page)
                .isEmpty
        )
        #expect(!commit.svg().contains("data-mark"))
    }

    @Test(
        "A screen reader gets the drawing's title, each node's level and the tables' column heads"
    )
    func readAloud() throws {
        let page = try Sample.commit().html()
        #expect(try texts("//*[local-name()='svg']/*[local-name()='title']", in: page) == ["row"])
        let shapes = "//*[local-name()='svg']/*[local-name()='a']"
        #expect(try nodes("\(shapes)[not(@aria-hidden)]", in: page).isEmpty)
        #expect(try texts("//nav/ol/li/@aria-level", in: page) == ["1", "2", "2", "2"])
        #expect(
            try texts("//article[1]/table/thead/tr/th[@scope='col']", in: page) == [
                "Element", "Range", "Chosen size", "Element", "Size",
            ]
        )
    }

    @Test("A page shows a node's frame, its place in its supernode and its text")
    func facts() throws {
        let page = try Sample.commit().html()
        let facts = try texts("//article[4]/dl/*", in: page)
        #expect(
            facts == ["Frame", "58 24 92×11.5", "In", "rowSample at 58 24", "Text", "Fish & chips"]
        )
        #expect(try texts("//article[1]/dl/*", in: page) == ["Frame", "0 0 160×60"])
    }

    @Test("A page shows the questions on the way from the supernode to a node, with styles")
    func questions() throws {
        let page = try Sample.commit().html()
        let rows = try nodes("//article[4]/table/tbody/tr", in: page).map { row in
            (row.children ?? []).map { $0.stringValue ?? "" }
        }
        #expect(
            rows == [
                ["BackgroundLayoutSpec", "160×0…∞", "160×60"],
                [
                    "InsetLayoutSpectop: 10, left: 10, bottom: 10, right: 10", "160×0…∞",
                    "160×60",
                ],
                [
                    "StackLayoutSpechorizontal, spacing: 8, alignItems: center", "140×0…∞",
                    "140×40",
                ],
                ["titleTextflexGrow: 1", "0…∞×0…∞", "54.5×11.5"],
                ["92×0…∞", "92×11.5"],
            ]
        )
    }

    @Test("A page shows what a node has arranged, with links to the subnodes")
    func arrangement() throws {
        let page = try Sample.commit().html()
        let table = "//article[1]/table[caption='What it arranged']"
        let rows = try nodes("\(table)/tr | \(table)/tbody/tr", in: page).map { row in
            (row.children ?? []).map { $0.stringValue ?? "" }
        }
        #expect(
            rows == [
                ["BackgroundLayoutSpec", "160×60"], ["<paper>Box", "160×60"],
                ["InsetLayoutSpectop: 10, left: 10, bottom: 10, right: 10", "160×60"],
                ["StackLayoutSpechorizontal, spacing: 8, alignItems: center", "140×40"],
                ["avatarBox", "40×40"], ["titleText", "92×11.5"],
            ]
        )
        #expect(try texts("\(table)//a/@href", in: page) == ["#node-1", "#node-2", "#node-3"])
        let depths = try texts("\(table)//th/@style", in: page)
        #expect(depths == [1, 1, 2, 3, 3].map { "--depth:\($0)" })
        #expect(try nodes("//article/table[2]", in: page).count == 1)
    }

    @Test("A page shows diagnostics in its heading, in the hierarchy and with the node")
    func diagnostics() throws {
        let commit = try DisplayNode(BoxContent(), name: "box").layout()
        let message = try #require(commit.diagnostics.first?.message)
        let page = try commit.html(title: "odd")
        #expect(
            try texts("//header/*", in: page) == ["odd", "0×0 in 0…∞×0…∞ · 1 node · 1 diagnostic"]
        )
        #expect(try nodes("//nav//a[@class='odd']", in: page).count == 1)
        #expect(try texts("//article/ul/li", in: page) == [message])
        let even = try Sample.commit().html()
        #expect(try texts("//header/*", in: even) == ["row", "160×60 in 160×0…∞ · 4 nodes"])
        #expect(try nodes("//*[@class='odd']", in: even).isEmpty)
    }

    @Test("A page is made even if the layout cannot be explained")
    func withoutExplanation() throws {
        /// A content that places its node twice in the second layout.
        struct Fickle: NodeContent {
            let node = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)))
            let layouts = Counter()

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(children: Array(repeating: node, count: layouts.add()))
            }
        }
        let page = try DisplayNode(Fickle()).layout().html()
        #expect(try nodes("//article", in: page).count == 2)
        #expect(try nodes("//table", in: page).isEmpty)
        let facts = try texts("//article[1]/dl/*", in: page)
        #expect(facts == ["Frame", "0 0 1×1", "Range", "0…∞×0…∞"])
    }
}
