import Synchronization
import WeftLayout

@testable import WeftTree

/// Inputs that are counted as long as they live, and tell when somebody reads them later.
final class CountedInputs: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    private static let living = Atomic(0)

    /// What is written over when they go.
    private let mark = Atomic(0x1234)

    init() {
        Self.living.wrappingAdd(1, ordering: .relaxed)
        super.init(baseStyle: LayoutElementStyle(), kind: .leaf)
    }

    deinit {
        mark.store(0, ordering: .relaxed)
        Self.living.wrappingSubtract(1, ordering: .relaxed)
    }

    /// Whether some inputs are counted ones that live.
    static func live(_ state: NodeState) -> Bool {
        (state as? CountedInputs)?.mark.load(ordering: .relaxed) == 0x1234
    }

    /// Waits until all are gone: a thread that has ended may hold them a moment longer.
    ///
    /// - Returns: How many live on.
    static func awaitTheEnd() async -> Int {
        for _ in 0..<5_000 where living.load(ordering: .relaxed) > 0 {
            try? await Task.sleep(for: .milliseconds(1))
        }
        return living.load(ordering: .relaxed)
    }
}
