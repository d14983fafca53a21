import RandomLayouts

extension StressModel {
    /// The largest number of subtrees that are kept outside of the hierarchy.
    private static let mostDetached = 4

    /// The changes that make a first hierarchy of about `count` nodes.
    static func firstChanges(nodes count: Int, _ random: inout SplitMix64) -> [StressChange] {
        var model = StressModel()
        var changes: [StressChange] = []
        while model.nodes.count < count {
            let change = model.insertion(&random)
            model.apply(change)
            changes.append(change)
        }
        return changes
    }

    /// A few changes that make sense in this state, as one transaction.
    ///
    /// - Parameter count: The approximate number of nodes that the tree should have.
    func changes(nodes count: Int, _ random: inout SplitMix64) -> [StressChange] {
        var changes = random.chance(80) ? [StressChange(.tick)] : []
        var model = self
        for _ in 0..<random.pick([1, 1, 1, 2, 3]) {
            let change = model.change(nodes: count, &random)
            model.apply(change)
            changes.append(change)
        }
        return changes
    }

    private func change(nodes count: Int, _ random: inout SplitMix64) -> StressChange {
        let seed = random.next()
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<28: return StressChange(.show, leaf(&random), seed: seed)
        case 28..<44: return StressChange(.style, node(&random), seed: seed)
        case 44..<54: return StressChange(.arrange, branch(&random), seed: seed)
        case 54..<68:
            if nodes.count > count + count / 4 { return StressChange(.drop, node(&random)) }
            if nodes.count < count - count / 4 { return insertion(&random) }
            return random.chance(50) ? insertion(&random) : StressChange(.drop, node(&random))
        case 68..<71:
            if detached.count >= Self.mostDetached { return StressChange(.drop, detached[0]) }
            return StressChange(.detach, node(&random))
        case 71..<74:
            return StressChange(.move, detached.first ?? node(&random), branch(&random), seed: seed)
        case 74..<81: return StressChange(.move, node(&random), branch(&random), seed: seed)
        case 81..<86: return StressChange(.replace, node(&random), freeNumber)
        case 86..<89: return StressChange(.shuffle, branch(&random), seed: seed)
        case 89..<91: return StressChange(.exchange, branch(&random), branch(&random))
        case 91..<95: return StressChange(.override, node(&random), seed: seed)
        case 95: return StressChange(.surround, seed: seed)
        case 96..<98: return StressChange(.rewrite, node(&random))
        default: return StressChange(.show, detached.last ?? leaf(&random), seed: seed)
        }
    }

    private func insertion(_ random: inout SplitMix64) -> StressChange {
        StressChange(.insert, freeNumber, branch(&random), seed: random.next())
    }

    /// A node of the hierarchy, found by a walk from the root; sometimes the root itself.
    private func node(_ random: inout SplitMix64) -> Int {
        walk(&random) { random in random.chance(25) }
    }

    private func leaf(_ random: inout SplitMix64) -> Int {
        walk(&random) { _ in false }
    }

    /// A node that has children, or could have some.
    private func branch(_ random: inout SplitMix64) -> Int {
        let found = node(&random)
        return children(of: found) == nil ? parents[found] ?? 0 : found
    }

    private func walk(
        _ random: inout SplitMix64,
        until isThere: (inout SplitMix64) -> Bool
    ) -> Int {
        var number = 0
        while let children = children(of: number), !children.isEmpty, !isThere(&random) {
            number = random.pick(children)
        }
        return number
    }
}
