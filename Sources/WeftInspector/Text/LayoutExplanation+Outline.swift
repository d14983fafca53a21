public import Weft
import WeftLayout

extension LayoutExplanation {
    /// Returns the steps and then the parts as text, a line each: a node's or spec's frame, its
    /// range, earlier questions, style, and what is different in its environment.
    ///
    /// The range is the one in which the node or spec has its size. The earlier questions are those
    /// that it was asked before, each with its answer. A part is indented further than the node
    /// that has arranged it, which is the last step.
    ///
    ///     PostCell  0 0 320×60  in 320×0…∞
    ///       StackLayoutSpec(horizontal, spacing: 8)  0 0 320×60  in 320×0…∞
    ///         title TextContent  48 0 272×34  in 272×0…∞, at first 410×17 in 0…∞×0…∞
    ///
    /// Frames are x, y, width and height in points, in the root's coordinates. Steps and parts at a
    /// depth of more than 60 are indented as if it were 60, with their depth in brackets.
    ///
    /// - Complexity: O(*n*) in the number of steps and parts.
    public func outline() -> String {
        let above = steps.enumerated().map { $1.line(atDepth: $0) }
        let inside = parts.map { $0.step.line(atDepth: steps.count + $0.depth) }
        return (above + inside).joined()
    }
}

extension LayoutExplanation.Step {
    fileprivate func line(atDepth depth: Int) -> String {
        let indent = min(depth, Outline.deepestIndent)
        let number = depth > indent ? "[\(depth)] " : ""
        return String(repeating: "  ", count: indent) + number + line + "\n"
    }

    private var line: String {
        let settings = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        var parts = [name + settings, frame.shortText]
        if let placed = measurements.last {
            let earlier = measurements.dropLast().map {
                "\($0.size.shortText) in \($0.range.shortText)"
            }
            let history =
                earlier.isEmpty ? "" : ", at first " + earlier.joined(separator: ", then ")
            parts.append("in \(placed.range.shortText)\(history)")
        }
        if !style.isEmpty { parts.append(style.list(": ")) }
        if !overrides.isEmpty { parts.append("environment: \(overridesText)") }
        return parts.joined(separator: "  ")
    }

    /// How the environment in a node differs from the one around it.
    var overridesText: String { overrides.texts.joined(separator: ", ") }
}
