import Weft
import WeftLayout
import WeftTree

/// A node as the drawings and the outline show it.
struct InspectedNode {
    let node: AnyDisplayNode

    /// How many nodes come before this one, depth first in drawing order.
    let number: Int

    /// The number of the supernode; nil for the first node.
    let supernode: Int?

    /// The node's name, or the property of the supernode's content that holds it.
    let name: String?

    /// The content.
    let content: Any

    /// The type of the content, without a trailing "Content".
    let typeName: String

    /// The node's frame in points, in the root's coordinates.
    let frame: LayoutRect

    /// The number of nodes above it, from the first node on.
    let depth: Int

    /// Whether the node is the last of its supernode's subnodes.
    let isLast: Bool

    /// The name in one line, or the type if there is no name.
    var label: String { shownName ?? typeName }

    /// The name in one line, quoted and escaped if it is blank or contains control characters.
    var shownName: String? { name?.onOneLine }
}

/// The names of types of contents, without a trailing "Content", each made once.
private struct ContentTypeNames {
    private var names: [ObjectIdentifier: String] = [:]

    subscript(type: Any.Type) -> String {
        mutating get {
            if let name = names[ObjectIdentifier(type)] { return name }
            let whole = typeName(type)
            let isLonger = whole.hasSuffix("Content") && whole != "Content"
            let name = isLonger ? String(whole.dropLast(7)) : whole
            names[ObjectIdentifier(type)] = name
            return name
        }
    }
}

extension LayoutCommit {
    /// The nodes that have a place, depth first in drawing order.
    ///
    /// - Complexity: O(*n*) in the number of nodes and of the values that their contents
    ///   hold.
    var inspectedNodes: [InspectedNode] { inspectedNodes(from: root) }

    /// A node that has a place and all nodes below it, depth first in drawing order, as if it were
    /// the root; but frames stay in the root's coordinates.
    ///
    /// - Complexity: O(*n*) in the number of these nodes and of the values that their contents
    ///   and that of the supernode hold.
    func inspectedNodes(from top: AnyDisplayNode) -> [InspectedNode] {
        var nodes: [InspectedNode] = []
        var typeNames = ContentTypeNames()
        let supernode = supernode(of: top)
        let origin = supernode.flatMap { frame(of: $0) }?.origin ?? .zero
        let property = supernode.flatMap { content(of: $0) }.flatMap {
            NodeProperties(of: $0)[top]
        }
        var waiting = [
            (
                node: top, supernode: Int?.none, name: top.name ?? property, origin: origin,
                depth: 0, isLast: true
            )
        ]
        while let next = waiting.popLast() {
            guard let local = frameInSupernode(of: next.node), let content = content(of: next.node)
            else { continue }
            let frame = local.offset(by: next.origin)
            let number = nodes.count
            nodes.append(
                InspectedNode(
                    node: next.node,
                    number: number,
                    supernode: next.supernode,
                    name: next.name,
                    content: content,
                    typeName: typeNames[type(of: content)],
                    frame: frame,
                    depth: next.depth,
                    isLast: next.isLast
                )
            )
            let subnodes = subnodes(of: next.node)
            guard !subnodes.isEmpty else { continue }
            let properties = NodeProperties(of: content)
            for (index, subnode) in subnodes.reversed().enumerated() {
                let name = subnode.name ?? properties[subnode]
                waiting.append((subnode, number, name, frame.origin, next.depth + 1, index == 0))
            }
        }
        return nodes
    }
}

extension [InspectedNode] {
    /// The rectangle that a drawing shows: the root, which begins at 0, 0, and everything that
    /// extends beyond it.
    var extent: LayoutRect {
        reduce(.zero) { $0.union($1.frame.drawable) }
    }
}
