import Foundation
import Testing

@testable import WeftCommand

@Suite("When the results of lines are written")
struct DialogueTests {
    private static let spacer = "{\"root\": {\"type\": \"spacer\"}}\n"
    private static let result = "{\"id\":null,\"size\":[0,0],\"frames\":{}}\n"

    /// A partner at the other end of a pipe, who writes the next remark after each answer.
    private final class Partner: ByteSink {
        private let pipe: Pipe
        private var remarks: ArraySlice<String>
        private(set) var answers: [String] = []

        /// Creates a partner, who makes the first remark at once.
        init(_ remarks: [String], to pipe: Pipe) throws {
            self.pipe = pipe
            self.remarks = remarks[...]
            try speak()
        }

        func write(_ bytes: [UInt8]) throws {
            answers.append(String(decoding: bytes, as: UTF8.self))
            try speak()
        }

        private func speak() throws {
            guard let remark = remarks.popFirst() else {
                return try pipe.fileHandleForWriting.close()
            }
            try pipe.fileHandleForWriting.write(contentsOf: Data(remark.utf8))
        }
    }

    @Test("Lines that arrive on a pipe are answered before the command waits for more")
    func pipe() throws {
        let pipe = Pipe()
        // Reading from the empty pipe is then an error instead of a wait.
        #expect(fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let remarks = [
            Self.spacer, "\(Self.spacer)\n", "nonsense\n", "\(Self.spacer)\(Self.spacer)",
        ]
        let partner = try Partner(remarks, to: pipe)
        let errors = MemorySink()
        var command = Command(
            input: FileHandleSource(pipe.fileHandleForReading),
            output: partner,
            errors: errors
        )
        #expect(command.run(["layout", "--lines"]) == .failure)
        let mistake =
            "{\"id\":null,\"error\":\"line 4, column 1: expected a value, found \\\"nonsense\\\"\"}\n"
        #expect(
            partner.answers == [Self.result, Self.result, mistake, Self.result + Self.result]
        )
        #expect(errors.text.isEmpty)
    }

    @Test("The results of many lines that arrive at once are written in large pieces")
    func manyLines() {
        var source = MemorySource(String(repeating: Self.spacer, count: 3_000))
        source.pieceLength = 1 << 16
        let run = Run(["layout", "--lines"], source: source)
        #expect(run.output == String(repeating: Self.result, count: 3_000))
        #expect(run.pieceCount == 3)
    }
}
