import Foundation
import Testing

@testable import WeftCommand

@Suite("Streams of many documents")
struct StreamTests {
    /// A document of two leaves with a long id, on a line of its own.
    private static func line(_ number: Int) -> String {
        """
        {"id": "\(id(number))", "root": {"type": "stack", "children": [
        {"type": "leaf", "name": "a", "size": [1, 2]}, {"type": "leaf", "name": "b", "size": [3, 4]}]}}
        """
        .replacing("\n", with: "") + "\n"
    }

    private static func id(_ number: Int) -> String {
        "\(number)\(String(repeating: ".", count: 4_000))"
    }

    private static func result(_ number: Int) -> String {
        #"{"id":"\#(id(number))","size":[4,4],"frames":{"a":[0,0,1,4],"b":[1,0,3,4]}}"# + "\n"
    }

    /// One partner at both ends: it keeps nothing but numbers, and asks for the next result before
    /// it makes the next document.
    private final class Interview: ByteSource, ByteSink {
        private let count: Int
        private(set) var askedCount = 0
        private(set) var answeredCount = 0

        init(_ count: Int) { self.count = count }

        func next() throws -> [UInt8]? {
            #expect(answeredCount == askedCount, "the command read on without an answer")
            guard askedCount < count else { return nil }
            defer { askedCount += 1 }
            return Array(StreamTests.line(askedCount).utf8)
        }

        func write(_ bytes: [UInt8]) {
            let isRight = bytes.elementsEqual(StreamTests.result(answeredCount).utf8)
            #expect(isRight, "document \(answeredCount)")
            answeredCount += 1
        }
    }

    @Test("Each of many documents is answered before the next one is read")
    func oneByOne() {
        let interview = Interview(500)
        let errors = MemorySink()
        var command = Command(input: interview, output: interview, errors: errors)
        #expect(command.run(["layout", "--lines"]) == .success)
        #expect(interview.answeredCount == 500)
        #expect(errors.text.isEmpty)
    }

    #if os(Linux)
    /// The command in a process of its own, with a pipe to its input and one from its output.
    private struct Conversation {
        private let process = Process()
        private let questions = Pipe()
        private let answers = Pipe()

        init() throws {
            // Programs are built into the folder of the tests.
            let tests = try #require(Bundle.main.executableURL)
            process.executableURL = tests.deletingLastPathComponent().appending(path: "weft")
            process.arguments = ["layout", "--lines"]
            process.standardInput = questions
            process.standardOutput = answers
            try process.run()
        }

        /// Has some documents laid out. Their lines must fit into the pipes.
        func layOut(_ numbers: Range<Int>) throws {
            let lines = numbers.map(StreamTests.line).joined()
            try questions.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
            let expected = Data(numbers.map(StreamTests.result).joined().utf8)
            let answer = try answers.fileHandleForReading.read(upToCount: expected.count)
            let isRight = answer == expected
            #expect(isRight, "documents \(numbers)")
        }

        /// How many pages of memory the process has.
        func residentPages() throws -> Int {
            let file = "/proc/\(process.processIdentifier)/statm"
            let numbers = try String(contentsOfFile: file, encoding: .utf8).split(separator: " ")
            return try #require(numbers.dropFirst().first.flatMap { Int($0) })
        }

        /// Ends the input, and waits for the process.
        func end() throws -> Int32 {
            try questions.fileHandleForWriting.close()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test("Memory does not grow with the number of documents")
    func memory() throws {
        let conversation = try Conversation()
        func layOut(batches: Range<Int>) throws {
            for batch in batches { try conversation.layOut(8 * batch..<8 * (batch + 1)) }
        }
        try layOut(batches: 0..<25)
        let pages = try conversation.residentPages()
        // A command that kept the ids of these 1,000 documents would need 1,000 pages more.
        try layOut(batches: 25..<150)
        let later = try conversation.residentPages()
        #expect(later < pages + pages / 16, "\(later) pages after \(pages)")
        #expect(try conversation.end() == 0)
    }
    #endif
}
