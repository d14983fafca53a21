import Synchronization

/// The last pass in which something was done with a node; several tasks may note it at the same
/// time.
///
/// The pass is known modulo 2³¹, so marks are cleared every 2³⁰ passes (`TreeCaches.beginPass`).
struct AtomicPassMark: ~Copyable {
    /// The number of passes after which marks are cleared. They must be cleared after at most twice
    /// as many.
    static let lifetime: UInt64 = 1 << 30

    private let word = Atomic<UInt32>(0)

    /// The word for a pass. It is never 0, which stands for no pass.
    private static func word(_ pass: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: pass) | 1 << 31
    }

    /// Whether the given pass is noted.
    func isSet(in pass: UInt64) -> Bool { word.load(ordering: .acquiring) == Self.word(pass) }

    // Relaxed: tasks that compete later have not begun yet.
    /// Notes a pass. No other task may compete.
    @inline(__always)
    func set(in pass: UInt64) { word.store(Self.word(pass), ordering: .relaxed) }

    /// Notes a pass, while other tasks may compete.
    ///
    /// - Returns: Whether the pass was not noted before.
    func reserve(in pass: UInt64) -> Bool {
        word.exchange(Self.word(pass), ordering: .acquiringAndReleasing) != Self.word(pass)
    }

    /// Forgets the pass.
    func clear() { word.store(0, ordering: .relaxed) }
}
