import Weft

/// What was done to one tree, in order: a value that can be played again.
package struct StressScript: Hashable, Sendable {
    /// Whether the tree lays itself out after edits.
    package var isAutomatic = false

    /// The budget of nodes after which the tree's passes share their work.
    package var budget = MeasuringLimits.standard.budget

    /// What was done.
    package var steps: [StressStep] = []

    package init(
        isAutomatic: Bool = false,
        budget: Int = MeasuringLimits.standard.budget,
        steps: [StressStep] = []
    ) {
        self.isAutomatic = isAutomatic
        self.budget = budget
        self.steps = steps
    }

    /// The number of changes and other steps, which shrinking reduces.
    package var size: Int { steps.reduce(0) { $0 + max($1.changes.count, 1) } }
}

/// One thing that is done to a tree.
package enum StressStep: Hashable, Sendable {
    /// A transaction.
    case edit([StressChange])
    /// A transaction that throws at its end.
    case failingEdit([StressChange])
    /// A layout in a range that is made from the seed.
    case layout(seed: UInt64)
    /// A layout that is cancelled while it is under way.
    case cancelledLayout(seed: UInt64)
    /// A host mounts what is committed.
    case mount

    /// The changes of a transaction.
    package var changes: [StressChange] {
        get {
            switch self {
            case .edit(let changes), .failingEdit(let changes): changes
            case .layout, .cancelledLayout, .mount: []
            }
        }
        set {
            switch self {
            case .edit: self = .edit(newValue)
            case .failingEdit: self = .failingEdit(newValue)
            case .layout, .cancelledLayout, .mount: break
            }
        }
    }
}
