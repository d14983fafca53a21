import RandomLayouts
import TestSupport
import Testing
import WeftDocument

@Suite("Mistakes in documents")
struct DocumentErrorTests {
    /// Documents, each with the error that reading it throws.
    static let mistakes: [(document: String, error: String)] = [
        ("3", "the document: expected an object with a \"root\", found 3"),
        ("{}", "root: expected an element, an object with a \"type\", found nothing"),
        (#"{"root": null}"#, "root: expected an element, an object with a \"type\", found null"),
        (root(#"{"name": "a"}"#), "root.type: expected \(types), found nothing"),
        (root(#"{"type": "bix"}"#), "root.type: expected \(types), found the string \"bix\""),
        (root(#"{"type": 1}"#), "root.type: expected \(types), found 1"),
        (
            root(#"{"type": "bix", "bogus": 1}"#),
            "root.bogus: expected a key of an element, found an unknown key"
        ),
        (
            root(#"{"type": "spacer", "size": [1, 1]}"#),
            "root.size: expected one of the keys children, name, style, type, found a key of \"leaf\""
        ),
        (
            root(#"{"type": "spacer", "a b": 1}"#),
            "root[\"a b\"]: expected one of the keys children, name, style, type, found an unknown key"
        ),
        (
            root("{\"type\": \"spacer\", \"a\u{2028}b\": 1}"),
            #"root["a\u{2028}b"]: expected one of the keys children, name, style, type, found an unknown key"#
        ),
        (
            root(#"{"type": "spacer", "": 1}"#),
            "root[\"\"]: expected one of the keys children, name, style, type, found an unknown key"
        ),
        (
            root(#"{"type": "spacer", "c": 1, "b": 1}"#),
            "root.b: expected one of the keys children, name, style, type, found an unknown key"
        ),
        (root(#"{"type": "spacer", "name": 3}"#), "root.name: expected a string, found 3"),
        (
            nested(#"{"type": "leaf", "name": ""}"#),
            "root.children[2].name: expected a name that is not empty, found the string \"\""
        ),
        (
            nested(#"{"type": "leaf", "name": "a", "label": ""}"#),
            "root.children[2].label: expected a label that is not empty, found the string \"\""
        ),
        (
            root(#"{"type": "leaf", "style": []}"#),
            "root.style: expected a style, an object, found an empty array"
        ),
        (
            nested(#"{"type": "leaf", "style": {"flexGrow": "much"}}"#),
            "root.children[2].style.flexGrow: expected a number, found the string \"much\""
        ),
        (
            nested(#"{"type": "leaf", "style": {"flexGrow": "NaN"}}"#),
            "root.children[2].style.flexGrow: expected a number, found the string \"NaN\""
        ),
        (
            nested(#"{"type": "leaf", "style": {"flexGrow": true}}"#),
            "root.children[2].style.flexGrow: expected a number, found true"
        ),
        (
            nested(#"{"type": "leaf", "style": {"flexGrow": 1e400}}"#),
            "root.children[2].style.flexGrow: expected a number, found 1e400, which is too large"
        ),
        (
            nested(#"{"type": "leaf", "size": [1, null]}"#),
            "root.children[2].size[1]: expected a number, found null"
        ),
        (
            nested(#"{"type": "leaf", "size": [1]}"#),
            "root.children[2].size: expected an array of 2 numbers, [width, height], found an array of length 1"
        ),
        (
            nested(#"{"type": "leaf", "color": "red"}"#),
            "root.children[2].color: expected a color, \"#rrggbb\", found the string \"red\""
        ),
        (
            root(##"{"type": "leaf", "color": "#123"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"#123\"; did you mean \"#112233\"?"
        ),
        (
            root(##"{"type": "leaf", "color": "3A7bd5"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"3A7bd5\"; did you mean \"#3A7bd5\"?"
        ),
        (
            root(##"{"type": "leaf", "color": "0x3A7"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"0x3A7\"; did you mean \"#33AA77\"?"
        ),
        (
            root(##"{"type": "leaf", "color": "0x3A7bd5"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"0x3A7bd5\"; did you mean \"#3A7bd5\"?"
        ),
        (
            root(##"{"type": "leaf", "color": "12３"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"12３\""
        ),
        (
            root(##"{"type": "leaf", "color": "#1234"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"#1234\""
        ),
        (
            root(##"{"type": "leaf", "color": "#+12345"}"##),
            "root.color: expected a color, \"#rrggbb\", found the string \"#+12345\""
        ),
        (
            root(#"{"type": "text", "string": "h", "lineHeight": 3}"#),
            "root.lineHeight: expected no \"lineHeight\" beside a \"string\", found 3"
        ),
        (
            root(#"{"type": "text", "naturalWidth": 9, "lineHeight": 3, "fontSize": 4}"#),
            "root.fontSize: expected no \"fontSize\" without a \"string\", found 4"
        ),
        (
            root(#"{"type": "text", "lineHeight": 3}"#),
            "root: expected a \"string\", or a \"naturalWidth\" and a \"lineHeight\", found a \"lineHeight\" alone"
        ),
        (
            nested("{\"type\": \"leaf\", \"style\": {\"width\": \"\u{FEFF}5%\"}}"),
            "root.children[2].style.width: expected a number, \"12pt\", \"50%\" or \"auto\", found the string \"\u{FEFF}5%\""
        ),
        (
            nested(#"{"type": "leaf", "style": {"width": "5 0%"}}"#),
            "root.children[2].style.width: expected a number, \"12pt\", \"50%\" or \"auto\", found the string \"5 0%\""
        ),
        (
            nested(#"{"type": "leaf", "style": {"width": "50 %"}}"#),
            "root.children[2].style.width: expected a number, \"12pt\", \"50%\" or \"auto\", found the string \"50 %\""
        ),
        (
            #"{"parentSize": [50, -50], "root": {"type": "spacer"}}"#,
            "parentSize[1]: expected a height that is not negative, found -50"
        ),
        (
            #"{"parentSize": ["-inf", 0], "root": {"type": "spacer"}}"#,
            "parentSize[0]: expected a width that is not negative, found \"-inf\""
        ),
        (
            #"{"parentSize": [50], "root": {"type": "spacer"}}"#,
            "parentSize: expected an array of 2 numbers, [width, height], found an array of length 1"
        ),
        (
            nested(#"{"type": "leaf", "style": {"minLayoutSize": ["50%", {}]}}"#),
            "root.children[2].style.minLayoutSize[1]: expected a number, \"12pt\", \"50%\" or \"auto\", found an empty object"
        ),
        (
            nested(#"{"type": "leaf", "style": {"alignSelf": "notSet"}}"#),
            "root.children[2].style.alignSelf: expected one of \"auto\", \"start\", \"end\", \"center\", \"stretch\", found the string \"notSet\""
        ),
        (
            nested(#"{"type": "leaf", "style": {"flex": 1}}"#),
            "root.children[2].style.flex: expected one of the keys \(styleKeys), found an unknown key; did you mean flexGrow?"
        ),
        (
            root(#"{"type": "stack", "direction": "column"}"#),
            "root.direction: expected one of \"horizontal\", \"vertical\", \"horizontalReverse\", \"verticalReverse\", found the string \"column\"; did you mean \"vertical\"?"
        ),
        (
            root(#"{"type": "stack", "children": {}}"#),
            "root.children: expected an array of elements, found an empty object"
        ),
        (
            root(#"{"type": "stack", "children": [{"type": "leaf"}, 3]}"#),
            "root.children[1]: expected an element, an object with a \"type\", found 3"
        ),
        (
            root(#"{"type": "inset", "insets": [1, 2, 3, 4], "children": []}"#),
            "root.children: expected 1 child of the inset, found 0"
        ),
        (
            root(#"{"type": "overlay", "children": [{"type": "leaf"}]}"#),
            "root.children: expected 2 children of the overlay, found 1"
        ),
        (
            root(#"{"type": "leaf", "children": [{"type": "leaf"}]}"#),
            "root.children: expected 0 children of the leaf, found 1"
        ),
        (
            root(#"{"type": "inset", "children": [{"type": "leaf"}]}"#),
            "root.insets: expected an array of 4 numbers, [top, left, bottom, right], found nothing"
        ),
        (
            root(#"{"type": "text"}"#),
            "root: expected a \"string\", or a \"naturalWidth\" and a \"lineHeight\", found neither"
        ),
        (
            root(#"{"type": "text", "naturalWidth": 3}"#),
            "root.lineHeight: expected a number, found nothing"
        ),
        (
            root(#"{"type": "text", "string": "", "maximumNumberOfLines": 1.5}"#),
            "root.maximumNumberOfLines: expected a whole number, found 1.5"
        ),
        (
            root(#"{"type": "text", "string": "", "maximumNumberOfLines": "inf"}"#),
            "root.maximumNumberOfLines: expected a whole number, found the string \"inf\""
        ),
        (
            root(#"{"type": "text", "string": "", "maximumNumberOfLines": 1e30}"#),
            "root.maximumNumberOfLines: expected a whole number from \(Int.min) to \(Int.max), found 1e30"
        ),
        (
            root(#"{"type": "text", "string": "", "maximumNumberOfLines": -1e400}"#),
            "root.maximumNumberOfLines: expected a whole number from \(Int.min) to \(Int.max), found -1e400, which is too large"
        ),
        (
            root(#"{"type": "ratio", "children": [{"type": "leaf"}]}"#),
            "root.ratio: expected a number above 0, the height divided by the width, found nothing"
        ),
        (
            root(#"{"type": "ratio", "ratio": "16:9", "children": [{"type": "leaf"}]}"#),
            "root.ratio: expected a number above 0, the height divided by the width, found the string \"16:9\""
        ),
        (
            root(
                #"{"type": "stack", "children": [{"type": "leaf", "name": "a"}, {"type": "leaf", "name": "a"}]}"#
            ),
            "root.children[1].name: expected a name that no other element has, found the string \"a\""
        ),
        (
            #"{"root": {"type": "leaf"}, "scale": -1}"#,
            "scale: expected a number from 0.001 to 1000, 0 or null, found -1"
        ),
        (
            #"{"root": {"type": "leaf"}, "scale": 1e9}"#,
            "scale: expected a number from 0.001 to 1000, 0 or null, found 1e9"
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"min": ["inf", 0]}}"#,
            "range.min[0]: expected a finite width that is not negative, found \"inf\""
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"min": [0, -1]}}"#,
            "range.min[1]: expected a finite height that is not negative, found -1"
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"max": ["-inf", 5]}}"#,
            "range.max[0]: expected a width that is not negative, found \"-inf\""
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"min": [0, 9], "max": [5, 5.5]}}"#,
            "range.max[1]: expected a height that is not below the minimum, 9, found 5.5"
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"width": 3}}"#,
            #"""
            range.width: expected the keys "min" and "max", such as \#
            {"min": [300, 0], "max": [300, "inf"]}, found a key of "style"
            """#
        ),
        (
            root(#"{"type": "spacer", "nmae": "a"}"#),
            "root.nmae: expected one of the keys children, name, style, type, found an unknown key; did you mean name?"
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"min": [0, 0], "MAX": [1, 1]}}"#,
            #"""
            range.MAX: expected the keys "min" and "max", such as \#
            {"min": [300, 0], "max": [300, "inf"]}, found an unknown key; did you mean max?
            """#
        ),
        (
            #"{"root": {"type": "leaf"}, "range": {"man": [0, 0]}}"#,
            #"""
            range.man: expected the keys "min" and "max", such as \#
            {"min": [300, 0], "max": [300, "inf"]}, found an unknown key
            """#
        ),
        (
            #"{"root": {"type": "leaf"}, "readingDirection": "up"}"#,
            "readingDirection: expected one of \"leftToRight\", \"rightToLeft\", found the string \"up\""
        ),
    ]

    @Test("Each error says where it is, what was expected and what was found", arguments: mistakes)
    func says(document: String, error: String) {
        do {
            _ = try LayoutDocument(parsing: document)
            Issue.record("The document was read.")
        } catch let mistake {
            #expect("\(mistake)" == error)
        }
    }

    @Test("A hand-built value may be nested as deeply as a parsed text, and no deeper")
    func deepValues() throws {
        let deepest = JSONValue.maximumDepth / 2
        let document = try LayoutDocument(Self.nodes(deepest))
        #expect(document.namedNodes.count == deepest)
        for count in [deepest + 1, 4 * deepest] {
            do {
                _ = try LayoutDocument(Self.nodes(count))
                Issue.record("The document was read.")
            } catch {
                #expect(error.kind == .tooDeep)
                #expect(error.path.hasPrefix("root.children[0].children[0]."))
                #expect(
                    "\(error)".hasSuffix(
                        ": expected at most 1024 levels of arrays and objects, found more"
                    )
                )
            }
        }
    }

    @Test(
        "Errors cut long keys, strings and numbers short",
        arguments: [
            (#""…": 1"#, "x"), (#""color": "…""#, "x"), (#""style": {"flexGrow": …}"#, "9"),
        ]
    )
    func cutsShort(property: String, character: Character) {
        let long = String(repeating: character, count: 100_000)
        let longProperty = property.split(separator: "…").joined(separator: long)
        do {
            _ = try LayoutDocument(parsing: Self.root(#"{"type": "leaf", \#(longProperty)}"#))
            Issue.record("The document was read.")
        } catch {
            #expect("\(error)".count < 200)
        }
    }

    @Test("Reading a truncated or corrupted document never traps", arguments: Seeds.range(3))
    func neverTraps(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
        let pieces = ["1e308", "-1", "\"inf\"", "\"-inf\"", "null", "[]", "{}", "0", "1e-320"]
        var errors = 0
        for _ in 0..<300 {
            var text = Array(Self.mistakes[random(Self.mistakes.count)].document.utf8)
            for _ in 0...random(3) where !text.isEmpty {
                let index = random(text.count)
                switch random(3) {
                case 0: text.removeSubrange(index...)
                case 1: text[index] = UInt8(random(256))
                default:
                    text.replaceSubrange(
                        index...index,
                        with: Array(pieces[random(pieces.count)].utf8)
                    )
                }
            }
            if case .failure = DocumentResult(layingOut: text).layout { errors += 1 }
        }
        #expect(errors > 200, "seed \(seed)")
    }

    /// A document of `count` elements inside each other: nodes around a leaf.
    private static func nodes(_ count: Int) -> JSONValue {
        var element = JSONValue.object(["type": .string("leaf"), "name": .string("leaf")])
        for depth in 1..<count {
            element = .object([
                "type": .string("node"), "name": .string("\(depth)"), "children": .array([element]),
            ])
        }
        return .object(["root": element])
    }

    private static func root(_ element: String) -> String { "{\"root\": \(element)}" }

    private static func nested(_ element: String) -> String {
        root(#"{"type": "stack", "children": [{"type": "leaf"}, {"type": "spacer"}, \#(element)]}"#)
    }

    private static let types =
        "one of \"leaf\", \"text\", \"spacer\", \"node\", \"stack\", \"inset\", \"overlay\", "
        + "\"background\", \"center\", \"relative\", \"ratio\", \"absolute\", \"corner\", \"wrapper\""

    private static let styleKeys =
        "alignSelf, ascender, descender, flexBasis, flexGrow, flexShrink, height, layoutPosition, "
        + "maxHeight, maxLayoutSize, maxSize, maxWidth, minHeight, minLayoutSize, minSize, minWidth, "
        + "preferredLayoutSize, preferredSize, spacingAfter, spacingBefore, width"
}
