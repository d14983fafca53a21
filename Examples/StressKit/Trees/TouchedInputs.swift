import Weft

/// The inputs that a transaction has written to, and whether they differ from before. If they do,
/// and only then, there is a new revision.
struct TouchedInputs {
    private let environment: LayoutEnvironment
    private let ticks: Int
    private var nodes: [Int: (before: StressModel.Node, after: StressModel.Node)] = [:]

    init(_ model: StressModel) {
        environment = model.environment
        ticks = model.ticks
    }

    /// Notes the effects of a change that has led to `model`.
    mutating func note(_ effects: StressEffects, _ model: StressModel) {
        for number in effects.made {
            guard let node = model.nodes[number] else { continue }
            // A node is made without overrides; setting them is the first edit of it.
            var plain = node
            plain.overrides = EnvironmentOverrides()
            nodes[number] = (plain, node)
        }
        for written in effects.written {
            guard let node = model.nodes[written.number] else { continue }
            nodes[written.number, default: (written.before, node)].after = node
        }
    }

    /// Whether anything differs from before.
    func hasChanged(_ model: StressModel) -> Bool {
        environment != model.environment || ticks != model.ticks
            || nodes.values.contains { $0.before != $0.after }
    }
}
