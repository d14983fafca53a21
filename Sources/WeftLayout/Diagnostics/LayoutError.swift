/// A mistake in the structure of a tree: no layout can be made, and the last commit stands.
public struct LayoutError: Error, Hashable, Sendable {
    /// The kinds of mistakes.
    public enum Kind: Hashable, Sendable {
        /// Two parents use the same node; the values are its paths through both.
        case nodeInTwoPlaces(first: String, second: String)
        /// One parent places the same node twice; the values are the parent's path, and the first
        /// two properties of its content that hold the node, or none if there are fewer.
        case nodePlacedTwice(parent: String, properties: [String])
        /// A node contains itself.
        case nodeInsideItself
        /// A node was in two places in one layout, but not in another layout of the same inputs.
        case inconsistentSpec
        /// A node was made in a `layoutSpec(thatFits:)`.
        case nodeMadeWhileMeasuring
        /// A layout of a node was started in a `layoutSpec(thatFits:)`, a leaf or a custom spec.
        case layoutWhileMeasuring
        /// A node belongs to another tree, or belonged to one that is gone.
        case foreignNode
        /// Specs are nested too deeply inside one node: deeper than the limit, or deeper than the
        /// stack has room for.
        case specsTooDeep(limit: Int)
        /// A spec threw a `LayoutInterruption` that its context had not just thrown.
        case strayInterruption
        /// A node's `updateSubnodes(_:)` could not edit a subnode when the node was made; the value
        /// is the reason.
        case subnodesNotUpdated(String)
    }

    /// The mistake.
    public let kind: Kind

    /// The path from the root to the node that the error is about.
    ///
    /// If the path has more than 200 steps, those in the middle are left out. If a layout was
    /// started while measuring, the path is the node alone.
    public package(set) var path: String

    /// Creates an error.
    public init(_ kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }
}

extension LayoutError: CustomStringConvertible {
    /// Where a content holds a node, unless nothing is known of that.
    private static func held(as properties: [String]) -> String {
        if properties.isEmpty { return "" }
        let names = properties.map(\.onOneLine).joined(separator: " and as ")
        return ", whose content holds it as \(names)"
    }

    /// The mistake, and what to do about it.
    public var description: String {
        switch kind {
        case .nodeInTwoPlaces(let first, let second):
            """
            \(path): the node is in two places, \(first) and \(second). A node has one parent, and no \
            other may even measure it: to move a node, take it out of its former parent in the same \
            edit. Copying a content copies the handles of its subnodes: make new nodes for the copy.
            """
        case .nodePlacedTwice(let parent, let properties):
            """
            \(path): the node is placed twice in the spec of \(parent)\(Self.held(as: properties)). A \
            node has one place: place this one once, and make a second node, whose content has \
            subnodes of its own, for the other place.
            """
        case .nodeInsideItself:
            """
            \(path): the node is inside itself. A content holds the nodes below it; refer to a node \
            above it by its id.
            """
        case .inconsistentSpec:
            """
            \(path): a layoutSpec led to two different layouts of the same inputs, and in one of them a \
            node was in two places. A layoutSpec and the specs in it must depend only on the \
            content, the range and the environment.
            """
        case .nodeMadeWhileMeasuring:
            """
            \(path): the node was made while measuring. A layoutSpec may run any number of times: \
            make nodes in stored properties of the content, or in an edit.
            """
        case .layoutWhileMeasuring:
            """
            \(path): a layout of the node was started while measuring. A measurement must depend \
            only on the content, the range and the environment: to make it depend on the size of a \
            subnode, measure the subnode in a custom spec, through its context.
            """
        case .foreignNode:
            """
            \(path): the node belongs to another tree, which may be gone: that tree has laid it out, or \
            an edit of that tree has written to it, perhaps by an updateSubnodes. A node stays with one \
            tree for life, even after it is taken out: make a new node, whose content has subnodes of \
            its own.
            """
        case .specsTooDeep(let limit):
            """
            \(path): specs are nested too deeply inside this one node: there are more than \(limit) \
            of them, or more than the stack has room for. If none of them makes itself over and \
            over, put some of them into a node of their own.
            """
        case .strayInterruption:
            """
            \(path): a spec threw a LayoutInterruption that belongs to another measurement. Rethrow \
            at once what measuring a child throws, and do not keep it for later.
            """
        case .subnodesNotUpdated(let reason):
            "\(path): updateSubnodes failed when the node was made. \(reason)"
        }
    }
}
