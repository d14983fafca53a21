import WeftLayout

/// The open views of trees' inputs. A view shows the inputs of a tree's nodes as they were at one
/// moment, while edits go on.
///
/// A pass finds the inputs of its nodes in their records. A layout of a node by itself opens a
/// view. An edit replaces the inputs of its nodes one after the other. Before it replaces a node's
/// inputs, it hands them to all views of the tree, and no view is opened or closed during the
/// edit's replacements.
///
/// Several trees share one lock and one list, and each view knows the number of its tree. So a node
/// needs no reference to its tree, only the tree's number.
final class InputViews: Sendable {
    private static let all = Striped { InputViews() }

    /// The open views of a tree, among those of some other trees.
    static func ofTree(_ number: UInt32) -> InputViews { all[number] }

    /// The inputs of a tree's nodes as they were when the view was opened.
    final class View: Sendable {
        /// The number of the newest node when the view was opened. No node that was created later
        /// appears in the view.
        let watermark: UInt64

        /// The number of the tree that is viewed.
        let tree: UInt32

        private let replaced = Locked<[UInt64: NodeState]>([:])

        fileprivate init(_ tree: UInt32) {
            self.tree = tree
            watermark = NodeHandle.watermark
        }

        /// The inputs of a node that an edit has replaced since the view was opened; nil if none
        /// has.
        ///
        /// The caller must have read the node's present inputs before the call, in case this is
        /// nil. Otherwise it would miss an edit that comes in between.
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

    /// Replaces inputs of a tree's nodes. Views that are opened meanwhile see all of the
    /// replacements or none.
    ///
    /// - Parameter replaceAll: Replaces the inputs. Before it does so for a node, it must pass the
    ///   node to the closure that it receives. It must not run user code.
    static func replaceStates(of tree: UInt32, _ replaceAll: ((NodeHandle) -> Void) -> Void) {
        ofTree(tree).opened.withLock { opened in
            replaceAll { node in
                for view in opened where view.tree == tree { view.keepState(of: node) }
            }
        }
    }
}
