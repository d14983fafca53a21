/// A mistake in an edit: none of its changes was made.
public enum EditError: Error, Hashable, Sendable {
    /// An edit was begun inside an edit, of the same tree or of another one.
    case nested
    /// An edit was begun while measuring: in a `layoutSpec(thatFits:)`, a leaf or a custom spec.
    case whileMeasuring
    /// A node was edited or read that belongs to another tree, or belonged to one that is gone;
    /// with the node as a log shows it.
    case foreignNode(String)
    /// A node of a tree was edited or read by the `updateSubnodes(_:)` of a node that was made
    /// outside an edit; with the node of the tree as a log shows it.
    case adoptedNode(String)
    /// A node that no tree had yet was written to by somebody else meanwhile; with the node as a
    /// log shows it.
    case conflictingWrite(String)
    /// The subnodes of a node were updated again and again, as two contents change each other, or
    /// what was written is written to whenever it is compared; with what was written to last, as a
    /// log shows it.
    case endlessUpdate(String)
    /// The environment of the tree was changed where no tree is.
    case environmentWithoutTree
}

extension EditError: CustomStringConvertible {
    /// The mistake, and what to do about it.
    public var description: String {
        switch self {
        case .nested:
            """
            An edit was begun inside an edit. An edit is one transaction of one tree: write through \
            the edit that is already open, and edit another tree after it.
            """
        case .whileMeasuring:
            """
            An edit was begun while measuring. A layoutSpec may run any number of times and depends \
            on nothing but its content: derive the contents of subnodes in updateSubnodes.
            """
        case .foreignNode(let node):
            """
            \(node): the node belongs to another tree, which may be gone. A node stays with one tree \
            for life, also when it is taken out: edit it through that tree, or make a new node.
            """
        case .adoptedNode(let node):
            """
            \(node): the node belongs to a tree, and only an edit of the tree changes it. Make a node \
            around it inside such an edit: tree.update { … DisplayNode(…) … }.
            """
        case .conflictingWrite(let node):
            """
            \(node): somebody else has written to the node meanwhile, which no tree had yet. Write to \
            such a node in one place, or make all that write to it inside one edit: \
            tree.update { … DisplayNode(…) … }.
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

    /// A node of a tree was edited or read outside an edit.
    static func adoptedNode(_ node: NodeHandle) -> EditError {
        .adoptedNode(node.debugDescription)
    }

    /// A node that no tree had yet was written to by somebody else meanwhile.
    static func conflictingWrite(_ node: NodeHandle) -> EditError {
        .conflictingWrite(node.debugDescription)
    }
}
