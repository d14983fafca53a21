import Foundation
import TestSupport
import Testing
import Weft
import WeftDocument

@Suite("Layout documents")
struct LayoutDocumentTests {
    @Test("The example in docs/Documents.md gives the result shown there")
    func documentation() throws {
        let page = PackageSources.folder.appending(path: "docs/Documents.md")
        let blocks = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "```json\n")
            .dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        try #require(blocks.count == 2)
        #expect(DocumentResult(layingOut: blocks[0]).json + "\n" == blocks[1])
    }

    @Test("A result and the nodes of a document describe themselves in one line")
    func descriptions() throws {
        let text = #"{"root": {"type": "leaf", "name": "a", "size": [7, 8]}}"#
        let layout = try DocumentResult(layingOut: text).layout.get()
        #expect("\(layout)" == "7×8, 1 frames, 0 diagnostics")
        #expect(layout.frames.map { "\($0)" } == ["a: (0, 0) 7×8"])
        let document = try LayoutDocument(parsing: text)
        #expect(document.namedNodes.map { "\($0)" } == ["a: BoxContent(a)"])
    }

    @Test(
        "A document is laid out in its range and environment; frames are in root coordinates",
        arguments: [
            // Percentages refer to the parent size or, without one, to the range's maximum.
            (
                #""range": {"max": [200, 100]}, "root": {"type": "leaf", "name": "a", "style": {"width": "50%", "height": 10}}"#,
                #""size":[100,10],"frames":{"a":[0,0,100,10]}"#
            ),
            (
                #""range": {"max": [200, 100]}, "parentSize": [40, 100], "root": {"type": "leaf", "name": "a", "style": {"width": "50%", "height": "10pt"}}"#,
                #""size":[20,10],"frames":{"a":[0,0,20,10]}"#
            ),
            (
                #""parentSize": ["inf", "inf"], "root": {"type": "leaf", "name": "a", "size": [7, 8], "style": {"width": "50%"}}"#,
                #""size":[7,8],"frames":{"a":[0,0,7,8]}"#
            ),
            // A single dimension overrides a pair, in whatever order they stand.
            (
                #""root": {"type": "leaf", "name": "a", "style": {"width": 3, "preferredSize": [1, 2]}}"#,
                #""size":[3,2],"frames":{"a":[0,0,3,2]}"#
            ),
            // With and without rounding to pixels.
            (
                #""scale": 2, "root": {"type": "leaf", "name": "a", "size": [0.3, 1]}"#,
                #""size":[0.5,1],"frames":{"a":[0,0,0.5,1]}"#
            ),
            (
                #""scale": null, "root": {"type": "leaf", "name": "a", "size": [0.3, 1]}"#,
                #""size":[0.3,1],"frames":{"a":[0,0,0.3,1]}"#
            ),
            (
                #""scale": 0, "root": {"type": "leaf", "name": "a", "size": [0.1, 1e-7]}"#,
                #""size":[0.1,1e-07],"frames":{"a":[0,0,0.1,1e-07]}"#
            ),
            // Named specs have no frame, and nodes can be nested.
            (
                #""root": {"type": "inset", "name": "i", "insets": [1, 2, 3, 4], "children": [{"type": "node", "name": "n", "children": [{"type": "inset", "insets": [1, 1, 1, 1], "children": [{"type": "leaf", "name": "a", "size": [5, 5]}]}]}]}"#,
                #""size":[13,11],"frames":{"n":[2,1,7,7],"a":[3,2,5,5]}"#
            ),
            // Reading from right to left, a reverse direction, and Texture's notSet.
            (
                #""range": {"min": [20, 0], "max": [20, 9]}, "readingDirection": "rightToLeft", "root": {"type": "stack", "alignItems": "notSet", "children": [{"type": "leaf", "name": "a", "size": [5, 5]}]}"#,
                #""size":[20,5],"frames":{"a":[15,0,5,5]}"#
            ),
            (
                #""range": {"min": [20, 0], "max": [20, 9]}, "root": {"type": "stack", "direction": "horizontalReverse", "children": [{"type": "leaf", "name": "a", "size": [5, 5]}]}"#,
                #""size":[20,5],"frames":{"a":[15,0,5,5]}"#
            ),
            // The defaults of a document's center and corner.
            (
                #""range": {"min": [9, 9], "max": [9, 9]}, "root": {"type": "center", "children": [{"type": "leaf", "name": "a", "size": [5, 5]}]}"#,
                #""size":[9,9],"frames":{"a":[0,0,9,9]}"#
            ),
            (
                #""root": {"type": "corner", "children": [{"type": "leaf", "name": "a", "size": [5, 5]}, {"type": "leaf", "name": "b", "size": [2, 2]}]}"#,
                #""size":[5,5],"frames":{"a":[0,0,5,5],"b":[-1,-1,2,2]}"#
            ),
            // Texts measured by arithmetic.
            (
                #""range": {"max": [40, "inf"]}, "root": {"type": "text", "name": "t", "naturalWidth": 90, "lineHeight": 10}"#,
                #""size":[40,30],"frames":{"t":[0,0,40,30]}"#
            ),
            (
                #""root": {"type": "text", "name": "t", "naturalWidth": -3, "lineHeight": 10}"#,
                #""size":[0,10],"frames":{"t":[0,0,0,10]}"#
            ),
        ]
    )
    func layouts(document: String, result: String) {
        #expect(
            DocumentResult(layingOut: "{\"id\":7,\(document)}").json
                == "{\"id\":7,\(result)}"
        )
    }

    @Test("Only a center that states no centering gets a diagnostic, which names its place")
    func centerWithoutCentering() throws {
        let document = try LayoutDocument(
            parsing: """
                {"range": {"max": [9, 9]}, "root": {"type": "node", "children": [{
                  "type": "stack", "children": [
                    {"type": "center", "centering": "none", "children": [{"type": "spacer"}]},
                    {"type": "center", "sizing": "minimumXY", "children": [{"type": "spacer"}]}
                  ]}]}}
                """
        )
        let remark = """
            document: root.children[0].children[1] is a center without "centering", which centres its \
            child along neither axis. Set "xy", or "none" if you mean that.
            """
        #expect(try document.layout().diagnostics.map(\.description) == [remark])
    }

    /// Properties of documents, each with the root's diagnostics that it leads to.
    static let oddDocuments: [(String, [String])] = [
        (
            #""displayScale": 2, "root": {"type": "leaf"}"#,
            [#"The key "displayScale" is ignored; did you mean scale?"#]
        ),
        (
            #""width": 200, "flexGrow": 1, "direction": "vertical", "root": {"type": "leaf"}"#,
            [
                #"The key "direction" is ignored: it belongs to "stack"."#,
                #"The key "flexGrow" is ignored: it belongs to "style"."#,
                #"The key "width" is ignored; did you mean range?"#,
            ]
        ),
        (
            #""name": "a", "size": [1, 1], "expected": {}, "note": 1, "root": {"type": "leaf"}"#,
            []
        ),
        (
            #""root": {"type": "stack", "name": "a", "children": []}"#,
            ["root has a name but no frame: put a node around it, and name the node."]
        ),
        (
            #"""
            "root": {"type": "stack", "name": "a", "children": [{"type": "spacer", "name": "b", "style": {"flexGrow": 1}}]}
            """#,
            [
                """
                root.children[0] has a name but no frame: put a node around it, and name the node. The \
                same is true of 1 more.
                """
            ]
        ),
        (
            #""children": [], "\u202estyle": {}, "root": {"type": "leaf"}"#,
            [#"The key "children" is ignored: it belongs to elements."#]
        ),
        (
            #""root": {"type": "relative", "children": [{"type": "leaf", "size": [1, 1]}]}"#,
            [
                """
                root is a relative without "horizontalPosition" and "verticalPosition", which moves \
                its child along neither axis. Set one of them, or "none" if you mean that.
                """
            ]
        ),
    ]

    @Test(
        "A relative that states one of its positions gets no diagnostic",
        arguments: ["horizontal", "vertical"]
    )
    func relativeAlongOneAxis(axis: String) throws {
        let document = try LayoutDocument(
            parsing: """
                {"range": {"max": [9, 9]}, "root": {"type": "relative", "\(axis)Position": "end",
                  "children": [{"type": "leaf", "size": [1, 1]}]}}
                """
        )
        #expect(try document.layout().diagnostics.isEmpty)
    }

    @Test("Keys, names and specs without effect get a diagnostic", arguments: oddDocuments)
    func oddDocument(properties: String, remarks: [String]) throws {
        let document = try LayoutDocument(parsing: #"{"range": {"max": [9, 9]}, \#(properties)}"#)
        let said = try document.layout().diagnostics.map(\.description)
        #expect(said == remarks.map { "document: \($0)" })
    }

    @Test("Only a root length that the range overrules gets a diagnostic")
    func overruledRoot() throws {
        for (smallest, said) in [
            (
                300.0,
                [
                    """
                    document: root sets width, but got 300×20: the range left it no choice. \
                    Let the range begin at 0, or put a center or a relative around the root.
                    """
                ]
            ),
            (0, []),
        ] {
            let document = try LayoutDocument(
                parsing: """
                    {"range": {"min": [\(smallest), 0], "max": [300, "inf"]},
                     "root": {"type": "leaf", "size": [20, 20], "style": {"width": 40}}}
                    """
            )
            #expect(try document.layout().diagnostics.map(\.description) == said)
        }
    }

    /// The number of lines of a text whose document writes it in the given way.
    private func numberOfLines(writtenAs number: String) throws -> Int? {
        let document = try LayoutDocument(
            parsing: """
                {"root": {"type": "text", "name": "t", "string": "", "maximumNumberOfLines": \(number)}}
                """
        )
        let node = try #require(document["t"])
        let content = try document.layout().content(of: node) as? TextContent
        return content?.maximumNumberOfLines
    }

    @Test("A number of lines is read with all its digits", arguments: [3, .min, .max, 1 << 53 + 1])
    func numberOfLines(count: Int) throws {
        #expect(try numberOfLines(writtenAs: "\(count)") == count)
    }

    @Test("A number of lines is whole however it is written", arguments: ["3.0", "30e-1", "0.3e1"])
    func wholeNumberOfLines(number: String) throws {
        #expect(try numberOfLines(writtenAs: number) == 3)
    }

    @Test("A text with a string is measured with its font and its colour")
    func text() throws {
        let document = try LayoutDocument(
            parsing:
                ##"{"root": {"type": "text", "name": "t", "string": "Hello", "fontSize": 20, "isBold": true, "color": "#102030"}}"##
        )
        let commit = try document.layout()
        let node = try #require(document["t"])
        let content = try #require(commit.content(of: node) as? TextContent)
        #expect(
            content
                == TextContent(
                    "Hello",
                    fontSize: 20,
                    isBold: true,
                    color: DisplayColor(hex: 0x102030)
                )
        )
        let lines = try #require(commit.payload(of: node, as: TextLayout.self)).lines
        #expect(lines.map(\.text) == ["Hello"])
    }

    @Test("A layout that a program has made itself is written as the document's result")
    func layoutOfOnesOwn() async throws {
        let document = try LayoutDocument(
            parsing: Array(
                #"{"id": 1, "root": {"type": "text", "name": "t", "naturalWidth": 9, "lineHeight": 2}}"#
                    .utf8
            )
        )
        let tree = DisplayTree(root: document.root, environment: document.environment)
        let commit = try await tree.layout(in: SizeRange(width: 4))
        let json = DocumentResult(of: document, in: commit).json
        #expect(json == #"{"id":1,"size":[4,6],"frames":{"t":[0,0,4,6]}}"#)
    }

    @Test(
        "A number that is not one in JSON is also refused in a hand-built value",
        arguments: ["abc", "0x10", "nan", "", "-", "inf"]
    )
    func numberOfOnesOwn(number: String) throws {
        let ratio = JSONValue.object([
            "type": .string("ratio"), "ratio": .number(number),
            "children": .array([.object(["type": .string("spacer")])]),
        ])
        let error = #expect(throws: DocumentError.self) {
            try LayoutDocument(.object(["root": ratio]))
        }
        #expect(
            error?.description
                == "root.ratio: expected a number above 0, the height divided by the width, found \"\(number)\", which is not a JSON number"
        )
        let text = JSONValue.object([
            "type": .string("text"), "string": .string(""), "maximumNumberOfLines": .number(number),
        ])
        let lines = #expect(throws: DocumentError.self) {
            try LayoutDocument(.object(["root": text]))
        }
        #expect(
            lines?.description
                == "root.maximumNumberOfLines: expected a whole number, found \"\(number)\", which is not a JSON number"
        )
    }

    @Test("An id comes back exactly as written, even with an error")
    func id() {
        let id = #"{"a":[1.50,12345678901234567890],"b":"\u0001"}"#
        let good = DocumentResult(
            layingOut: "{\"id\":\(id),\"root\":{\"type\":\"spacer\"}}"
        )
        #expect(good.json == "{\"id\":\(id),\"size\":[0,0],\"frames\":{}}")
        #expect("\(good)" == "DocumentResult(\(good.json))")
        let bad = DocumentResult(layingOut: "{\"id\":\(id),\"root\":{}}")
        #expect(bad.json.hasPrefix("{\"id\":\(id),\"error\":\"root.type: expected"))
    }

    @Test("A label replaces the name that a node shows, and may occur more than once")
    func label() throws {
        let document = try LayoutDocument(
            parsing:
                #"{"root": {"type": "stack", "children": [{"type": "leaf", "name": "a", "label": "x"}, {"type": "node", "label": "x", "children": [{"type": "spacer"}]}]}}"#
        )
        #expect(try document.layout().nodes.compactMap(\.name) == ["document", "x", "x"])
        #expect(document["a"]?.name == "x")
        #expect(document["x"] == nil)
    }

    @Test(
        "A root element's unused style property gets a diagnostic, as it does inside a node",
        arguments: [
            #"{"type": "leaf", "size": [1, 1], "style": {"width": 2, "flexGrow": 1}}"#,
            #"{"type": "stack", "style": {"width": 2, "flexGrow": 1}}"#,
        ]
    )
    func unusedRootStyle(element: String) throws {
        let range = #""range": {"max": [9, 9]}"#
        let alone = try LayoutDocument(parsing: "{\(range), \"root\": \(element)}").layout()
            .diagnostics
        let inside = try LayoutDocument(
            parsing: "{\(range), \"root\": {\"type\": \"node\", \"children\": [\(element)]}}"
        ).layout().diagnostics
        try #require(alone.count == 1 && inside.count == 1)
        #expect(alone[0].path == "document")
        #expect("\(alone[0])".contains(" sets flexGrow, which DocumentRoot does not read. "))
        #expect("\(inside[0])".contains(" sets flexGrow, which DocumentNode does not read. "))
    }

    @Test("Giving the root element a display scale of its own causes no diagnostic")
    func rootOnGridOfItsOwn() async throws {
        let document = try LayoutDocument(
            parsing: #"""
                {"scale": 3, "range": {"max": [33.3, 20]},
                 "root": {"type": "leaf", "name": "a", "size": [40, 10]}}
                """#
        )
        let leaf = try #require(document["a"])
        let tree = DisplayTree(root: document.root, environment: document.environment)
        try tree.update { $0[environment: leaf].displayScale = 1 }
        for commit in [try await tree.layout(in: document.range), try document.layout()] {
            #expect(commit.frame(of: leaf)?.size == LayoutSize(width: 34, height: 10))
            #expect(commit.diagnostics.isEmpty)
        }
    }

    @Test("A node without a name is shown by its place in the document")
    func placesInPlaceOfNames() throws {
        let document = try LayoutDocument(
            parsing: #"""
                {"root": {"type": "stack", "children": [
                    {"type": "leaf", "size": [1, 1], "label": "first"},
                    {"type": "node", "children": [
                        {"type": "inset", "insets": [1, 1, 1, 1], "children": [
                            {"type": "leaf", "size": [2, 2], "style": {"flexGrow": 1}}]}]}]}}
                """#
        )
        let commit = try document.layout()
        let node = "root.children[1]"
        let leaf = "children[0].children[0]"
        #expect(
            commit.nodes.map { commit.path(of: $0) }
                == [
                    "document", "document ▸ first", "document ▸ \(node)",
                    "document ▸ \(node) ▸ \(leaf)",
                ]
        )
        let diagnostic = try #require(commit.diagnostics.first)
        #expect(
            diagnostic
                == LayoutDiagnostic(
                    .unusedStyle(parent: "InsetLayoutSpec", properties: .flexGrow),
                    of: "BoxContent(\(leaf))",
                    path: "document ▸ \(node)"
                )
        )
    }
}
