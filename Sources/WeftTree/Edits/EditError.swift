/// A mistake in an edit, none of whose changes were made.
public enum EditError: Error, Hashable, Sendable {
    /// An edit was started inside another edit, of the same tree or of a different one.
    case nested
    /// An edit was started during a measurement: in a `layoutSpec(thatFits:)`, a leaf or a custom
    /// spec.
    case whileMeasuring
    /// A node was edited or read that belongs to another tree, or belonged to one that is gone.
    ///
    /// The associated value is the node as a log shows it.
    case foreignNode(String)
    /// The `updateSubnodes(_:)` of a node that was created outside an edit has edited or read a
    /// tree's node.
    ///
    /// The associated value is the tree's node as a log shows it.
    case adoptedNode(String)
    /// Somebody else has meanwhile written to a node that belonged to no tree yet.
    ///
    /// The associated value is the node as a log shows it.
    case conflictingWrite(String)
    /// The subnodes of a node were updated again and again.
    ///
    /// Either two contents change each other, or comparing a written value leads to another write
    /// to it. The associated value is what was written to last, as a log shows it.
    case endlessUpdate(String)
    /// The tree's environment was changed where there is no tree.
    case environmentWithoutTree
}

extension EditError: CustomStringConvertible {
    /// The mistake, and what to do about it.
    public var description: String {
        switch self {
        case .nested:
            """
            An edit was started inside another edit. An edit is one transaction of one tree: write \
            through the edit that is already open, and edit another tree after it has ended.
            """
        case .whileMeasuring:
            """
            An edit was started while measuring. A layoutSpec may run any number of times and must \
            depend only on the content, the range and the environment: derive the contents of \
            subnodes in updateSubnodes.
            """
        case .foreignNode(let node):
            """
            \(node): the node belongs to another tree, which may be gone. A node stays with one tree \
            for life, even after it is taken out: edit it through that tree, or make a new node.
            """
        case .adoptedNode(let node):
            """
            \(node): the node belongs to a tree, and only an edit of that tree can change it. Make a \
            node around it inside such an edit: tree.update { … DisplayNode(…) … }.
            """
        case .conflictingWrite(let node):
            """
            \(node): the node belonged to no tree yet, and was written to from somewhere else in the \
            meantime. Write to such a node in one place, or make all nodes that write to it inside \
            one edit: tree.update { … DisplayNode(…) … }.
            """
        case .endlessUpdate(let node):
            """
            \(node): updateSubnodes runs again and again in one edit. Derive contents in one \
            direction, from a node to the nodes below it.
            """
        case .environmentWithoutTree:
            """
            The environment of the tree was changed in the updateSubnodes of a node that was made \
            outside an edit, where there is no tree. Override a node's environment instead, with \
            edit[environment: node].
            """
        }
    }
}

extension EditError {
    /// A node was edited or read that belongs to another tree.
    static func foreignNode(_ node: NodeHandle) -> EditError {
        .foreignNode(node.debugDescription)
    }

    /// A tree's node was edited or read outside an edit.
    static func adoptedNode(_ node: NodeHandle) -> EditError {
        .adoptedNode(node.debugDescription)
    }

    /// Somebody else has meanwhile written to a node that belonged to no tree yet.
    static func conflictingWrite(_ node: NodeHandle) -> EditError {
        .conflictingWrite(node.debugDescription)
    }

    /// The subnodes of a node were updated again and again.
    static func endlessUpdate(_ node: NodeHandle) -> EditError {
        .endlessUpdate(node.debugDescription)
    }
}
