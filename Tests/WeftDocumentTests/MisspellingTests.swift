import Testing
import Weft

@testable import WeftDocument

@Suite("Misspelt documents")
struct MisspellingTests {
    /// Root elements, each with the path and the end of the error that reading it throws.
    static let keys: [(element: String, path: String, found: String)] = [
        (
            #"{"type": "inset", "insets": [1, 2, 3, 4], "chldren": [{"type": "leaf"}]}"#,
            "root.chldren", "an unknown key; did you mean children?"
        ),
        (
            #"{"type": "inset", "insets": [1, 2, 3, 4], "child": {"type": "leaf"}}"#,
            "root.child", "an unknown key; did you mean children?"
        ),
        (
            #"{"type": "inset", "inset": [1, 2, 3, 4], "children": [{"type": "leaf"}]}"#,
            "root.inset", "an unknown key; did you mean insets?"
        ),
        (#"{"tpye": "leaf"}"#, "root.tpye", "an unknown key; did you mean type?"),
        (
            #"{"tpye": "leaf", "size": [1, 1], "color": "red"}"#,
            "root.tpye", "an unknown key; did you mean type?"
        ),
        (
            #"{"type": "text", "text": "hello"}"#,
            "root.text", "an unknown key; did you mean string?"
        ),
        (
            #"{"type": "stack", "gap": 8, "children": []}"#,
            "root.gap", "an unknown key; did you mean spacing?"
        ),
        (#"{"type": "leaf", "flexGrow": 1}"#, "root.flexGrow", #"a key of "style""#),
        (
            #"{"type": "leaf", "style": {"spacing": 1}}"#,
            "root.style.spacing", #"a key of "stack""#
        ),
        (
            #"{"type": "ratio", "ratio": 1, "sizing": "default", "children": []}"#,
            "root.sizing", #"a key of "center", "relative" or "absolute""#
        ),
        (#"{"type": "leaf", "max": [1, 1]}"#, "root.max", #"a key of "range""#),
        (
            #"{"type": "text", "string": "a", "minHeight": 20}"#,
            "root.minHeight", #"a key of "style""#
        ),
        (
            #"{"type": "stack", "flex": 1, "children": []}"#,
            "root.flex", #"an unknown key; did you mean flexGrow, a key of "style"?"#
        ),
        (
            #"{"type": "leaf", "readingDirection": 1}"#, "root.readingDirection",
            "a key of the document"
        ),
        (
            #"{"type": "text", "strng": "hello", "fontSize": 12}"#,
            "root.strng", "an unknown key; did you mean string?"
        ),
        (
            #"{"type": "stack", "spacng": 8, "children": [{"type": "lef"}]}"#,
            "root.spacng", "an unknown key; did you mean spacing?"
        ),
        (
            #"{"type": "leaf", "colour": "red", "style": {"flexGrow": "much"}}"#,
            "root.colour", "an unknown key; did you mean color?"
        ),
        (
            #"{"type": "leaf", "style": {"hieght": 3, "width": "wide"}}"#,
            "root.style.hieght", "an unknown key; did you mean height?"
        ),
        (
            #"{"type": "leaf", "style": {"left": 3}}"#,
            "root.style.left", "an unknown key; did you mean layoutPosition?"
        ),
        (#"{"type": "leaf", "insets": [1, 2, 3, 4]}"#, "root.insets", #"a key of "inset""#),
    ]

    @Test("Unknown keys are reported before missing keys, values and children", arguments: keys)
    func unknownKeys(element: String, path: String, found: String) {
        let error = mistake(in: "{\"root\": \(element)}")
        #expect(error?.kind == .unknownKey)
        #expect(error?.path == path)
        #expect(error?.found == found)
    }

    /// Properties of a root element, each with what the error says was found.
    static let values: [(property: String, found: String)] = [
        (#""type": "stak""#, #"the string "stak"; did you mean "stack"?"#),
        (#""type": "Leaf""#, #"the string "Leaf"; did you mean "leaf"?"#),
        (#""type": "bix""#, #"the string "bix""#),
        (#""type": "box""#, #"the string "box"; did you mean "leaf"?"#),
        (#""type": "row""#, #"the string "row"; did you mean "stack"?"#),
        (#""type": "ZStack""#, #"the string "ZStack"; did you mean "overlay"?"#),
        (
            #""type": "stack", "direction": "row-reverse""#,
            #"the string "row-reverse"; did you mean "horizontalReverse"?"#
        ),
        (
            #""type": "stack", "alignItems": "flex-end""#,
            #"the string "flex-end"; did you mean "end"?"#
        ),
        (
            #""type": "stack", "horizontalAlignment": "center""#,
            #"the string "center"; did you mean "middle"?"#
        ),
        (
            #""type": "stack", "alignItems": "centre""#,
            #"the string "centre"; did you mean "center"?"#
        ),
        (
            #""type": "stack", "justifyContent": "space-between""#,
            #"the string "space-between"; did you mean "spaceBetween"?"#
        ),
        (#""type": "stack", "flexWrap": true"#, #"true; did you mean "wrap"?"#),
        (#""type": "stack", "flexWrap": false"#, #"false; did you mean "noWrap"?"#),
        (#""type": "stack", "direction": true"#, "true"),
        (
            #""type": "text", "string": "", "truncation": "ellipsis""#,
            #"the string "ellipsis"; did you mean "tail"?"#
        ),
        (
            #""type": "leaf", "style": {"width": "40px"}"#,
            #"the string "40px"; did you mean "40pt"?"#
        ),
        (
            #""type": "leaf", "style": {"width": "-0.5"}"#,
            #"the string "-0.5"; did you mean "-0.5pt"?"#
        ),
        (#""type": "leaf", "style": {"width": "px"}"#, #"the string "px""#),
        // An abbreviation of several words stands for none of them.
        (#""type": "stack", "justifyContent": "space""#, #"the string "space""#),
        (
            #""type": "stack", "direction": "VERTICAL""#,
            #"the string "VERTICAL"; did you mean "vertical"?"#
        ),
        // A slip that may stand for two words is taken for the nearer one.
        (
            #""type": "center", "sizing": "minimumxy""#,
            #"the string "minimumxy"; did you mean "minimumXY"?"#
        ),
        (#""type": "center", "centering": "XY""#, #"the string "XY"; did you mean "xy"?"#),
        (#""type": "center", "centering": "z""#, #"the string "z""#),
        (
            #""type": "leaf", "style": {"width": "Auto"}"#,
            #"the string "Auto"; did you mean "auto"?"#
        ),
        (
            #""type": "leaf", "style": {"width": "Infinity"}"#,
            #"the string "Infinity"; did you mean "inf"?"#
        ),
        (
            #""type": "leaf", "size": ["-Infinity", 1]"#,
            #"the string "-Infinity"; did you mean "-inf"?"#
        ),
        (#""type": "leaf", "size": ["+inf", 1]"#, #"the string "+inf"; did you mean "inf"?"#),
        (#""type": "leaf", "size": ["INF", 1]"#, #"the string "INF"; did you mean "inf"?"#),
        (#""type": "leaf", "size": ["information", 1]"#, #"the string "information""#),
    ]

    @Test("The error about an unknown value suggests what was probably meant", arguments: values)
    func unknownValues(property: String, found: String) {
        let children = property.contains("center\", ") ? [Self.leaf] : []
        let document = #"{"root": {\#(property), "children": \#(JSONValue.array(children))}}"#
        #expect(mistake(in: document)?.found == found)
    }

    @Test(
        "An abbreviated reading direction leads to a suggestion",
        arguments: [("rtl", "rightToLeft"), ("LTR", "leftToRight"), ("right", "rightToLeft")]
    )
    func readingDirection(text: String, meant: String) {
        let error = mistake(in: #"{"readingDirection": "\#(text)", "root": {"type": "leaf"}}"#)
        #expect(error?.path == "readingDirection")
        #expect(error?.found == #"the string "\#(text)"; did you mean "\#(meant)"?"#)
    }

    @Test(
        "The first misspelt key of a document is an error with a suggestion",
        arguments: [
            ("rnage", "range"), ("Scale", "scale"), ("ID", "id"), ("parent-size", "parentSize"),
            ("readingDirecton", "readingDirection"),
        ]
    )
    func documentKeys(key: String, meant: String) {
        let error = mistake(in: #"{"root": {"type": "leaf"}, "zcale": 1, "\#(key)": 0, "a": 1}"#)
        #expect(error?.kind == .unknownKey)
        #expect(
            error?.description.hasSuffix(
                ": expected one of the keys id, parentSize, range, readingDirection, root, scale, "
                    + "found an unknown key; did you mean \(meant)?"
            ) == true
        )
    }

    @Test("A missing root is reported as such, unless its key is misspelt")
    func root() {
        #expect(mistake(in: #"{"rooot": {"type": "leaf"}}"#)?.path == "rooot")
        #expect(mistake(in: #"{"expected": {"type": "leaf"}}"#)?.path == "root")
        #expect(mistake(in: #"{"expected": {"type": "leaf"}}"#)?.found == "nothing")
        #expect(
            mistake(in: #"{"type": "stack", "children": []}"#)?.found
                == #"nothing, although there is a "type": put the element under "root""#
        )
    }

    @Test(
        "Other keys of the document are ignored",
        arguments: ["expected", "texture", "note", "reading", "_id", "_range", "$scale", "", "é"]
    )
    func foreignKeys(key: String) throws {
        let document = #"{"root": {"type": "leaf", "size": [1, 1]}, "\#(key)": 0}"#
        #expect(try LayoutDocument(parsing: document).layout().diagnostics.isEmpty)
    }

    @Test("Every foreign word is translated to words of the format")
    func nativeWords() {
        let values =
            ElementType.allCases.map(\.rawValue) + StackDirection.documentNames.map(\.name)
            + StackAlignItems.documentNames.map(\.name)
            + StackHorizontalAlignment.documentNames.map(\.name)
            + StackFlexWrap.documentNames.map(\.name) + TextTruncation.documentNames.map(\.name)
            + CornerLayoutSpec.Location.documentNames.map(\.name)
        for natives in ForeignWords.table.values {
            for native in natives {
                #expect(
                    values.contains(native) || DocumentKeys.owner(of: native) != nil,
                    "\(native)"
                )
            }
        }
    }

    @Test("No key of the format is taken for a misspelling of another one")
    func keysElsewhere() {
        for type in ElementType.allCases {
            for key in ElementType.allKeys.words where !type.keys.contains(key) {
                #expect(type.keys.mistake(key).found.hasPrefix("a key of "), "\(type): \(key)")
            }
        }
    }

    @Test("The suggestion for a capitalised key is the key itself", arguments: ElementType.allCases)
    func capitalKeys(type: ElementType) {
        for keys in [type.keys, LayoutElementStyle.documentKeys] {
            for key in keys.words {
                let capital = key.prefix(1).uppercased() + key.dropFirst()
                #expect(keys.mistake(capital).found == "an unknown key; did you mean \(key)?")
            }
        }
        #expect(
            type.keys.mistake("Width").found
                == #"an unknown key; did you mean width, a key of "style"?"#
        )
    }

    @Test("In an element without a type, the suggestion may be a key of any element")
    func withoutType() {
        let error = mistake(in: #"{"root": {"nmae": "a", "ratio": 3}}"#)
        #expect(
            error?.description
                == "root.nmae: expected a key of an element, found an unknown key; did you mean name?"
        )
    }

    @Test("Every key that an element may have is read", arguments: ElementType.allCases)
    func keysAreRead(type: ElementType) {
        for key in type.keys.words where key != "type" {
            let children = Array(repeating: Self.leaf, count: type.childCount ?? 0)
            var members: [String: JSONValue] = [
                "type": .string(type.rawValue), "children": .array(children),
            ]
            switch (type, key) {
            case (.text, "naturalWidth"), (.text, "lineHeight"):
                members["naturalWidth"] = .number("1")
            case (.text, _): members["string"] = .string("")
            case (.inset, _): members["insets"] = .array(Array(repeating: .number("1"), count: 4))
            case (.ratio, _): members["ratio"] = .number("1")
            default: break
            }
            members[key] = .null
            let document = JSONValue.object(["root": .object(members)])
            #expect(mistake(in: "\(document)")?.path == "root.\(key)")
        }
    }

    private static let leaf = JSONValue.object(["type": .string("leaf")])

    /// The error that reading a document throws; nil if it throws none.
    private func mistake(in document: String) -> DocumentError? {
        do {
            _ = try LayoutDocument(parsing: document)
            return nil
        } catch {
            return error
        }
    }
}
