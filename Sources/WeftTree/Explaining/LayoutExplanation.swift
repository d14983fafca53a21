public import WeftLayout

/// Why a node has its frame: what was asked of it and of everything around it, and what they
/// answered.
///
/// The steps lead from the root to the node. Between a node and its subnode there are the specs
/// that arrange it, the outermost first.
public struct LayoutExplanation: Hashable, Sendable {
    /// A node or a spec on the way.
    public struct Step: Hashable, Sendable {
        /// What it is called: the type of a spec; of a node its name, or the property that holds it
        /// and the type of its content.
        public let name: String

        /// What a spec is set to, apart from its style and its elements: its `debugParameters`.
        /// Empty for a node.
        public let parameters: [String]

        /// The node; nil for a spec.
        public let node: AnyDisplayNode?

        /// The style that it was measured with: that of its base overridden by that of its use.
        public let style: LayoutElementStyle

        /// What was asked of it for the place that it has. Each differs from the one before; the
        /// last one is what was placed.
        public let measurements: [Measurement]

        /// Its frame in the root's coordinates, in points.
        public let frame: LayoutRect
    }

    /// A question for a size, and the answer.
    public struct Measurement: Hashable, Sendable {
        /// The sizes that the element might choose from, in points, its style applied.
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
