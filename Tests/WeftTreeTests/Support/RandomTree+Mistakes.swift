import RandomLayouts
import Weft

extension RandomTree {
    /// Puts a node where it must not be, together with valid random changes.
    ///
    /// - Returns: The branch that holds the mistake, and its children without it.
    func makeMistake() throws -> (branch: DisplayNode<Branch>, children: [AnyDisplayNode]) {
        try edit()
        return try tree.update { edit in
            let attached = attachedBranches(&edit)
            let branch = random.pick(attached)
            let children = edit[branch].children
            let nodes = attached.flatMap { edit[$0].children } + [root.anyNode]
            let culprit = random.pick(nodes)
            edit[branch].children.append(culprit)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let other = random.pick(attached)
                guard other != branch else { continue }
                edit[other].children.append(subtree(depth: 2))
            }
            return (branch, children)
        }
    }
}
