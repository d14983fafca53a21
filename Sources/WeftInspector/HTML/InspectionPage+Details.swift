import Weft

extension InspectionPage {
    /// The article about a node, as HTML.
    func details(_ node: InspectedNode) -> String {
        let parts = [
            "<h2>\(node.heading)</h2>",
            diagnosticList(of: node),
            "<dl>\(facts(about: node).map(entry).joined())</dl>",
            questions(to: node),
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
            let supernode = nodes[number]
            let link = "<a href=\"#\(supernode.id)\">\(supernode.heading)</a>"
            facts.append(("In", "\(link) at \(local.origin.shortText)"))
        }
        if steps[node.node] == nil, let range = commit.constrainedSize(of: node.node) {
            facts.append(("Range", range.shortText))
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
        let columns = ["Element", "Range", "Chosen size"].map { "<th scope=\"col\">\($0)</th>" }
        return steps[node.node].map { steps in
            """
            <table>
            <caption>How it got its size</caption>
            <thead><tr>\(columns.joined())</tr></thead>
            \(steps.enumerated().map { rows($1, depth: $0, in: node) }.joined(separator: "\n"))
            </table>
            """
        }
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
}
