public import WeftLayout

/// Why a node has its frame: what the node and everything around it were asked, and what they
/// answered.
///
/// The steps lead from the root to the node. Between a node and its subnode are the specs that
/// arrange the subnode, the outermost first. The parts are what the node has arranged itself.
public struct LayoutExplanation: Hashable, Sendable {
    /// A node or a spec, and how it got its frame.
    public struct Step: Hashable, Sendable {
        /// The type of a spec; for a node, its name or the property that holds it, and the type of
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

        /// How the environment in a node differs from that in the node around it; for the root,
        /// from that of the tree. Empty for a spec.
        public let overrides: EnvironmentOverrides

        /// What it was asked for the place that it has, and its answers.
        ///
        /// Each measurement differs from the one before. The result of the last one was placed. Of
        /// a spec without nodes in it, such as a spacer, only that one is known.
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

    /// A spec or a subnode that the node has arranged.
    public struct Part: Hashable, Sendable {
        /// How many of the node's specs are around it: 0 for the element that the node's
        /// `layoutSpec` returned, which is a spec or the only subnode.
        public let depth: Int

        /// The spec or the subnode.
        public let step: Step
    }

    /// The steps from the root to the node; the root comes first.
    public let steps: [Step]

    /// What the node has arranged: the specs that its `layoutSpec` returned and the subnodes that
    /// they placed, but nothing inside of these. Empty for a leaf.
    ///
    /// They come depth first, each spec before what it placed, in the order in which it placed
    /// them, which is the drawing order.
    public let parts: [Part]
}

extension LayoutExplanation.Step: CustomDebugStringConvertible {
    /// The name and the frame.
    public var debugDescription: String { "\(name) \(frame.debugDescription)" }
}

extension LayoutExplanation.Part: CustomDebugStringConvertible {
    /// The step and the depth.
    public var debugDescription: String { "\(step.debugDescription) at depth \(depth)" }
}

extension LayoutExplanation.Measurement: CustomDebugStringConvertible {
    /// The size and the range.
    public var debugDescription: String {
        "\(size.debugDescription) in \(range.debugDescription)"
    }
}

extension LayoutExplanation: CustomDebugStringConvertible {
    /// The node, how many steps lead to it, and how many parts it has.
    public var debugDescription: String {
        let name = steps.last?.name ?? "nothing"
        return "LayoutExplanation(\(name), \(steps.count) steps, \(parts.count) parts)"
    }
}
