import Testing

@testable import WeftDocument

@Suite("Misspelt documents")
struct MisspellingTests {
    /// A root element, and the path and the end of the error that reading it gives.
    static let keys: [(element: String, path: String, found: String)] = [
        (
            #"{"type": "inset", "insets": [1, 2, 3, 4], "chldren": [{"type": "leaf"}]}"#,
            "root.chldren", "an unknown key; did you mean children?"
        ),
        (
            #"{"type": "inset", "insets": [1, 2, 3, 4], "child": {"type": "leaf"}}"#,
            "root.child", "an unknown key"
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
        (#"{"type": "text", "text": "hello"}"#, "root.text", "an unknown key"),
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
        (#"{"type": "leaf", "insets": [1, 2, 3, 4]}"#, "root.insets", "an unknown key"),
    ]

    @Test("Unknown keys come before what is missing and before children", arguments: keys)
    func unknownKeys(element: String, path: String, found: String) {
        let error = mistake(in: "{\"root\": \(element)}")
        #expect(error?.kind == .unknownKey)
        #expect(error?.path == path)
        #expect(error?.found == found)
    }

    @Test("An element without a type is told from all keys that elements have")
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

    /// The error of a document; nil if it has none.
    private func mistake(in document: String) -> DocumentError? {
        do {
            _ = try LayoutDocument(parsing: document)
            return nil
        } catch {
            return error
        }
    }
}
