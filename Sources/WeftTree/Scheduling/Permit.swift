import Synchronization

/// The right of a pass to measure, and to let more tasks measure if there is room for them.
///
/// A permit counts at the urgency that its request had when it was granted, even if the priority of
/// its task is raised later. Every permit that is taken must be given back exactly once.
struct Permit: Sendable {
    let scheduler: LayoutScheduler
    let urgency: Urgency

    /// Takes further permits for a pass that can use more than its own.
    ///
    /// - Returns: The number of permits taken, each of which must be given back; 0 while a request
    ///   waits that is at least as urgent.
    func borrow(upTo limit: Int) -> Int {
        scheduler.change { $0.permits.borrow(upTo: limit, at: urgency) }
    }

    // Not inlined: in an asynchronous function, space for the letters would be allocated.
    /// Gives a permit back, a borrowed one or the pass's own.
    @inline(never)
    func giveBack() {
        let letters = scheduler.change { storage in
            storage.post(storage.permits.giveBack(at: urgency))
        }
        for letter in letters { letter.deliver() }
    }

    /// Whether a borrowed permit should be given back. Reading this is cheap, and the answer may be
    /// out of date.
    var isWantedBack: Bool { Int(urgency.number) <= scheduler.wantedBack.load(ordering: .relaxed) }
}
