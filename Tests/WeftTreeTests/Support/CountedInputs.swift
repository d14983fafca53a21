import Synchronization
import TestSupport
import WeftLayout

@testable import WeftTree

/// Inputs that are counted while they live, and reveal when somebody reads them afterwards.
final class CountedInputs: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    private let life: LifeProbe

    /// A value that is overwritten when the inputs are released.
    private let mark = Atomic(0x1234)

    init(_ living: Counter) {
        life = LifeProbe(living)
        super.init(baseStyle: LayoutElementStyle(), kind: .leaf)
    }

    deinit { mark.store(0, ordering: .relaxed) }

    /// Whether the given inputs are counted inputs that are still alive.
    static func live(_ state: NodeState) -> Bool {
        (state as? CountedInputs)?.mark.load(ordering: .relaxed) == 0x1234
    }
}
