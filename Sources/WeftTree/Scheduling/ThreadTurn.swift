/// How long a task has kept its thread.
///
/// There are no more threads for a priority than processors, and a task keeps its thread until it
/// suspends itself. So a task that works through many pieces now and then lets others go on between
/// them.
struct ThreadTurn {
    /// How long a task keeps the thread before it offers it to others.
    private static let longest = Duration.milliseconds(8)

    private var start = ContinuousClock.now

    /// Whether it is time to let others go on.
    var isOver: Bool { ContinuousClock.now - start >= Self.longest }

    /// Lets other tasks of at least the same priority go on first.
    mutating func end() async {
        await Task.yield()
        start = .now
    }
}
