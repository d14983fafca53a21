/// For how long a task has kept its thread.
///
/// There are no more threads for a priority than processors, and a task keeps one until it suspends
/// itself. So whoever works through many pieces lets other tasks go on between them, now and then.
struct ThreadTurn {
    /// After how long the thread is offered to others.
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
