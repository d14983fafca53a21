import WeftLayout

/// The parts of a commit that several tasks place together; each task takes a few at a time.
final class SharedParts: Sendable {
    private let whole: SubtreePlacer
    private let rest: Locked<ArraySlice<SubtreePlacer.Parent>>

    /// How many parts a task takes at a time.
    private let chunk: Int

    init(_ whole: SubtreePlacer, chunk: Int) {
        self.whole = whole
        self.chunk = chunk
        rest = Locked(whole.waiting[...])
    }

    /// Places parts until none are left, or the pass is cancelled.
    func placeAll() -> [SubtreePlacer] {
        var done: [SubtreePlacer] = []
        while let waiting = take() {
            var part = whole.part(waiting)
            do { try part.placeWaiting() } catch { break }
            done.append(part)
        }
        return done
    }

    private func take() -> ArraySlice<SubtreePlacer.Parent>? {
        rest.withLock { rest in
            if rest.isEmpty { return nil }
            let taken = rest.prefix(chunk)
            rest = rest.dropFirst(taken.count)
            return taken
        }
    }
}
