/// The inputs of nodes at one moment, for a layout that no pass makes.
///
/// Those of a tree's nodes are as they were when the first of these was met. A node that belongs to
/// no tree has no transactions: its inputs are those that it has when it is met.
final class PresentInputs {
    private var states: [NodeHandle: NodeState] = [:]

    /// A view of each tree that a node was met of.
    private var views: [InputViews.View] = []

    /// The number of the last node that may appear: that there was when the last view was opened.
    private(set) var watermark = NodeHandle.watermark

    /// Whether what was read is of different moments. When a tree's view was opened, a node that
    /// was met before the tree had adopted it had other inputs; or there were new nodes, which a
    /// spec called before may have made.
    ///
    /// Who looks once more opens the view first: so it happens no more than once for each tree.
    private(set) var areMixed = false

    /// Begins to read.
    ///
    /// - Parameter former: What was read before: the trees that were met then are viewed from the
    ///   beginning.
    init(after former: PresentInputs? = nil) {
        for view in former?.views ?? [] { openView(of: view.tree) }
    }

    deinit {
        for view in views { InputViews.close(view) }
    }

    /// The inputs of a node.
    func state(of node: NodeHandle) -> NodeState {
        if let known = states[node] { return known }
        while true {
            if let tree = node.adoption?.tree, !isViewed(tree) { openView(of: tree) }
            let state = presentState(of: node)
            // If it was adopted in between, an edit may have replaced its inputs unseen.
            if let tree = node.adoption?.tree, !isViewed(tree) { continue }
            states[node] = state
            return state
        }
    }

    /// Whether nodes have got other inputs since they were read, or were made: a mistake that was
    /// found may come of it. What belongs to no tree is read at different moments, and which tree
    /// a node belongs to is no part of a view.
    var haveChanged: Bool {
        watermark != NodeHandle.watermark
            || states.contains { $0.state !== $1 }
    }

    /// The inputs of a node as the views have them.
    private func presentState(of node: NodeHandle) -> NodeState {
        // Read before it is looked whether they were replaced.
        let state = node.state
        return views.lazy.compactMap { $0.formerState(of: node) }.first ?? state
    }

    private func isViewed(_ tree: UInt32) -> Bool {
        views.contains { $0.tree == tree }
    }

    /// Opens a view of a tree.
    private func openView(of tree: UInt32) {
        let view = InputViews.open(tree)
        views.append(view)
        if !states.isEmpty, view.watermark != watermark { areMixed = true }
        watermark = view.watermark
        for (node, state) in states
        where node.adoption?.tree == tree && presentState(of: node) !== state {
            areMixed = true
        }
    }
}
