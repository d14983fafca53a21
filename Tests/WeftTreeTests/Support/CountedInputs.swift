import TestSupport
import Synchronization
import WeftLayout

@testable import WeftTree

/// Inputs that are counted as long as they live, and tell when somebody reads them later.
final class CountedInputs: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    private let life: LifeProbe

    /// What is written over when they go.
    private let mark = Atomic(0x1234)

    init(_ living: Counter) {
        life = LifeProbe(living)
        super.init(baseStyle: LayoutElementStyle(), kind: .leaf)
    }

    deinit { mark.store(0, ordering: .relaxed) }

    /// Whether some inputs are counted ones that live.
    static func live(_ state: NodeState) -> Bool {
        (state as? CountedInputs)?.mark.load(ordering: .relaxed) == 0x1234
    }
}
