import TestSupport
import Testing
import Weft

@testable import WeftDocument

@Suite("Documents that are large in unusual ways")
struct LargeDocumentTests {
    /// Two kinds of combining marks in turn. Comparing texts with a run of them takes quadratic
    /// time.
    private static let marks = String(repeating: "\u{301}\u{323}", count: 16)

    @Test("Keys, names and labels may have only short runs of marks; texts may have long ones")
    func markRuns() throws {
        let documents: [(String, place: String, kind: String)] = [
            (#"{"root": {"type": "leaf", "a\#(Self.marks)": 1}}"#, "line 1, column 27", "name"),
            (#"{"root": {"type": "leaf", "name": "a\#(Self.marks)"}}"#, "root.name", "name"),
            (#"{"root": {"type": "leaf", "label": "a\#(Self.marks)"}}"#, "root.label", "label"),
        ]
        for (document, place, kind) in documents {
            let error = #expect(throws: DocumentError.self) {
                try LayoutDocument(parsing: document)
            }
            #expect(error?.description.hasPrefix("\(place): ") == true)
            #expect(error?.expected == "a \(kind) with at most 30 combining marks in a row")
        }
        let text = #"{"type": "text", "name": "Z\#("\u{301}\u{323}")", "string": "\#(Self.marks)"}"#
        #expect(try LayoutDocument(parsing: #"{"root": \#(text)}"#).namedNodes.count == 1)
    }

    @Test("A run of 30 marks is short, one of 31 is not, and a letter begins a new run")
    func shortMarkRuns() {
        let marks = String(repeating: "\u{301}", count: 30)
        #expect("a\(marks)b\(marks)".hasShortMarkRuns)
        #expect(!"a\(marks)\u{301}".hasShortMarkRuns)
    }

    @Test(
        "Rejecting a wrong word takes little time, however long its run of marks is",
        arguments: [#"{"type": "*"}"#, #"{"type": "leaf", "style": {"width": "*"}}"#]
    )
    func wrongWords(element: String) {
        let word = "a" + String(repeating: "\u{301}\u{323}", count: 15_000)
        let document = #"{"root": \#(element.replacing("*", with: word))}"#
        let (wrong, right) = leastThreadTimes {
            #expect(throws: DocumentError.self) { try LayoutDocument(parsing: document) }
        } _: {
            #expect(throws: Never.self) { try JSONValue(parsing: document) }
        }
        #expect(wrong < right * 10)
    }

    @Test("The words of the format are compared byte by byte")
    func words() {
        #expect("inf".hasSameBytes(as: "inf"))
        #expect(!"inf\u{301}".hasSameBytes(as: "inf"))
        #expect(!"\u{212A}".hasSameBytes(as: "K"))
    }

    @Test(
        "A document that is too deep for the thread's stack is an error",
        arguments: [
            ("[", "]"), (#"{"a":["#, "]}"), (#"{"type":"stack","children":["#, "]}"),
            (#"{"type":"node","children":["#, "]}"),
        ]
    )
    func smallStack(opening: String, closing: String) async {
        let value = String(repeating: opening, count: 500) + String(repeating: closing, count: 500)
        let error: DocumentError? = await onThread(stackSize: 256 << 10) {
            do throws(DocumentError) {
                _ = try LayoutDocument(parsing: #"{"root": \#(value)}"#)
                return nil
            } catch {
                return error
            }
        }
        #expect(error?.kind == .tooDeep)
        #expect(error?.expected.hasSuffix("than the thread's stack has room for") == true)
    }

    @Test("The place of a deep element without a name shows only its first and last steps")
    func places() throws {
        var element = #"{"type": "leaf"}"#
        for _ in 0..<50 { element = #"{"type": "stack", "children": [\#(element)]}"# }
        let document = try LayoutDocument(parsing: #"{"root": \#(element)}"#)
        let path = try #require(try document.layout().diagnostics.first?.path)
        let steps = Array(repeating: "children[0]", count: 20)
        let place = ["root"] + steps + ["… 10 more …"] + steps
        #expect(path.hasSuffix(place.joined(separator: ".")))
    }

    @Test("The limit on nesting does not limit the number of elements beside each other")
    func siblings() throws {
        let count = JSONValue.maximumDepth + 1
        let children = Array(repeating: #"{"type": "leaf", "size": [1, 1]}"#, count: count)
        let stack = #"{"type": "stack", "children": [\#(children.joined(separator: ","))]}"#
        let document = try LayoutDocument(parsing: #"{"root": \#(stack)}"#)
        #expect(try document.layout().size == LayoutSize(width: Double(count), height: 1))
    }

    @Test("A text whose lines have no height has none itself, even with infinitely many lines")
    func flatLines() throws {
        let text = #"{"type": "text", "naturalWidth": "inf", "lineHeight": 0}"#
        let document = try LayoutDocument(
            parsing: #"{"root": \#(text), "range": {"max": [100, "inf"]}}"#
        )
        let commit = try document.layout()
        #expect(commit.size == LayoutSize(width: 100, height: 0))
        #expect(commit.diagnostics.isEmpty)
    }

    @Test("A text without room for its width is 0×0 rather than infinitely high")
    func noRoom() throws {
        let text = #"{"type": "text", "naturalWidth": 100, "lineHeight": 20}"#
        let document = try LayoutDocument(
            parsing: #"{"root": \#(text), "range": {"max": [0, "inf"]}}"#
        )
        let commit = try document.layout()
        #expect(commit.size == .zero)
        #expect(commit.diagnostics.isEmpty)
    }
}
