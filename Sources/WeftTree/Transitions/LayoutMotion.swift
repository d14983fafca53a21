public import WeftLayout

/// Where all nodes are drawn on the way from what a host shows to a commit.
///
/// It is for hosts that draw frames themselves: into a terminal, onto a canvas, into a game. A
/// motion is a value that knows nothing of time. Another commit may interrupt it anywhere, as often
/// as one likes: the new motion begins where the old one is.
///
///     var motion = LayoutMotion(from: first, to: second)
///     for moving in motion.nodes {
///         draw(moving.node, in: moving.frame(at: 0.4), opacity: moving.presence(at: 0.4))
///     }
///     motion = motion.retargeted(to: third, at: 0.4)
public struct LayoutMotion: Hashable, Sendable {
    /// The commit that the motion leads to; nil for nothing.
    public let to: LayoutCommit?

    /// The nodes that are drawn, each before its subnodes, from the rearmost to the frontmost: all
    /// that there are, or those in a window.
    ///
    /// The order is that of `to` from the beginning. A node that leaves is drawn in front of the
    /// nearest sibling behind it that stays in their supernode; if there is none, behind everything
    /// else in the supernode. Nodes that leave are among the nodes for good: at the end, go on with
    /// `retargeted(to: to, at: 1)`.
    public let nodes: [MovingNode]

    /// By how much the anchor moves, in points; zero without an anchor that both commits have.
    ///
    /// A host that scrolls moves its window by it before it draws the first frame of this motion.
    public let shift: LayoutPoint

    /// Whether only the nodes in a window are among the nodes.
    private let isPart: Bool

    /// Creates the motion from one commit to another.
    ///
    /// - Parameters:
    ///   - from: The commit that is shown; nil if nothing is.
    ///   - to: The commit that is to be shown; nil for nothing.
    ///   - window: The part of `from` that a host shows, as in `retargeted(to:at:in:anchor:)`.
    ///   - anchor: The node that keeps its place on the screen, as there.
    /// - Complexity: O(*n*) in the number of nodes of both commits; with a window, as there.
    public init(
        from: LayoutCommit?,
        to: LayoutCommit?,
        in window: LayoutRect? = nil,
        // Not `some`, which nil as a default would leave without a type.
        anchor: (any NodeReference)? = nil
    ) {
        self.init(
            of: [],
            isPart: true,
            in: from,
            to: to,
            window: window,
            anchor: anchor,
            immediate: []
        )
    }

    /// Creates the motion from what is shown to a commit.
    ///
    /// - Parameters:
    ///   - isPart: Whether the former commit may have nodes that are missing among those shown.
    ///   - former: The commit that has the shown nodes, except for those that were leaving.
    private init(
        of shown: [ShownNode],
        isPart: Bool,
        in former: LayoutCommit?,
        to: LayoutCommit?,
        window: LayoutRect?,
        anchor: (any NodeReference)?,
        immediate: [AnyDisplayNode]
    ) {
        let anchorShift = anchor.flatMap { AnchorShift(anchor: $0, from: former, to: to) }
        let shift = anchorShift?.offset ?? .zero
        var shown = shown
        let targets: [ShownNode]
        if let window {
            let end = window.offset(by: shift)
            let scope = MotionScope(shown, in: former, to: to, from: window, to: end)
            shown = shown.keeping(scope.contains).joined(by: scope.formerNodes, of: former)
            targets = scope.targets
        } else {
            if isPart { shown = shown.joined(by: former?.shownNodes ?? [], of: former) }
            targets = to?.shownNodes ?? []
        }
        shown = shown.keeping(\.isThere)
        anchorShift?.apply(to: &shown)
        if let to { shown.move(immediate, to: to) }
        self.to = to
        self.shift = shift
        self.isPart = window != nil
        nodes = MotionMerging.merge(shown, in: former, with: targets)
    }

    /// Returns the motion to another commit from where the nodes are partway through this one.
    ///
    /// At 0, every node that is there at `progress` has the frame and the presence that it has here
    /// then. Nodes that were leaving go on leaving, unless the new commit has them. A node with a
    /// presence below 1/1024 is not there: one that leaves is gone then.
    ///
    /// With an *anchor*, the new motion is that for a window which scrolls along with this node, so
    /// that rows can be put in above it without moving what is in sight. At 0, everything is then
    /// elsewhere by `shift`, by as much as the commit moves the anchor; the anchor itself goes on
    /// as if nothing had happened. The nodes around the anchor begin where they are, and only their
    /// far edges are shifted. An anchor that one of the commits does not have is no anchor.
    ///
    /// With a *window*, the motion has only the nodes that it shows at the beginning or at the end,
    /// and those around them. A node that was outside of this motion, but is in the window by now,
    /// begins where the commit has it, or as far from there as the node around it. A host that may
    /// scroll on the way gives the window a margin.
    ///
    /// An *immediate* node, such as one that is dragged, is where the commit has it at once, with
    /// all that is in it. It must be in both commits. When it is dropped, the next motion begins
    /// there, without naming it.
    ///
    /// - Parameters:
    ///   - commit: The commit that is to be shown; nil for nothing.
    ///   - progress: The progress of this motion when it ends, as in `MovingNode.frame(at:)`.
    ///   - window: The part that a host shows, in the root's coordinates, in points, before it is
    ///     moved by `shift`; nil for all nodes.
    ///   - anchor: The node that keeps its place on the screen; nil for a window that keeps its
    ///     place in the root's coordinates.
    ///   - immediate: The nodes that are at their places at once.
    /// - Complexity: O(*n*) in the number of nodes of the motion and of the commit. With a window,
    ///   O(*m* log *m*) in the number of nodes of both motions, what the visit of a rectangle in
    ///   either commit takes, `LayoutCommit.forEachNode(in:_:)`, and O(*s*) in the number of
    ///   siblings right behind those in sight that leave or move to another node.
    public func retargeted(
        to commit: LayoutCommit?,
        at progress: Double,
        in window: LayoutRect? = nil,
        anchor: (any NodeReference)? = nil,
        immediate: [any NodeReference] = []
    ) -> LayoutMotion {
        LayoutMotion(
            of: shownNodes(at: progress),
            isPart: isPart,
            in: to,
            to: commit,
            window: window,
            anchor: anchor,
            immediate: immediate.map(\.anyNode)
        )
    }

    /// The nodes that are drawn at a point partway through the motion, from front to back.
    ///
    /// They include nodes that leave and are still there. Nothing clips.
    ///
    /// - Parameters:
    ///   - point: The point, in points, in the root's coordinates.
    ///   - progress: The progress of the motion, as in `MovingNode.frame(at:)`.
    /// - Complexity: O(*n*) in the number of nodes.
    public func nodes(at point: LayoutPoint, progress: Double) -> [MovingNode] {
        nodes.reversed().filter { moving in
            moving.frame(at: progress).contains(point) && moving.presence(at: progress) > 0
        }
    }
}

extension LayoutMotion {
    /// A node on its way.
    public struct MovingNode: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode

        /// The index, among the motion's nodes, of the one that this node is drawn in; nil if there
        /// is none.
        ///
        /// It is the supernode in the commit that the motion leads to or, for a node that leaves,
        /// the one that it was drawn in when it began to leave. Where that was not there when the
        /// motion began, it is the nearest one around it that was.
        public let superindex: Int?

        /// The frame at the beginning, in points, in the root's coordinates.
        public let start: LayoutRect

        /// The frame at the end, in points, in the root's coordinates.
        public let end: LayoutRect

        /// The presence at the beginning, from 0 to 1.
        let startPresence: Double

        /// What is left to show of a node that is not in the commit that the motion leads to; nil
        /// for one that is.
        public let remains: Remains?

        /// Whether the node is not in the commit that the motion leads to.
        public var isLeaving: Bool { remains != nil }

        /// Returns the frame partway through the motion, in points, in the root's coordinates.
        ///
        /// Position and size change linearly. At 0 and 1 the frame is exactly the first and the
        /// last one, to the bit. A node that enters or leaves keeps its place in its supernode,
        /// and so moves along with the nearest of its supernodes that does neither.
        ///
        /// - Parameter progress: The progress of the motion: 0 at the beginning, 1 at the end.
        ///   Values below 0 and above 1 go on along the same line, as far as −1 and 2, so that a
        ///   spring may overshoot; a size does not become negative. NaN counts as 0.
        public func frame(at progress: Double) -> LayoutRect {
            start.interpolated(to: end, at: progress)
        }

        /// Returns how far the node is there: from 0, for not at all, to 1.
        ///
        /// It grows to 1 for a node that enters, and falls to 0 for one that leaves. A host that
        /// lets nodes fade in and out takes it as their opacity.
        ///
        /// - Parameter progress: The progress of the motion. Values below 0 or above 1 count as 0
        ///   or 1, and NaN counts as 0. Where a spring swings back below 1, what has left shows a
        ///   little again.
        public func presence(at progress: Double) -> Double {
            guard progress > 0 else { return startPresence }
            return startPresence.interpolated(to: isLeaving ? 0 : 1, at: min(1, progress))
        }
    }
}

extension LayoutMotion: CustomDebugStringConvertible {
    /// The number of the commit (0 for none), and how many nodes there are and leave.
    public var debugDescription: String {
        let leaving = nodes.count(where: \.isLeaving)
        return "LayoutMotion(to \(to?.number ?? 0): \(nodes.count) nodes, \(leaving) leaving)"
    }
}

extension LayoutMotion.MovingNode: CustomDebugStringConvertible {
    /// The node and its way.
    public var debugDescription: String {
        "\(node.debugDescription) from \(start.debugDescription) to \(end.debugDescription)"
            + (isLeaving ? ", leaving" : "")
    }
}
