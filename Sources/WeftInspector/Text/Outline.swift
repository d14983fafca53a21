import Weft
import WeftTree

/// Writes the lines of an outline.
struct Outline {
    let commit: LayoutCommit
    let framesInSupernodes: Bool
    let showsRanges: Bool
    let showsDiagnostics: Bool

    static let deepestIndent = 60

    /// How many scalars of a text are shown. Characters are not counted, because one may have any
    /// number of scalars.
    static let longestText = 40

    /// The lines of nodes, which come depth first and whose first one is above all others.
    func text(of nodes: [InspectedNode]) -> String {
        let diagnostics = showsDiagnostics ? commit.diagnosticsByNode : [:]
        var lines: [String] = []
        // What is drawn under each of the nodes above, in front of everything below it.
        var rails: [String] = []
        for node in nodes {
            let depth = min(node.depth, Self.deepestIndent)
            rails.removeLast(rails.count - min(rails.count, depth))
            let indent = rails.joined()
            let (branch, rail) =
                node.depth == 0 ? ("", "") : node.isLast ? ("└ ", "  ") : ("├ ", "│ ")
            lines.append(indent + branch + line(node))
            rails.append(rail)
            lines += diagnostics[node.node, default: []]
                .map { "\(indent)\(rail)  ! \($0.message)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ node: InspectedNode) -> String {
        let depth = node.depth > Self.deepestIndent ? "[\(node.depth)]" : nil
        let words = [depth, node.shownName, node.typeName].compactMap(\.self)
        let local = framesInSupernodes ? commit.frameInSupernode(of: node.node) : nil
        var line = words.joined(separator: " ") + "  " + (local ?? node.frame).shortText
        if showsRanges, let range = commit.constrainedSize(of: node.node) {
            line += "  in \(range.shortText)"
        }
        return line + textPart(node)
    }

    /// The text of a leaf that is one, or is drawn as one; empty for other nodes.
    private func textPart(_ node: InspectedNode) -> String {
        let layout = commit.payload(of: node.node, as: TextLayout.self)
        let lines = layout?.lines.map(\.text).joined(separator: " ")
        guard let text = (node.content as? TextContent)?.string ?? lines else { return "" }
        let scalars = text.unicodeScalars
        let shown = scalars.prefix(Self.longestText)
        let ellipsis = shown.endIndex < scalars.endIndex ? "…" : ""
        let remark = layout?.isTruncated == true ? ", cut off" : ""
        return "  \(String(shown).escaped)\(ellipsis)\(remark)"
    }
}
