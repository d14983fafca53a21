import RandomLayouts
import Weft

/// A tree of random nodes, and what a test must know to edit it at random.
final class RandomTree {
    var random: SplitMix64
    let root: DisplayNode<Branch>
    let tree: DisplayTree
    private(set) var environment: LayoutEnvironment
    private(set) var branches: [AnyDisplayNode: DisplayNode<Branch>] = [:]
    private(set) var boxes: [AnyDisplayNode: DisplayNode<BoxContent>] = [:]
    private(set) var texts: [AnyDisplayNode: DisplayNode<TextContent>] = [:]

    static let strings = ["", "a", "Ada Lovelace", "one two three four five six", "x\ny z"]

    init(
        seed: UInt64,
        leaves: Int = 12,
        depth: Int = 4,
        scheduler: LayoutScheduler = .shared
    ) throws {
        random = SplitMix64(seed: seed)
        environment = LayoutEnvironment(displayScale: random.pick([1, 2, 3, nil]))
        root = DisplayNode(Branch(children: [], seed: random.next()), name: "root")
        tree = DisplayTree(root: root, environment: environment, scheduler: scheduler)
        branches[root.anyNode] = root
        var children: [AnyDisplayNode] = []
        while boxes.count + texts.count < leaves { children.append(subtree(depth: depth - 1)) }
        try tree.update { $0[root].children = children }
    }

    /// A new node that has no place in the tree yet.
    func subtree(depth: Int) -> AnyDisplayNode {
        let style = random.style()
        switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random) {
        case 0, 1, 2:
            let size = LayoutSize(width: random.length(), height: random.length(0...60))
            let node = DisplayNode(BoxContent(size: random.chance(90) ? size : nil)) { $0 = style }
            boxes[node.anyNode] = node
            return node.anyNode
        case 3, 4, 5:
            let node = DisplayNode(TextContent(random.pick(Self.strings))) { $0 = style }
            texts[node.anyNode] = node
            return node.anyNode
        default:
            let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                subtree(depth: depth - 1)
            }
            let content = Branch(children: children, seed: random.next())
            let node = DisplayNode(content) { $0 = style }
            branches[node.anyNode] = node
            return node.anyNode
        }
    }

    /// The branches of the hierarchy, parents first.
    func attachedBranches(_ edit: inout TreeEdit) -> [DisplayNode<Branch>] {
        var attached = [root]
        var next = 0
        while next < attached.count {
            attached += edit[attached[next]].children.compactMap { branches[$0] }
            next += 1
        }
        return attached
    }

    /// Whether `node` is `ancestor` or a node below it.
    func isNode(_ node: AnyDisplayNode, inside ancestor: AnyDisplayNode, _ edit: inout TreeEdit)
        -> Bool
    {
        if node == ancestor { return true }
        guard let branch = branches[ancestor] else { return false }
        for child in edit[branch].children where isNode(node, inside: child, &edit) { return true }
        return false
    }

    func register(_ box: DisplayNode<BoxContent>) {
        boxes[box.anyNode] = box
    }

    func setEnvironment(_ environment: LayoutEnvironment) {
        self.environment = environment
    }
}

extension RandomTree {
    /// A new box that looks like another one.
    func newBox(_ content: BoxContent, _ style: LayoutElementStyle) -> AnyDisplayNode {
        let node = DisplayNode(content) { $0 = style }
        register(node)
        return node.anyNode
    }
}
