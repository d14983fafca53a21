import StressKit
import Weft

/// The inputs of a hierarchy as plain values: what a commit of a revision must have laid out.
struct EditModel: Sendable {
    struct Group: Sendable {
        var members: [Int]
        var seed: UInt64
    }

    var groups: [Group]
    var sizes: [LayoutSize]

    /// One change, which may touch several nodes.
    enum Change: Sendable {
        case resize([Int], LayoutSize)
        case rearrange(group: Int, seed: UInt64)
        case move(member: Int, to: Int)
    }

    init(groups: Int, leaves: Int) {
        sizes = Array(repeating: LayoutSize(width: 10, height: 10), count: leaves)
        self.groups = (0..<groups).map { group in
            Group(
                members: (0..<leaves).filter { $0 % groups == group },
                seed: UInt64(group)
            )
        }
    }

    mutating func apply(_ change: Change) {
        switch change {
        case .resize(let leaves, let size):
            for leaf in leaves { sizes[leaf] = size }
        case .rearrange(let group, let seed):
            groups[group].seed = seed
        case .move(let member, let target):
            for index in groups.indices { groups[index].members.removeAll { $0 == member } }
            groups[target].members.append(member)
        }
    }

    /// Nodes of their own for the values.
    func makeNodes() -> ModelNodes {
        let leaves = sizes.map { DisplayNode(BoxContent(size: $0)) }
        let branches = groups.map { group in
            DisplayNode(
                Branch(children: group.members.map { leaves[$0].anyNode }, seed: group.seed)
            )
        }
        let root = DisplayNode(Column(children: branches.map(\.anyNode)))
        return ModelNodes(root: root, branches: branches, leaves: leaves)
    }
}

/// The nodes of a model.
struct ModelNodes: Sendable {
    let root: DisplayNode<Column>
    let branches: [DisplayNode<Branch>]
    let leaves: [DisplayNode<BoxContent>]

    /// Makes a change of the model in the nodes.
    func apply(_ change: EditModel.Change, _ edit: inout TreeEdit) {
        switch change {
        case .resize(let members, let size):
            for member in members { edit[leaves[member]].size = size }
        case .rearrange(let group, let seed):
            edit[branches[group]].seed = seed
        case .move(let member, let target):
            let leaf = leaves[member].anyNode
            for branch in branches where edit[branch].children.contains(leaf) {
                edit[branch].children.removeAll { $0 == leaf }
            }
            edit[branches[target]].children.append(leaf)
        }
    }
}

extension LayoutCommit {
    /// The frames of all nodes in drawing order, and the nodes' contents, without the identities.
    var picture: [String] {
        nodes.map { node in
            let bits = frameInSupernode(of: node)?.bits ?? []
            return
                "\(bits) \(subnodes(of: node).count) \((content(of: node) as? BoxContent)?.size.debugDescription ?? "")"
        }
    }
}
