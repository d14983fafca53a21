/// The identity of a node: unique in the process, and rising in the order in which nodes are
/// created.
///
/// With `commit.node(with: id)` it finds its node as long as the node exists, but it does not keep
/// the node alive. A content should therefore hold the identity of a node above it, or of its own
/// node, and not a handle. A handle there would form a reference cycle: a layout detects it only if
/// the content places that node; otherwise the nodes are never released.
///
/// From the first time that its identity is read, a node takes 48 more bytes. As the key of a
/// dictionary, the node itself does just as well.
public struct DisplayNodeID: Sendable {
    private let number: UInt64

    private weak let handle: NodeHandle?

    init(_ handle: NodeHandle) {
        number = handle.id
        self.handle = handle
    }

    /// The node; nil once nobody holds it any more.
    var node: AnyDisplayNode? { handle.map { AnyDisplayNode(handle: $0) } }
}

extension DisplayNodeID: Hashable, Comparable {
    /// Whether two identities belong to the same node.
    public static func == (left: DisplayNodeID, right: DisplayNodeID) -> Bool {
        left.number == right.number
    }

    /// Whether the left node was created before the right one.
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
