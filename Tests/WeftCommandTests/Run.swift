@testable import WeftCommand

/// One run of the command on streams in memory.
struct Run {
    let output: String
    let pieceCount: Int
    let errors: String
    let status: CommandStatus

    init(_ arguments: [String], input: String = "") {
        self.init(arguments, source: MemorySource(input))
    }

    init(_ arguments: [String], source: some ByteSource) {
        let output = MemorySink()
        let errors = MemorySink()
        var command = Command(input: source, output: output, errors: errors)
        status = command.run(arguments)
        self.output = output.text
        self.errors = errors.text
        pieceCount = output.pieceCount
    }
}
