import WeftLayout

/// Those who read the inputs of a tree's nodes as they were at one moment, while edits go on.
///
/// A pass finds the inputs of its nodes in their records. Who lays a node out by itself opens a
/// view. An edit replaces the inputs of its nodes one after the other: before, it hands each to all
/// views, and no view is opened or closed meanwhile.
///
/// Some trees share one lock and one list, and each view tells whose it is: so a node need not lead
/// to its tree, but tells the number of it.
final class InputViews: Sendable {
    private static let all = Striped { InputViews() }

    /// Those who read the inputs of a tree's nodes, and of some others'.
    static func ofTree(_ number: UInt32) -> InputViews { all[number] }

    /// The inputs as they were when the view was opened.
    final class View: Sendable {
        /// The number of the last node that there was when the view was opened: none of those made
        /// later is in what is viewed.
        let watermark: UInt64

        /// The number of the tree that is viewed.
        let tree: UInt32

        private let replaced = Locked<[UInt64: NodeState]>([:])

        fileprivate init(_ tree: UInt32) {
            self.tree = tree
            watermark = NodeHandle.watermark
        }

        /// The inputs of a node that an edit has replaced since; nil if none has.
        ///
        /// Who finds none has to have read the node's inputs before: an edit that comes in between
        /// would be missed otherwise.
        func formerState(of node: NodeHandle) -> NodeState? {
            replaced.withLock { $0[node.id] }
        }

        fileprivate func keepState(of node: NodeHandle) {
            if node.id > watermark { return }
            let state = node.state
            replaced.withLock { if $0[node.id] == nil { $0[node.id] = state } }
        }
    }

    private let opened = Locked<[View]>([])

    /// Opens a view of the inputs of a tree as its last edit has left them.
    static func open(_ tree: UInt32) -> View {
        ofTree(tree).opened.withLock { opened in
            let view = View(tree)
            opened.append(view)
            return view
        }
    }

    /// Closes a view.
    static func close(_ view: View) {
        ofTree(view.tree).opened.withLock { opened in opened.removeAll { $0 === view } }
    }

    /// Replaces inputs of a tree's nodes: for views that are opened meanwhile, all at once.
    ///
    /// - Parameter replaceAll: Calls what it gets with each node before it replaces the inputs of
    ///   that. It must not run code of a user's.
    static func replaceStates(of tree: UInt32, _ replaceAll: ((NodeHandle) -> Void) -> Void) {
        ofTree(tree).opened.withLock { opened in
            replaceAll { node in
                for view in opened where view.tree == tree { view.keepState(of: node) }
            }
        }
    }
}
