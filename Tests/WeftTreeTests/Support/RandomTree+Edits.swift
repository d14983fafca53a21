import RandomLayouts
import Weft

extension RandomTree {
    /// Makes a few random changes in one edit.
    func edit(_ changes: Int? = nil) throws {
        let count = changes ?? Int.random(in: 1...4, using: &random)
        try tree.update { edit in
            for _ in 0..<count { change(&edit) }
            setEnvironment(edit.environment)
        }
    }

    private func change(_ edit: inout TreeEdit) {
        let attached = attachedBranches(&edit)
        let branch = random.pick(attached)
        let children = edit[branch].children
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<12: changeLeaf(&edit)
        case 12..<16:
            edit[style: random.pick(attached.flatMap { edit[$0].children } + [root.anyNode])] =
                random.style()
        case 16..<19: edit[branch].seed = random.next()
        case 19..<22:
            let new = subtree(depth: 2)
            edit[branch].children.insert(
                new,
                at: Int.random(in: 0...children.count, using: &random)
            )
        case 22..<25:
            guard !children.isEmpty else { return }
            edit[branch].children.remove(at: Int.random(in: 0..<children.count, using: &random))
        case 25..<27: edit[branch].children.shuffle(using: &random)
        case 27..<30: move(from: branch, to: random.pick(attached), &edit)
        case 30..<32: replaceByEqual(in: branch, &edit)
        case 32..<34:
            let overrides = random.overrides()
            edit[
                environment: random.pick(attached.flatMap { edit[$0].children } + [root.anyNode])
            ] =
                overrides
        case 34:
            edit.environment.displayScale = random.pick([1, 2, 3, nil])
        case 35:
            edit.environment.readingDirection = random.pick([.leftToRight, .rightToLeft])
        case 36:
            let seed = edit[branch].seed
            edit[branch].seed = seed
        case 37:
            let other = random.pick(attached)
            swapChildren(branch, other, &edit)
        default: changeLeaf(&edit)
        }
    }

    private func changeLeaf(_ edit: inout TreeEdit) {
        if random.chance(50),
            let box = boxes.values.sorted(by: { $0.id < $1.id }).randomElement(using: &random)
        {
            if random.chance(20) {
                edit[box].color = 0x123456
            } else {
                let size = LayoutSize(width: random.length(), height: random.length(0...60))
                edit[box].size = random.chance(95) ? size : nil
            }
        } else if let text = texts.values.sorted(by: { $0.id < $1.id }).randomElement(
            using: &random
        ) {
            edit[text].string = random.pick(Self.strings)
        }
    }

    private func move(
        from source: DisplayNode<Branch>,
        to target: DisplayNode<Branch>,
        _ edit: inout TreeEdit
    ) {
        guard let child = edit[source].children.randomElement(using: &random),
            !isNode(target.anyNode, inside: child, &edit)
        else { return }
        edit[source].children.removeAll { $0 == child }
        let index = Int.random(in: 0...edit[target].children.count, using: &random)
        edit[target].children.insert(child, at: index)
    }

    private func replaceByEqual(in branch: DisplayNode<Branch>, _ edit: inout TreeEdit) {
        let children = edit[branch].children
        guard let index = children.indices.randomElement(using: &random),
            let box = boxes[children[index]]
        else { return }
        let content = edit[box]
        let style = edit[style: box]
        edit[branch].children[index] = newBox(content, style)
    }

    private func swapChildren(
        _ first: DisplayNode<Branch>,
        _ second: DisplayNode<Branch>,
        _ edit: inout TreeEdit
    ) {
        guard !isNode(first.anyNode, inside: second.anyNode, &edit),
            !isNode(second.anyNode, inside: first.anyNode, &edit)
        else { return }
        let children = edit[first].children
        edit[first].children = edit[second].children
        edit[second].children = children
    }
}
