import Weft
import WeftTree

/// Writes the lines of an outline.
struct Outline {
    let commit: LayoutCommit
    let options: OutlineOptions

    static let deepestIndent = 60

    /// How many characters of a text are shown.
    static let longestText = 40

    var text: String {
        var lines: [String] = []
        var isLast: [Bool] = []
        for node in commit.inspectedNodes {
            let depth = min(node.depth, Self.deepestIndent)
            isLast.removeLast(isLast.count - min(isLast.count, depth))
            let indent = isLast.dropFirst().map { $0 ? "  " : "│ " }.joined()
            let branch = node.depth == 0 ? "" : node.isLast ? "└ " : "├ "
            lines.append(indent + branch + line(node))
            isLast.append(node.isLast)
            guard options.showsDiagnostics else { continue }
            let own = isLast.dropFirst().map { $0 ? "  " : "│ " }.joined()
            lines += commit.diagnostics(of: node.node).map { "\(own)  ! \($0)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ node: InspectedNode) -> String {
        var words = node.shownName.map { [$0, node.typeName] } ?? [node.typeName]
        if node.depth > Self.deepestIndent { words.insert("[\(node.depth)]", at: 0) }
        var line = words.joined(separator: " ") + "  " + node.frame.shortText
        if options.showsRanges, let range = commit.constrainedSize(of: node.node) {
            line += "  in \(range.shortText)"
        }
        if let text = node.content as? TextContent {
            let shown = text.string.prefix(Self.longestText)
            line += "  \(String(shown).escaped)"
            if shown.endIndex < text.string.endIndex { line += "…" }
        }
        return line
    }
}
