public import WeftLayout

/// Why a node has its frame: what the node and everything around it were asked, and what they
/// answered.
///
/// The steps lead from the root to the node. Between a node and its subnode are the specs that
/// arrange the subnode, the outermost first.
public struct LayoutExplanation: Hashable, Sendable {
    /// A node or a spec on the way.
    public struct Step: Hashable, Sendable {
        /// The type of a spec; for a node, its name, or the property that holds it and the type of
        /// its content.
        public let name: String

        /// The settings of a spec other than its style and its elements: its `debugParameters`.
        /// Empty for a node.
        public let parameters: [String]

        /// The node; nil for a spec.
        public let node: AnyDisplayNode?

        /// The style that it was measured with: its base style, overridden by the style of this
        /// use.
        public let style: LayoutElementStyle

        /// What it was asked for the place that it has, and its answers.
        ///
        /// Each measurement differs from the one before. The result of the last one was placed.
        public let measurements: [Measurement]

        /// Its frame in points, in the root's coordinates.
        public let frame: LayoutRect
    }

    /// A question for a size, and the answer.
    public struct Measurement: Hashable, Sendable {
        /// The sizes that the element could choose from, in points, after its style was applied.
        public let range: SizeRange

        /// The size that it chose, in points.
        public let size: LayoutSize
    }

    /// The steps from the root to the node; the root comes first.
    public let steps: [Step]
}

extension LayoutExplanation: CustomDebugStringConvertible {
    /// The node, and how many steps lead to it.
    public var debugDescription: String {
        "LayoutExplanation(\(steps.last?.name ?? "nothing"), \(steps.count) steps)"
    }
}
