/// The nodes of a tree that have died since its last pass: a list that owns nothing.
///
/// A handle may die inside an edit, so burying takes no lock but this one, which is held for the
/// time of an append.
final class Graveyard: Sendable {
    /// A slot, and which of its users has died.
    struct Grave {
        let slot: Slot
        let generation: UInt32
    }

    private let graves = Locked<[Grave]>([])

    /// Notes that the handle of a node is gone.
    func bury(_ slot: Slot, generation: UInt32) {
        graves.withLock { $0.append(Grave(slot: slot, generation: generation)) }
    }

    /// Takes the nodes that have died since the last call.
    func drain() -> [Grave] {
        graves.withLock { graves in
            let drained = graves
            graves = []
            return drained
        }
    }
}

/// The way to a graveyard, for the nodes that one task has adopted in a row.
///
/// A node keeps its way, and counts a reference by it. If all nodes of a tree counted on one object,
/// tasks that adopt nodes at the same time would wait for each other's caches.
final class GraveyardGate: Sendable {
    let graveyard: Graveyard

    init(_ graveyard: Graveyard) {
        self.graveyard = graveyard
    }
}
