import RandomLayouts
import Weft

extension StressModel {
    /// Applies a change.
    ///
    /// - Returns: Its effects, which are empty if it makes no sense in this state.
    @discardableResult
    mutating func apply(_ change: StressChange) -> StressEffects {
        var effects = StressEffects()
        var random = SplitMix64(seed: change.seed)
        let (node, other) = (change.node, change.other)
        switch change.verb {
        case .insert: insert(node, into: other, &random, &effects)
        case .drop: drop(node, &effects)
        case .detach:
            guard parents[node] != nil else { break }
            unlink(node, &effects)
            detached.append(node)
        case .move: move(node, into: other, &random, &effects)
        case .replace: replace(node, by: other, &effects)
        case .show:
            guard case .leaf(let value)? = nodes[node]?.value else { break }
            writeContent(node, &effects) { $0 = .leaf(random.leaf(after: value)) }
        case .arrange:
            guard let children = children(of: node) else { break }
            writeContent(node, &effects) { $0 = .branch(children: children, recipe: change.seed) }
        case .shuffle:
            guard let children = children(of: node) else { break }
            setChildren(of: node, to: children.shuffled(using: &random), &effects)
        case .exchange: exchange(node, other, &effects)
        case .style:
            guard let before = nodes[node] else { break }
            effects.styles.append(StressEffects.Written(number: node, before: before))
            nodes[node]?.style = random.style()
        case .override:
            guard let before = nodes[node] else { break }
            effects.environments.append(StressEffects.Written(number: node, before: before))
            nodes[node]?.overrides = random.overrides()
        case .surround:
            environment = random.environment()
            effects.writesEnvironment = true
        case .rewrite: writeContent(node, &effects) { _ in }
        case .tick:
            ticks += 1
            effects.ticks = true
        }
        return effects
    }

    private mutating func insert(
        _ node: Int,
        into parent: Int,
        _ random: inout SplitMix64,
        _ effects: inout StressEffects
    ) {
        let numbers = node..<node + Self.largestSubtree
        guard let siblings = children(of: parent), node > 0,
            !numbers.contains(where: { nodes[$0] != nil })
        else { return }
        var next = node
        makeSubtree(depth: 2, &next, numbers.upperBound, &random)
        freeNumber = max(freeNumber, numbers.upperBound)
        effects.made += subtree(of: node)
        link(node, into: parent, at: random.index(siblings), &effects)
    }

    /// Makes a node with the next number, and nodes below it as long as numbers are left.
    private mutating func makeSubtree(
        depth: Int,
        _ next: inout Int,
        _ end: Int,
        _ random: inout SplitMix64
    ) {
        let number = next
        next += 1
        let style = random.style()
        let overrides = random.chance(8) ? random.overrides() : .init()
        guard depth > 0, random.chance(50) else {
            nodes[number] = Node(value: .leaf(random.leaf()), style: style, overrides: overrides)
            return
        }
        var children: [Int] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) where next < end {
            children.append(next)
            parents[next] = number
            makeSubtree(depth: depth - 1, &next, end, &random)
        }
        let value = Value.branch(children: children, recipe: random.next())
        nodes[number] = Node(value: value, style: style, overrides: overrides)
    }

    private mutating func drop(_ node: Int, _ effects: inout StressEffects) {
        guard node != 0, nodes[node] != nil else { return }
        unlink(node, &effects)
        for number in subtree(of: node) {
            nodes[number] = nil
            parents[number] = nil
            effects.dropped.append(number)
        }
    }

    private mutating func move(
        _ node: Int,
        into parent: Int,
        _ random: inout SplitMix64,
        _ effects: inout StressEffects
    ) {
        guard node != 0, nodes[node] != nil, children(of: parent) != nil,
            !contains(parent, below: node)
        else { return }
        unlink(node, &effects)
        link(node, into: parent, at: random.index(children(of: parent) ?? []), &effects)
    }

    private mutating func replace(_ node: Int, by new: Int, _ effects: inout StressEffects) {
        guard let parent = parents[node], let copy = nodes[node], new > 0, nodes[new] == nil,
            var siblings = children(of: parent), let index = siblings.firstIndex(of: node)
        else { return }
        if let children = children(of: node) {
            setChildren(of: node, to: [], &effects)
            for child in children { parents[child] = new }
        }
        nodes[new] = copy
        parents[new] = parent
        freeNumber = max(freeNumber, new + 1)
        effects.made.append(new)
        siblings[index] = new
        setChildren(of: parent, to: siblings, &effects)
        parents[node] = nil
        nodes[node] = nil
        effects.dropped.append(node)
    }

    private mutating func exchange(_ node: Int, _ other: Int, _ effects: inout StressEffects) {
        guard let first = children(of: node), let second = children(of: other),
            !contains(node, below: other), !contains(other, below: node)
        else { return }
        setChildren(of: node, to: second, &effects)
        setChildren(of: other, to: first, &effects)
        for child in second { parents[child] = node }
        for child in first { parents[child] = other }
    }
}

extension StressModel {
    /// Takes a node out of its parent, or removes it from the detached nodes.
    private mutating func unlink(_ node: Int, _ effects: inout StressEffects) {
        detached.removeAll { $0 == node }
        guard let parent = parents.removeValue(forKey: node) else { return }
        setChildren(of: parent, to: (children(of: parent) ?? []).filter { $0 != node }, &effects)
    }

    private mutating func link(
        _ node: Int,
        into parent: Int,
        at index: Int,
        _ effects: inout StressEffects
    ) {
        var siblings = children(of: parent) ?? []
        siblings.insert(node, at: index)
        setChildren(of: parent, to: siblings, &effects)
        parents[node] = parent
    }

    private mutating func setChildren(
        of node: Int,
        to children: [Int],
        _ effects: inout StressEffects
    ) {
        writeContent(node, &effects) { value in
            guard case .branch(_, let recipe) = value else { return }
            value = .branch(children: children, recipe: recipe)
        }
    }

    private mutating func writeContent(
        _ node: Int,
        _ effects: inout StressEffects,
        _ write: (inout Value) -> Void
    ) {
        guard let before = nodes[node] else { return }
        effects.contents.append(StressEffects.Written(number: node, before: before))
        var value = before.value
        write(&value)
        nodes[node]?.value = value
    }
}

extension SplitMix64 {
    /// An index at which something may be inserted.
    fileprivate mutating func index(_ values: [Int]) -> Int {
        Int.random(in: 0...values.count, using: &self)
    }
}
