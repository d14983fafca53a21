import WeftArguments
import WeftDocument

extension Command {
    /// Prints the frames of a document, or of each document of a file with one a line.
    mutating func layOut(_ arguments: [String]) throws -> CommandStatus {
        let arguments = try CommandArguments(arguments, flags: ["--lines", "--quiet"])
        guard let path = try arguments.file() else { return try layOut(input, arguments) }
        return try layOut(FileHandleSource(path: path), arguments)
    }

    private mutating func layOut(
        _ source: some ByteSource,
        _ arguments: CommandArguments
    ) throws -> CommandStatus {
        let isQuiet = arguments.flags.contains("--quiet")
        var reader = LineReader(source)
        guard arguments.flags.contains("--lines") else {
            let text = try reader.rest()
            return try printLayout(of: text, isQuiet: isQuiet) ? .success : .failure
        }
        var status = CommandStatus.success
        var number = 0
        while let line = try reader.next() {
            number += 1
            let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            if isBlank { continue }
            let isDone = try printLayout(of: line, atLine: number, isQuiet: isQuiet)
            if !isDone { status = .failure }
        }
        return status
    }

    /// Prints the result of one document, and what was odd about it; returns whether it could be
    /// laid out.
    ///
    /// - Parameter line: The number of the document's line, which tells it where it has no id.
    private mutating func printLayout(
        of text: [UInt8],
        atLine line: Int? = nil,
        isQuiet: Bool
    ) throws -> Bool {
        let result = DocumentResult(layingOut: text, line: line)
        try output.write(line: result.jsonBytes)
        guard case .success(let layout) = result.layout else { return false }
        if !isQuiet {
            let prefix = (result.title ?? line.map { "line \($0)" }).map { "\($0): " } ?? ""
            for diagnostic in layout.diagnostics {
                let lines = "\(prefix)\(diagnostic)".split(whereSeparator: \.isNewline)
                report(lines.joined(separator: " "))
            }
        }
        return true
    }
}

extension DocumentResult {
    /// The id as a message shows it; nil if there is none.
    fileprivate var title: String? {
        switch id {
        case .null: nil
        case .string(let id): shown(id)
        default: "\(id)"
        }
    }
}
