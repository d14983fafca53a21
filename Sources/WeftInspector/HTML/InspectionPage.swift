import Weft
import WeftTree

/// A commit as a page: the drawing, the hierarchy, and details about each node.
struct InspectionPage {
    let commit: LayoutCommit
    let nodes: [InspectedNode]
    let diagnostics: [AnyDisplayNode: [LayoutDiagnostic]]

    /// The explanation of each node, with the steps that lead to it from its supernode; empty if
    /// the layout cannot be repeated.
    let explanations: [AnyDisplayNode: LayoutExplanation]

    /// The number of each node.
    let numbers: [AnyDisplayNode: Int]

    private let drawing: SVGDrawing

    init(_ commit: LayoutCommit, title: String?) throws {
        self.commit = commit
        explanations = try commit.explanationsInSupernodes() ?? [:]
        diagnostics = commit.diagnosticsByNode
        nodes = commit.inspectedNodes
        numbers = Dictionary(uniqueKeysWithValues: nodes.map { ($0.node, $0.number) })
        let options = SVGOptions(title: title, includesStyleSheet: false)
        drawing = SVGDrawing(commit, nodes: nodes, options: options, linksNodes: true)
    }

    /// The page.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>\(title.xmlEscaped)</title>
        <style>
        \(Self.styleSheet)
        \(SVGStyleSheet.text)
        </style>
        </head>
        <body class="weft">
        <main>
        <header>
        <h1>\(title.xmlEscaped)</h1>
        <p>\(summary)</p>
        </header>
        <div class="drawing">
        \(drawing.text)</div>
        </main>
        <nav aria-label="Nodes">
        <ol>
        \(nodes.map(row).joined(separator: "\n"))
        </ol>
        </nav>
        <div class="details">
        \(nodes.map(details).joined(separator: "\n"))
        </div>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """
    }

    private var title: String { drawing.title }

    private var summary: String {
        let odd = diagnostics.values.reduce(0) { $0 + $1.count }
        let parts = [
            "\(commit.size.shortText) in \(commit.range.shortText)",
            nodes.count == 1 ? "1 node" : "\(nodes.count) nodes",
            odd == 0 ? nil : odd == 1 ? "1 diagnostic" : "\(odd) diagnostics",
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// The line of a node in the hierarchy.
    private func row(_ node: InspectedNode) -> String {
        let depth = min(node.depth, Outline.deepestIndent)
        let number = node.depth > depth ? "<i>[\(node.depth)]</i> " : ""
        let mark = diagnostics[node.node] == nil ? "" : " class=\"odd\""
        let tint = "var(--tint\(SVGStyleSheet.tint(atDepth: node.depth)))"
        return "<li aria-level=\"\(node.depth + 1)\" style=\"--depth:\(depth);--tint:\(tint)\">"
            + "<a href=\"#\(node.id)\"\(mark)>\(number)\(node.heading)"
            + "<small>\(node.frame.size.shortText)</small></a></li>"
    }
}

extension InspectedNode {
    /// The identifier of the article about the node in a page.
    var id: String { "node-\(number)" }

    /// A link to the article, as HTML.
    var link: String { "<a href=\"#\(id)\">\(heading)</a>" }

    /// The name and the type, as HTML.
    var heading: String {
        let type = "<i>\(typeName.xmlEscaped)</i>"
        return shownName.map { "<b>\($0.xmlEscaped)</b> \(type)" } ?? type
    }
}
