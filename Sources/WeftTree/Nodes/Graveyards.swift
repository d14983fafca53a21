import Synchronization
import WeftLayout

/// The graveyards of all trees that exist, by the trees' numbers.
///
/// A node knows its tree by number only, because a reference to the graveyard would make every
/// handle larger. A tree that goes away usually releases all its nodes at once; these do not search
/// for a graveyard.
enum Graveyards {
    /// The graveyards of some of the trees. Tasks that release nodes of different trees seldom meet
    /// in the same section.
    private final class Section: Sendable {
        let graveyards = Locked<[UInt32: Graveyard]>([:])

        /// The number of the tree that was most recently closed or searched for in vain; 0 for
        /// none. No other tree gets that number. It only saves a search behind the lock, so relaxed
        /// reads and writes are enough.
        let lastGone = Atomic<UInt32>(0)
    }

    private static let sections = Striped { Section() }

    private static let lastNumber = Atomic<UInt32>(0)

    /// Registers the graveyard of a new tree.
    ///
    /// - Returns: The number of the tree, unique in the process, and not 0.
    static func open(_ graveyard: Graveyard) -> UInt32 {
        let tree = lastNumber.add(1, ordering: .relaxed).newValue
        sections[tree].graveyards.withLock { $0[tree] = graveyard }
        return tree
    }

    /// Notes that a tree is gone, so that deaths of its nodes no longer matter.
    static func close(_ tree: UInt32) {
        let section = sections[tree]
        section.graveyards.withLock { _ = $0.removeValue(forKey: tree) }
        section.lastGone.store(tree, ordering: .relaxed)
    }

    /// Notes in the graveyard of a node's tree that the node is gone.
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
