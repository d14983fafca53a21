import Weft

/// Holds a measurement up until a test lets it go on.
final class Gate: Sendable {
    private let open = Counter()
    private let entered = Counter()

    /// Lets everything pass from now on.
    func lift() {
        open.add()
    }

    /// Waits on the thread, at most five minutes; whether the gate was lifted.
    @discardableResult
    func pass() -> Bool {
        entered.add()
        let start = ContinuousClock.now
        while open.value == 0 {
            if start.duration(to: .now) > .seconds(300) { return false }
        }
        return true
    }

    /// Waits until somebody stands before the gate.
    func isReached() async {
        while entered.value == 0 { await Task.yield() }
    }
}

/// A leaf whose measurement waits at a gate.
struct GatedLeaf: LeafContent {
    let gate: Gate
    var timeouts = Counter()

    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement
    {
        if !gate.pass() { timeouts.add() }
        return LeafMeasurement(size: LayoutSize(width: 10, height: 10))
    }
}
