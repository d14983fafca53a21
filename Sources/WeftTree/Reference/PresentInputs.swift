/// The inputs of nodes at one moment, for a layout outside any pass.
///
/// The inputs of a tree's nodes are those at the moment when the first of these nodes was met. A
/// node that belongs to no tree has no transactions, so its inputs are those when it is met.
final class PresentInputs {
    private var states: [(node: NodeHandle, state: NodeState)] = []

    /// A view of each tree of which a node was met.
    private var views: [InputViews.View] = []

    /// The number of the last node that may appear: the newest one when the last view was opened.
    private(set) var watermark = NodeHandle.watermark

    /// Whether the inputs that were read are of different moments. That is so if, when a tree's
    /// view was opened, the inputs of a node that was met before its adoption had changed, or if
    /// there were new nodes, which a spec called before may have created.
    ///
    /// The next try opens the view first, so this happens no more than once for each tree.
    private(set) var areMixed = false

    /// Creates inputs of which none are read yet.
    ///
    /// - Parameter former: The inputs of the try before. The trees that were met then are viewed
    ///   from the beginning.
    init(after former: PresentInputs? = nil) {
        for view in former?.views ?? [] { openView(of: view.tree) }
    }

    deinit {
        for view in views { InputViews.close(view) }
    }

    /// The inputs of a node, as they are now. A layout reads those of each node once.
    func state(of node: NodeHandle) -> NodeState {
        while true {
            if let tree = node.adoption?.tree, !isViewed(tree) { openView(of: tree) }
            let state = presentState(of: node)
            // If it was adopted in between, an edit may have replaced its inputs unseen.
            if let tree = node.adoption?.tree, !isViewed(tree) { continue }
            states.append((node, state))
            return state
        }
    }

    /// Whether nodes have got other inputs since they were read, or new nodes were created. A
    /// mistake that was found may be due to that: nodes that belong to no tree are read at
    /// different moments, and a view does not tell which tree a node belongs to.
    var haveChanged: Bool {
        watermark != NodeHandle.watermark
            || states.contains { $0.node.state !== $0.state }
    }

    /// The inputs of a node according to the views.
    private func presentState(of node: NodeHandle) -> NodeState {
        // Read before checking whether they were replaced.
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
