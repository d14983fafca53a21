import Synchronization

/// The last pass in which something was done with a node, which tasks may note at the same time.
///
/// It is known modulo 2³¹; so marks are cleared every 2³⁰ passes (`TreeCaches.beginPass`).
struct AtomicPassMark: ~Copyable {
    /// After how many passes a mark must have been cleared, at the latest after twice as many.
    static let lifetime: UInt64 = 1 << 30

    private let word = Atomic<UInt32>(0)

    /// What stands for a pass: not 0, which is none.
    private static func word(_ pass: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: pass) | 1 << 31
    }

    /// Whether the pass is noted.
    func isSet(in pass: UInt64) -> Bool { word.load(ordering: .acquiring) == Self.word(pass) }

    // Relaxed: tasks that compete later have yet to begin.
    /// Notes a pass, where no task competes.
    @inline(__always)
    func set(in pass: UInt64) { word.store(Self.word(pass), ordering: .relaxed) }

    /// Notes a pass, where tasks compete.
    ///
    /// - Returns: Whether nobody has noted it before.
    func claim(in pass: UInt64) -> Bool {
        word.exchange(Self.word(pass), ordering: .acquiringAndReleasing) != Self.word(pass)
    }

    /// Forgets the pass.
    func clear() { word.store(0, ordering: .relaxed) }
}
