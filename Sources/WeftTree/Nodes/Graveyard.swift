import WeftLayout

/// The nodes of a tree that have died since its last pass: a list that owns nothing.
///
/// A handle may die inside an edit. So burying takes only two locks: first that of a section of
/// `Graveyards`, then this one, which is held only for an append.
final class Graveyard: Sendable {
    /// A slot, and the generation of the node that has died.
    struct Grave {
        let slot: Slot
        let generation: UInt32
    }

    private let graves = Locked<[Grave]>([])

    /// Notes that the handle of a node is gone.
    func bury(_ slot: Slot, of generation: UInt32) {
        graves.withLock { $0.append(Grave(slot: slot, generation: generation)) }
    }

    /// Whether no node has died since the last call of `drain()`.
    var isEmpty: Bool { graves.withLock { $0.isEmpty } }

    /// Takes the nodes that have died since the last call.
    func drain() -> [Grave] {
        graves.withLock { graves in
            let drained = graves
            graves = []
            return drained
        }
    }
}
