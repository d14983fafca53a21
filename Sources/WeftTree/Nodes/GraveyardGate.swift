import Synchronization

/// The way to the graveyard of a tree, for the nodes that one task has adopted in a row.
///
/// If all nodes of a tree counted their references to one object, tasks that adopt nodes at the
/// same time would wait for each other's caches. And to count one for each node would be an atomic
/// operation more for its adoption; so they are counted ahead, for a number of nodes at once.
final class GraveyardGate: Sendable {
    fileprivate let graveyard: Graveyard

    /// How many nodes keep the gate, or may come to.
    private let holders: Atomic<Int>

    /// Makes a gate, which lives until as many tickets were given back as nodes may come to have.
    ///
    /// - Parameter holders: The number of nodes, which is not 0.
    init(_ graveyard: Graveyard, holders: Int) {
        self.graveyard = graveyard
        self.holders = Atomic(holders)
        // Released by the last holder.
        _ = unsafe Unmanaged.passUnretained(self).retain()
    }

    /// A node's ticket. No more may be taken than were counted, less those given back unused.
    @unsafe
    func takeTicket() -> Ticket { unsafe Ticket(.passUnretained(self)) }

    /// Gives the tickets of some nodes back.
    func giveBack(_ count: Int) {
        let (_, left) = holders.subtract(count, ordering: .acquiringAndReleasing)
        // Retained by the initialiser, and here for the last time.
        if left == 0 { unsafe Unmanaged.passUnretained(self).release() }
    }

    /// A node's way through a gate: one of those that were counted ahead.
    @safe struct Ticket: ~Copyable {
        // The gate lives as long as there is a ticket.
        private let gate: Unmanaged<GraveyardGate>

        fileprivate init(_ gate: Unmanaged<GraveyardGate>) {
            unsafe self.gate = gate
        }

        deinit { unsafe gate._withUnsafeGuaranteedRef { $0.giveBack(1) } }

        /// Notes in the graveyard that the node is gone.
        func bury(_ slot: Slot, of generation: UInt32) {
            unsafe gate._withUnsafeGuaranteedRef { $0.graveyard.bury(slot, of: generation) }
        }

        fileprivate consuming func intoGate() -> Unmanaged<GraveyardGate> {
            let gate = unsafe self.gate
            discard self
            return unsafe gate
        }
    }

    /// Where a node keeps its ticket, as long as it is adopted.
    ///
    /// It is put in and taken out by one task at a time: by whoever has adopted the node, gives the
    /// adoption back inside the lock of the handle, or lets go of the handle last.
    @safe struct TicketPocket: ~Copyable {
        private let gate = unsafe Atomic<Unmanaged<GraveyardGate>?>(nil)

        /// Puts a ticket in, where there is none.
        @inline(__always)
        func put(_ ticket: consuming Ticket) {
            unsafe gate.store(ticket.intoGate(), ordering: .relaxed)
        }

        /// Takes the ticket out.
        func take() -> Ticket? {
            guard let ticket = unsafe gate.load(ordering: .relaxed) else { return nil }
            unsafe gate.store(nil, ordering: .relaxed)
            return unsafe Ticket(ticket)
        }
    }
}
