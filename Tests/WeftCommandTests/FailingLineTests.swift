import Testing

@testable import WeftCommand

@Suite("Lines that fail")
struct FailingLineTests {
    private static let spacer = "{\"root\": {\"type\": \"spacer\"}}\n"
    private static let result = "{\"id\":null,\"size\":[0,0],\"frames\":{}}\n"

    /// A source that breaks off after its text.
    private struct TornSource: ByteSource {
        var source: MemorySource

        mutating func next() throws -> [UInt8]? {
            guard let piece = source.next() else { throw CommandFailure.unreadable(nil) }
            return piece
        }
    }

    @Test("A failing line makes the command fail, even if the last line is good")
    func lastIsGood() {
        let run = Run(["layout", "--lines"], input: "nonsense\n\(Self.spacer)")
        #expect(run.output.hasSuffix(Self.result))
        #expect(run.status == .failure)
    }

    @Test("The results of lines read before the input breaks off are printed")
    func tornInput() {
        let source = TornSource(source: MemorySource("\(Self.spacer){"))
        let run = Run(["layout", "--lines"], source: source)
        #expect(run.output == Self.result)
        #expect(run.errors == "weft: standard input: cannot be read\n")
        #expect(run.status == .noInput)
    }
}
