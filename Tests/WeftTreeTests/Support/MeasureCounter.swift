import Dispatch
import Synchronization
import Weft

/// Counts how often leaves are measured in total, and how often on the main actor.
final class MeasureCounter: Sendable {
    /// The key whose value is set on the queue that runs the main actor.
    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

    private let total = Atomic(0)
    private let onMainActor = Atomic(0)

    var count: Int { total.load(ordering: .relaxed) }

    var mainActorCount: Int { onMainActor.load(ordering: .relaxed) }

    func note() {
        total.wrappingAdd(1, ordering: .relaxed)
        if Self.isOnMainActor { onMainActor.wrappingAdd(1, ordering: .relaxed) }
    }
}

/// A leaf that counts its measurements.
struct WatchedLeaf: LeafContent {
    let counter: MeasureCounter
    var height: Double = 10

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        counter.note()
        return LeafMeasurement(size: LayoutSize(width: 10, height: height))
    }
}
