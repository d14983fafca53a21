import Weft

extension InspectionPage {
    /// The article about a node, as HTML.
    func details(_ node: InspectedNode) -> String {
        let parts = [
            "<h2>\(node.heading)</h2>",
            diagnosticList(of: node),
            "<dl>\(facts(about: node).map(entry).joined())</dl>",
            questions(to: node),
            arrangement(by: node),
        ]
        return "<article id=\"\(node.id)\">\n"
            + parts.compactMap(\.self).joined(separator: "\n") + "\n</article>"
    }

    private func diagnosticList(of node: InspectedNode) -> String? {
        diagnostics[node.node].map { diagnostics in
            let items = diagnostics.map { "<li>\($0.message.xmlEscaped)</li>" }
            return "<ul class=\"odd\">\(items.joined())</ul>"
        }
    }

    /// What is known about a node, as pairs of a name and HTML. The range is included only if no
    /// question shows it.
    private func facts(about node: InspectedNode) -> [(name: String, html: String)] {
        var facts = [("Frame", node.frame.shortText)]
        if let number = node.supernode, let local = commit.frameInSupernode(of: node.node) {
            facts.append(("In", "\(nodes[number].link) at \(local.origin.shortText)"))
        }
        if explanations[node.node] == nil, let range = commit.constrainedSize(of: node.node) {
            facts.append(("Range", range.shortText))
        }
        if let step = explanations[node.node]?.steps.last, !step.overrides.isEmpty {
            facts.append(("Environment", step.overridesText.xmlEscaped))
        }
        if let text = node.content as? TextContent {
            facts.append(("Text", "<q>\(text.string.xmlEscaped)</q>"))
        }
        return facts
    }

    private func entry(_ fact: (name: String, html: String)) -> String {
        "<dt>\(fact.name)</dt><dd>\(fact.html)</dd>"
    }

    /// The table of what the specs around a node and the node itself were asked, and what they
    /// answered; nil if that is not known.
    private func questions(to node: InspectedNode) -> String? {
        explanations[node.node].map { explanation in
            table(
                "How it got its size",
                ["Element", "Range", "Chosen size"],
                explanation.steps.enumerated().map { rows($1, depth: $0, in: node) }
            )
        }
    }

    /// The table of the specs and subnodes that a node has arranged; nil if there are none, or if
    /// they are not known.
    private func arrangement(by node: InspectedNode) -> String? {
        guard let parts = explanations[node.node]?.parts, !parts.isEmpty else { return nil }
        return table("What it arranged", ["Element", "Size"], parts.map(row))
    }

    private func table(_ caption: String, _ columns: [String], _ rows: [String]) -> String {
        """
        <table>
        <caption>\(caption)</caption>
        <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
        \(rows.joined(separator: "\n"))
        </table>
        """
    }

    /// The rows of a spec around a node, or of the node itself: its name, its settings and its
    /// style, and each question with its answer.
    private func rows(
        _ step: LayoutExplanation.Step,
        depth: Int,
        in node: InspectedNode
    ) -> String {
        let name = step.node == nil ? step.name.xmlEscaped : node.heading
        let settings = [step.parameters.joined(separator: ", "), step.style.list(": ")]
            .filter { !$0.isEmpty }
            .map { "<small>\($0.xmlEscaped)</small>" }
        let head =
            "<th scope=\"rowgroup\" rowspan=\"\(step.measurements.count)\" "
            + "style=\"--depth:\(depth)\">\(name)\(settings.joined())</th>"
        let answers = step.measurements.map {
            "<td>\($0.range.shortText)</td><td>\($0.size.shortText)</td>"
        }
        let rows = answers.enumerated().map { "<tr>\($0 == 0 ? head : "")\($1)</tr>" }
        return "<tbody>\(rows.joined())</tbody>"
    }

    /// The row of a spec or a subnode that a node has arranged: its name, its settings and its
    /// size. The ranges and the style are in the article of the subnode, or of one in the spec.
    private func row(_ part: LayoutExplanation.Part) -> String {
        let settings = part.step.parameters.joined(separator: ", ").xmlEscaped
        let name =
            part.step.node.flatMap { numbers[$0] }.map { nodes[$0].link }
            ?? part.step.name.xmlEscaped + (settings.isEmpty ? "" : "<small>\(settings)</small>")
        let indent = part.depth == 0 ? "" : " style=\"--depth:\(part.depth)\""
        let size = part.step.frame.size.shortText
        return "<tr><th scope=\"row\"\(indent)>\(name)</th><td>\(size)</td></tr>"
    }
}
