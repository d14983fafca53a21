import Synchronization
import WeftLayout

/// The graveyards of all trees that exist, by the trees' numbers.
///
/// A node knows its tree by the number alone: a reference to the graveyard would make every handle
/// larger. A tree that is gone mostly lets go of all its nodes at once; these look for no
/// graveyard.
enum Graveyards {
    /// Those of some trees. Tasks that let go of nodes of several trees seldom meet in one.
    private final class Section: Sendable {
        let graveyards = Locked<[UInt32: Graveyard]>([:])

        /// The number of a tree that is gone, which no other tree gets: the one that was closed, or
        /// looked for in vain, last; 0 for none. It spares a look behind the lock and decides
        /// nothing else, so it is read and written relaxedly.
        let lastGone = Atomic<UInt32>(0)
    }

    private static let sections = Striped { Section() }

    private static let lastNumber = Atomic<UInt32>(0)

    /// Makes the graveyard of a new tree known.
    ///
    /// - Returns: The number of the tree, unique in the process, and not 0.
    static func open(_ graveyard: Graveyard) -> UInt32 {
        let tree = lastNumber.add(1, ordering: .relaxed).newValue
        sections[tree].graveyards.withLock { $0[tree] = graveyard }
        return tree
    }

    /// Notes that a tree is gone: nobody wants to know any more who dies.
    static func close(_ tree: UInt32) {
        let section = sections[tree]
        section.graveyards.withLock { _ = $0.removeValue(forKey: tree) }
        section.lastGone.store(tree, ordering: .relaxed)
    }

    /// Notes in the graveyard of its tree that a node is gone.
    static func bury(_ slot: Slot, of generation: UInt32, in tree: UInt32) {
        let section = sections[tree]
        if section.lastGone.load(ordering: .relaxed) == tree { return }
        if let graveyard = section.graveyards.withLock({ $0[tree] }) {
            graveyard.bury(slot, of: generation)
        } else {
            section.lastGone.store(tree, ordering: .relaxed)
        }
    }
}
