import Weft

/// What a transaction has written to, and whether it is other than before: if so, and only then,
/// there is a new revision.
struct TouchedInputs {
    private let environment: LayoutEnvironment
    private let ticks: Int
    private var nodes: [Int: (before: StressModel.Node, after: StressModel.Node)] = [:]

    init(_ model: StressModel) {
        environment = model.environment
        ticks = model.ticks
    }

    /// Notes what a change has done, which has led to `model`.
    mutating func note(_ effects: StressEffects, _ model: StressModel) {
        for number in effects.made {
            guard let node = model.nodes[number] else { continue }
            // A node is made without overrides; they are the first edit of it.
            var plain = node
            plain.overrides = EnvironmentOverrides()
            nodes[number] = (plain, node)
        }
        for written in effects.written {
            guard let node = model.nodes[written.number] else { continue }
            nodes[written.number, default: (written.before, node)].after = node
        }
    }

    /// Whether anything is other than it was.
    func hasChanged(_ model: StressModel) -> Bool {
        environment != model.environment || ticks != model.ticks
            || nodes.values.contains { $0.before != $0.after }
    }
}
