/// The identity of a node: unique in the process, and rising in the order of making.
///
/// It finds its node as long as that exists, `commit.node(with: id)`, and does not keep it alive.
/// So it is what a content holds of the nodes above it, and of its own node. A handle there would
/// be a cycle of references: a layout finds it only if the content places that node, and otherwise
/// the nodes are never released.
///
/// A node whose identity was asked for takes 48 bytes more from then on. As the key of a dictionary
/// the node itself does as well.
public struct DisplayNodeID: Sendable {
    private let number: UInt64

    private weak let handle: NodeHandle?

    init(_ handle: NodeHandle) {
        number = handle.id
        self.handle = handle
    }

    /// The node, as long as somebody holds it.
    var node: AnyDisplayNode? { handle.map { AnyDisplayNode(handle: $0) } }
}

extension DisplayNodeID: Hashable, Comparable {
    /// Whether two identities are those of the same node.
    public static func == (left: DisplayNodeID, right: DisplayNodeID) -> Bool {
        left.number == right.number
    }

    /// Whether the left node was made before the right one.
    public static func < (left: DisplayNodeID, right: DisplayNodeID) -> Bool {
        left.number < right.number
    }

    /// Feeds the number to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

extension DisplayNodeID: CustomDebugStringConvertible {
    /// The number after a hash sign.
    public var debugDescription: String { "#\(number)" }
}
