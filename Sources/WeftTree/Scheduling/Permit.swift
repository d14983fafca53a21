import Synchronization

/// What lets a pass measure, and have more tasks measure if there is room for them.
///
/// It counts at the urgency that its request had when it was granted, also if the task that has it
/// is raised later. Every permit that is taken is given back once.
struct Permit: Sendable {
    let scheduler: LayoutScheduler
    let urgency: Urgency

    /// Takes further permits, for a pass that can use more than its own.
    ///
    /// - Returns: How many, each to be given back; 0 while anybody waits who is as urgent.
    func borrow(upTo limit: Int) -> Int {
        scheduler.change { $0.permits.borrow(upTo: limit, at: urgency) }
    }

    // Not inlined: in an asynchronous function, room for the letters would be allocated.
    /// Gives a permit back, a borrowed one or the pass's own.
    @inline(never)
    func giveBack() {
        let letters = scheduler.change { storage in
            storage.post(storage.permits.giveBack(at: urgency))
        }
        for letter in letters { letter.deliver() }
    }

    /// Whether a borrowed permit had better be given back. It is cheap to ask, and may be out of
    /// date.
    var isWantedBack: Bool { Int(urgency.number) <= scheduler.wantedBack.load(ordering: .relaxed) }
}
