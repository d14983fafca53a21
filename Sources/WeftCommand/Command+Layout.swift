import WeftDocument

extension Command {
    /// Prints the frames of a document, or of each document of a file with one a line.
    mutating func layOut(_ arguments: [String]) throws -> CommandStatus {
        let arguments = try Arguments(arguments, flags: ["--lines"], valued: [])
        guard let path = try arguments.file() else {
            return try layOut(input, isLines: arguments.flags.contains("--lines"))
        }
        return try layOut(
            FileHandleSource(path: path),
            isLines: arguments.flags.contains("--lines")
        )
    }

    private mutating func layOut(
        _ source: some ByteSource,
        isLines: Bool
    ) throws -> CommandStatus {
        var reader = LineReader(source)
        guard isLines else { return try printLayout(of: reader.rest()) ? .success : .failure }
        var status = CommandStatus.success
        while let line = try reader.next() {
            let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            if !isBlank, try !printLayout(of: line) { status = .failure }
        }
        return status
    }

    /// Prints the result of one document, and returns whether it could be laid out.
    private mutating func printLayout(of text: [UInt8]) throws -> Bool {
        let result = DocumentResult(layingOut: text)
        try output.write(line: result.jsonBytes)
        if case .success = result.layout { return true }
        return false
    }
}
