import WeftArguments
import WeftDocument

extension Command {
    /// Prints the frames of a document, or of each document in a file that has one on each line.
    mutating func layOut(_ arguments: CommandArguments) throws -> CommandStatus {
        let options = LayoutOptions(
            hasLines: arguments.flags.contains("--lines"),
            isQuiet: arguments.flags.contains("--quiet"),
            changes: try DocumentChanges(arguments)
        )
        guard let path = try arguments.file() else { return try layOut(input, options) }
        return try layOut(FileHandleSource(path: path), from: path, options)
    }

    private mutating func layOut(
        _ source: any ByteSource,
        from path: String? = nil,
        _ options: LayoutOptions
    ) throws -> CommandStatus {
        guard options.hasLines else {
            let text = try source.rest()
            if try printLayout(of: text, inFile: path, options) { return .success }
            if !options.isQuiet, text.hasDocumentInFirstLine {
                report("the first line is a document by itself: --lines reads one on each line")
            }
            return .failure
        }
        var reader = LineReader(source)
        var status = CommandStatus.success
        var number = 0
        var isFirst = true
        while let line = try reader.next() {
            number += 1
            let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            if try !isBlank && !printLayout(of: line, atLine: number, options) {
                if isFirst, !options.isQuiet, line.isBeginningOfDocument {
                    report("if the document continues on the next lines, leave out --lines")
                }
                status = .failure
            }
            if !isBlank { isFirst = false }
            // Whoever waits for an answer before writing more gets it now.
            if !reader.hasLine { try output.flush() }
        }
        return status
    }

    /// Prints the result of one document, and what was odd about it. Returns whether it could be
    /// laid out.
    ///
    /// - Parameters:
    ///   - line: The number of the document's line, which identifies the document if it has no id.
    ///   - path: The file whose only document this is, which the error names if the document has no
    ///     id.
    private mutating func printLayout(
        of text: [UInt8],
        atLine line: Int? = nil,
        inFile path: String? = nil,
        _ options: LayoutOptions
    ) throws -> Bool {
        let result = DocumentResult(
            layingOut: text,
            line: line,
            file: path.map(shown),
            adjusting: options.changes.apply(to:)
        )
        try output.write(line: result.jsonBytes)
        guard case .success(let layout) = result.layout else { return false }
        if options.isQuiet { return true }
        report(layout.diagnostics, of: result.id.mention ?? line.map { "line \($0)" })
        return true
    }
}

/// How documents are laid out and printed.
private struct LayoutOptions {
    /// Whether there is a document on each line.
    let hasLines: Bool
    /// Whether nothing is printed about what was odd.
    let isQuiet: Bool
    /// What the options change about each document.
    let changes: DocumentChanges
}

extension [UInt8] {
    /// Whether a line could be the beginning of JSON text that continues after it.
    fileprivate var isBeginningOfDocument: Bool {
        do throws(DocumentError) {
            _ = try JSONValue(parsing: self)
            return false
        } catch {
            // A byte order mark does not count as a column.
            let scalars = String(decoding: self, as: UTF8.self).unicodeScalars
            let count = scalars.count - (scalars.first == "\u{FEFF}" ? 1 : 0)
            return error.position == DocumentError.Position(line: 1, column: count + 1)
        }
    }

    /// Whether the first of several lines of a text is a JSON object by itself.
    fileprivate var hasDocumentInFirstLine: Bool {
        let lines = split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        guard lines.count == 2, lines[1].contains(where: { $0 > 0x20 }) else { return false }
        if case .object? = try? JSONValue(parsing: Array(lines[0])) { return true }
        return false
    }
}
