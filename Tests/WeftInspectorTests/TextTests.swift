import Testing
import Weft
import WeftInspector

@Suite("Outlines and character drawings")
struct TextTests {
    @Test("An outline has one line for each node, with its frame in the root's coordinates")
    func outline() throws {
        let outline = try Sample.commit().outline()
        #expect(
            outline == """
                row Sample  0 0 160×60
                ├ <paper> Box  0 0 160×60
                ├ avatar Box  10 10 40×40
                └ title Text  58 24 92×11.5  "Fish & chips"

                """
        )
    }

    @Test(
        "A name that shows nothing is quoted",
        arguments: [" ", "\u{200B}", "\u{FEFF} ", "\u{2060}"]
    )
    func invisibleNames(name: String) throws {
        let outline = try DisplayNode(BoxContent(), name: name).layout().outline()
        #expect(outline.unicodeScalars.starts(with: "\"\(name)\" Box  ".unicodeScalars))
    }

    @Test("An outline can show frames in supernodes, and tells which texts are cut off")
    func outlineOfParts() throws {
        struct Frame: NodeContent {
            let inner: AnyDisplayNode
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                inner.inset(5)
            }
        }
        let text = DisplayNode(TextContent("one two three", maximumNumberOfLines: 1), name: "text")
        let middle = DisplayNode(Frame(inner: text.anyNode), name: "middle")
        let commit = try DisplayNode(Frame(inner: middle.anyNode)).layout(in: SizeRange(width: 60))
        let height = try #require(commit.frame(of: text)?.height.shortText)
        let lines = commit.outline(framesInSupernodes: true).split(separator: "\n")
        #expect(lines[1].hasPrefix("└ middle Frame  5 5 50×"))
        #expect(lines[2].hasPrefix("  └ text Text  5 5 "))
        #expect(lines[2].hasSuffix("×\(height)  \"one two three\", cut off"))
        #expect(commit.outline().contains("  └ text Text  10 10 "))
        #expect(!(try middle.layout(in: SizeRange(width: 200)).outline().contains("cut off")))
        let part = try #require(commit.outline(of: middle))
        #expect(part.hasPrefix("middle Frame  5 5 50×"))
        #expect(part.contains("\n└ text Text  10 10 "))
        #expect(part.split(separator: "\n").count == 2)
        let local = try #require(commit.outline(of: text, framesInSupernodes: true))
        #expect(local.hasPrefix("text Text  5 5 "))
        #expect(commit.outline(of: commit.root) == commit.outline())
        #expect(commit.outline(of: DisplayNode(BoxContent())) == nil)
    }

    /// A text that is measured by way of another content, as one with a theme is.
    private struct Themed: LeafContent {
        let string: String

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            TextContent(string, maximumNumberOfLines: 2).measure(constrainedSize, in: environment)
        }
    }

    @Test("An outline shows the lines of a leaf that is drawn as a text, and whether it is cut off")
    func outlineOfDrawnText() throws {
        let short = DisplayNode(Themed(string: "one two"))
        #expect(try short.layout().outline().hasSuffix("  \"one two\"\n"))
        #expect(try short.layout(in: SizeRange(width: 30)).outline().hasSuffix("\"one two\"\n"))
        let longer = DisplayNode(Themed(string: "one two three"))
        let cut = try longer.layout(in: SizeRange(width: 30)).outline()
        #expect(cut.hasSuffix("…\", cut off\n"))
        #expect(cut.contains("\"one t"))
    }

    @Test("An outline of a part names its first node by the property that holds it")
    func nameOfPart() throws {
        let commit = try Sample.commit()
        let avatar = try #require(commit.subnodes(of: commit.root).dropFirst().first)
        #expect(commit.outline(of: avatar) == "avatar Box  10 10 40×40\n")
    }

    @Test("An outline can show ranges, and diagnostics below the node in which they arose")
    func explained() throws {
        let leaf = DisplayNode(BoxContent(), name: "leaf") {
            $0.layoutPosition = LayoutPoint(x: 1, y: 2)
        }
        struct Row: NodeContent {
            let leaf: DisplayNode<BoxContent>
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec { leaf }
            }
        }
        let commit = try DisplayNode(Row(leaf: leaf)).layout(in: SizeRange(width: 30))
        let lines = commit.outline(showsRanges: true, showsDiagnostics: true)
            .split(separator: "\n")
        #expect(lines[0] == "Row  0 0 30×0  in 30×0…∞")
        #expect(lines[1].hasPrefix("  ! "))
        #expect(lines[1].contains("layoutPosition, which StackLayoutSpec does not read."))
        #expect(lines.contains { $0.hasPrefix("└ leaf Box  0 0 0×0  in ") })
        #expect(lines.last?.hasPrefix("    ! BoxContent has no size of its own") == true)
    }

    @Test("An explanation has one line for each step, with its frame, its questions and its style")
    func explanation() throws {
        struct Row: NodeContent {
            let label = DisplayNode(
                BoxContent(size: LayoutSize(width: 40, height: 20)),
                name: "a\nb"
            )
            let field = DisplayNode(BoxContent(size: LayoutSize(width: 100, height: 10)))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(spacing: 10) {
                    label
                    field.inset(5).flexShrink(1)
                }
            }
        }
        let row = DisplayNode(Row())
        let commit = try row.layout(in: SizeRange(width: 120))
        #expect(
            try commit.explanation(of: commit[row].field)?.outline() == """
                Row  0 0 120×20  in 120×0…∞
                  StackLayoutSpec(horizontal, spacing: 10)  0 0 120×20  in 120×0…∞
                    InsetLayoutSpec(top: 5, left: 5, bottom: 5, right: 5)  50 0 70×20  in 70×0…∞, \
                at first 110×20 in 0…∞×0…∞  flexShrink: 1
                      field BoxContent  55 5 60×10  in 60×0…∞

                """
        )
        #expect(
            try commit.explanation(of: commit[row].label)?.outline()
                .contains("\n    \"a\\nb\" BoxContent  ") == true
        )
        let deep = DisplayNode(Nest(depth: 40))
        var node = deep.anyNode
        let nest = try deep.layout()
        while let inner = nest.subnodes(of: node).first { node = inner }
        let lines = try #require(try nest.explanation(of: node)).outline().split(separator: "\n")
        #expect(lines[60].hasPrefix(String(repeating: "  ", count: 60) + "inner Nest"))
        #expect(lines[61].hasPrefix(String(repeating: "  ", count: 60) + "[61] InsetLayoutSpec"))
    }

    @Test("After the steps, an explanation has a line for each part, indented by its depth")
    func parts() throws {
        struct Bubble: NodeContent {
            let photo = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 20)))
            let mark = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec(.vertical, spacing: 4, alignItems: .start) {
                    photo
                    SpacerLayoutSpec().minHeight(5)
                    mark.inset(2)
                }
            }
        }
        struct Row: NodeContent {
            let bubble = DisplayNode(Bubble())

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                bubble.inset(10)
            }
        }
        let row = DisplayNode(Row())
        let commit = try row.layout(in: SizeRange(max: LayoutSize(width: 90, height: 90)))
        #expect(
            try commit.explanation(of: commit[row].bubble)?.outline() == """
                Row  0 0 60×67  in 0…90×0…90
                  InsetLayoutSpec(top: 10, left: 10, bottom: 10, right: 10)  0 0 60×67  in 0…90×0…90
                    bubble Bubble  10 10 40×47  in 0…70×0…70
                      StackLayoutSpec(vertical, spacing: 4, alignItems: start)  10 10 40×47  in 0…70×0…70
                        photo BoxContent  10 10 40×20  in 0…70×0…∞
                        SpacerLayoutSpec  10 34 0×5  in 0…70×5…∞  minHeight: 5pt
                        InsetLayoutSpec(top: 2, left: 2, bottom: 2, right: 2)  10 43 14×14  in 0…70×0…∞
                          mark BoxContent  12 45 10×10  in 0…66×0…∞

                """
        )
        var node = DisplayNode(Nest(depth: 40)).anyNode
        let nest = try node.layout()
        for _ in 0..<30 { node = try #require(nest.subnodes(of: node).first) }
        let lines = try #require(try nest.explanation(of: node)).outline().split(separator: "\n")
        let indent = String(repeating: "  ", count: 60)
        #expect(lines.count == 63)
        #expect(lines[60].hasPrefix(indent + "inner Nest"))
        #expect(lines[61].hasPrefix(indent + "[61] InsetLayoutSpec"))
        #expect(lines[62].hasPrefix(indent + "[62] inner Nest"))
    }

    @Test("The indentation of an outline stops growing at a depth of 60")
    func deepOutline() throws {
        let lines = try DisplayNode(Nest(depth: 300)).layout().outline().split(separator: "\n")
        #expect(lines.count == 302)
        #expect(lines[60].hasPrefix(String(repeating: "  ", count: 59) + "└ inner Nest"))
        #expect(lines[301].hasPrefix(String(repeating: "  ", count: 59) + "└ [301] inner Box"))
    }

    @Test("A text of more than 40 characters is cut, with an ellipsis after its closing quote")
    func cutText() throws {
        let text = String(repeating: "a", count: 40)
        #expect(try DisplayNode(TextContent(text)).layout().outline().hasSuffix("\"\(text)\"\n"))
        let cut = try DisplayNode(TextContent(text + "b")).layout().outline()
        #expect(cut.hasSuffix("\"\(text)\"…\n"))
    }

    @Test("Control characters are escaped in outlines and in drawings")
    func controlCharacters() throws {
        let box = BoxContent(size: LayoutSize(width: 200, height: 40))
        let commit = try DisplayNode(box, name: "a\u{1B}[2Jb\u{9B}\u{2028}\tc\u{7F}").layout()
        let name = #""a\u{1B}[2Jb\u{9B}\u{2028}\tc\u{7F}""#
        #expect(commit.outline().hasPrefix("\(name) Box  0 0 200×40"))
        #expect(commit.ascii(columns: 72).hasPrefix("┌\(name)─"))
        let text = try DisplayNode(TextContent("\u{9B}1m")).layout().outline()
        #expect(text.hasSuffix(#"  "\u{9B}1m""# + "\n"))
    }

    @Test("A name without visible characters is quoted")
    func blankName() throws {
        let commit = try DisplayNode(BoxContent(), name: " \u{3000}").layout()
        #expect(commit.outline().hasPrefix("\" \u{3000}\" Box  0 0 0×0"))
        #expect(commit.path(of: commit.root) == "\" \u{3000}\"")
    }

    @Test(
        "Characters that change the direction of text are escaped like control characters",
        arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069) as [UInt32]
    )
    func directionalCharacters(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        let box = BoxContent(size: LayoutSize(width: 200, height: 40))
        let commit = try DisplayNode(box, name: "a\(scalar)b").layout()
        let escape = "\\u{\(String(code, radix: 16, uppercase: true))}"
        #expect(commit.outline() == "\"a\(escape)b\" Box  0 0 200×40\n")
        let svg = commit.svg()
        #expect(svg.contains("&quot;a\(escape)b&quot; · Box"))
        #expect(!svg.unicodeScalars.contains(scalar))
    }

    @Test("Names are escaped once, and in paths and descriptions as they are in outlines")
    func escapedNames() throws {
        struct Row: NodeContent {
            let leaf: DisplayNode<BoxContent>
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec { leaf }
            }
        }
        let leaf = DisplayNode(BoxContent(), name: "l\n\u{1B}\u{7}l") {
            $0.layoutPosition = LayoutPoint(x: 1, y: 2)
        }
        let name = #""l\n\u{1B}\u{07}l""#
        #expect(leaf.debugDescription == "BoxContent(\(name))")
        #expect(leaf.anyNode.debugDescription == "BoxContent(\(name))")
        let commit = try DisplayNode(Row(leaf: leaf), name: "r\nr").layout()
        #expect(commit.path(of: leaf) == #""r\nr" ▸ "# + name)
        #expect(commit.diagnostics.map(\.path) == [#""r\nr""#, #""r\nr" ▸ "# + name])
        let lines = commit.outline(showsDiagnostics: true).split(separator: "\n")
        try #require(lines.count == 4)
        #expect(lines[1].hasPrefix("  ! BoxContent(\(name)) sets layoutPosition"))
        #expect(lines[2] == "└ \(name) Box  0 0 0×0")
    }

    @Test("The dictionary key under which a property holds a node is escaped in the node's path")
    func escapedProperties() throws {
        struct Tabs: NodeContent {
            let tabs = ["a\nb": DisplayNode(BoxContent(size: .zero))]
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec { tabs["a\nb"] }
            }
        }
        let content = Tabs()
        let commit = try DisplayNode(content).layout()
        let path = commit.path(of: try #require(content.tabs["a\nb"]))
        #expect(path == #"Tabs ▸ "tabs[a\nb]" BoxContent"#)
    }

    @Test("A character drawing shows every box in its place, and every name that has room")
    func ascii() throws {
        let expected = """
            ┌row─────────────────────────┐
            │<paper>─┐                   │
            │ │avatar│ ┌title──────────┐ │
            │ │      │ └───────────────┘ │
            │ └──────┘                   │
            └────────────────────────────┘

            """
        let drawing = try Sample.commit().ascii(columns: 30)
        #expect(drawing == expected, "\(drawing)")
    }

    @Test("A wide character takes two columns of a drawing, or is left out")
    func wideCharacters() throws {
        let sign = DisplayNode(BoxContent(size: LayoutSize(width: 12, height: 8)), name: "日本é")
        let drawing = try sign.layout().ascii(columns: 5)
        #expect(drawing == "┌日─┐\n└───┘\n", "\(drawing)")
    }

    /// Two boxes side by side, the second of which overflows the row.
    private struct Overflow: NodeContent {
        let first = DisplayNode(BoxContent(size: LayoutSize(width: 12, height: 12)), name: "a")
        let second = DisplayNode(BoxContent(size: LayoutSize(width: 16, height: 8)), name: "b")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(alignItems: .start) {
                first
                second
            }
        }
    }

    @Test("Edges that meet are joined, and edges behind other boxes are visible")
    func joinedEdges() throws {
        let commit = try DisplayNode(Overflow(), name: "row").layout(
            in: SizeRange(width: 20, height: 16)
        )
        let drawing = commit.ascii(columns: 15)
        #expect(
            drawing == """
                ┌row──┬b──┬───┐
                │a    │   │   │
                ├─────┴───┼───┘
                └─────────┘

                """
        )
    }

    @Test("A character drawing fits into the columns asked for", arguments: [2, 3, 17, 72, 500])
    func columns(count: Int) throws {
        for commit in [try Sample.commit(), try DisplayNode(Nest(depth: 40)).layout()] {
            let lines = commit.ascii(columns: count).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= count })
            #expect(lines.count <= count)
        }
    }
}
