import Foundation
import TestSupport
import Testing

/// A page of the documentation, as it is in the package.
struct DocumentPage: CustomTestStringConvertible {
    /// The page's file.
    let file: URL

    /// The text of the page.
    let text: String

    /// The text in one line. Line breaks, indentation and quote marks have become single spaces.
    let flow: String

    /// Creates the page of `docs` with the given name.
    init(_ name: String) throws {
        try self.init(PackageSources.folder.appending(path: "docs/\(name).md"))
    }

    init(_ file: URL) throws {
        self.file = file
        text = try String(contentsOf: file, encoding: .utf8)
        flow = text.split { $0 == " " || $0 == "\n" }.filter { $0 != ">" }.joined(separator: " ")
    }

    /// The name of the file, without its extension.
    var name: String { file.deletingPathExtension().lastPathComponent }

    var testDescription: String { name }

    /// All pages in `docs` and in the folder of the package.
    static func all() throws -> [DocumentPage] {
        try [PackageSources.folder, PackageSources.folder.appending(path: "docs")]
            .flatMap {
                try FileManager.default.contentsOfDirectory(
                    at: $0,
                    includingPropertiesForKeys: nil
                )
            }
            .filter { $0.pathExtension == "md" }
            .map { try DocumentPage($0) }
    }

    /// The anchors of the page's headings: what links to them say after the `#`.
    var anchors: Set<String> {
        Set(
            text.matches(of: /\n#+ ([^\n]+)/).map { heading in
                heading.1.lowercased().replacing(" ", with: "-")
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" }
            }
        )
    }

    /// The Swift blocks of the page.
    var swiftBlocks: [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```swift" {
                block = []
            } else if line == "```", let finished = block {
                blocks.append(finished)
                block = nil
            } else {
                block?.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        return blocks
    }

    /// The lines of each source file beside this one, without their indentation.
    static func testSources() throws -> [[String]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { file in
                try String(contentsOf: file, encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    /// The last columns of all tables of the page.
    var lastColumns: String {
        text.split(separator: "\n")
            .filter { $0.hasPrefix("| ") }
            .compactMap { $0.split(separator: "|").last }
            .joined(separator: "\n")
    }

    /// The second columns of the tables whose second column is headed "default", by the names in
    /// the first column.
    var defaults: [String: String] {
        var defaults: [String: String] = [:]
        var isListed = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if columns.count < 2 || !line.hasPrefix("|") {
                isListed = false
            } else if columns[1] == "default" {
                isListed = true
            } else if isListed {
                for name in columns[0].matches(of: /`(\w+)`/) {
                    defaults[String(name.1)] = columns[1]
                }
            }
        }
        return defaults
    }

    /// The identifiers in the inline code of a text. Code that is abbreviated with an ellipsis is
    /// left out.
    static func inlineNames(in text: String) -> Set<String> {
        var names: Set<String> = []
        for code in text.matches(of: /`([^`\n]+)`/) where !code.1.contains("…") {
            for name in code.1.matches(of: /[A-Za-z]{3,}/) { names.insert(String(name.0)) }
        }
        return names
    }

    /// The identifiers in the sources of the libraries, apart from comments.
    static func libraryNames() throws -> Set<String> {
        try ["WeftLayout", "WeftTree"].reduce(into: []) { names, module in
            for source in try PackageSources.texts(of: module) {
                names.formUnion(Self.names(in: source.components(separatedBy: "\n")))
            }
        }
    }

    /// The identifiers in lines of source, apart from comments.
    static func names(in lines: some Sequence<String>) -> Set<String> {
        var names: Set<String> = []
        for line in lines where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
            // A regular expression takes ten times as long, and there are many lines.
            for name in line.utf8.split(whereSeparator: { !isLetter($0) }) where name.count > 2 {
                names.insert(String(Substring(name)))
            }
        }
        return names
    }

    /// Whether a byte is an ASCII letter. Upper and lower case differ in one bit.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
