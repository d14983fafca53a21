import Synchronization
import WeftLayout

/// The identity behind `DisplayNode` and `AnyDisplayNode`.
///
/// It owns the node's current inputs. Until a tree adopts it, whoever makes a parent may edit them;
/// from then on only the transactions of that tree do, and the tree knows the node by a slot:
///
///     membership  0                     not adopted
///                 tree │ flag │ slot+1  adopted; the flag is set as long as only the pass that
///                                       adopted it has used it, and may give it back
final class NodeHandle: Sendable {
    /// The number of the node, unique in the process and rising in the order of making.
    let id: UInt64

    /// The name for diagnostics.
    let name: String?

    private let membership = Atomic<UInt64>(0)

    private let storage: Locked<Storage>

    private struct Storage {
        var state: NodeState
        var graveyard: Graveyard?
        var generation: UInt32 = 0
    }

    private static let lastID = Atomic<UInt64>(0)

    /// The number of the last node that was made in the process.
    static var watermark: UInt64 { lastID.load(ordering: .acquiring) }

    init(name: String?, state: NodeState) {
        id = Self.lastID.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        self.name = name
        storage = Locked(Storage(state: state))
    }

    deinit {
        let membership = Membership(rawValue: membership.load(ordering: .acquiring))
        let (graveyard, generation) = storage.withLock { ($0.graveyard, $0.generation) }
        if let membership { graveyard?.bury(membership.slot, generation: generation) }
        ReleaseQueue.release(replaceState(with: .none))
    }

    /// The node's current inputs.
    var state: NodeState { storage.withLock { $0.state } }

    /// Makes `state` the current inputs; the replaced ones are returned, to be released elsewhere.
    func replaceState(with state: NodeState) -> NodeState {
        storage.withLock { storage in
            let old = storage.state
            storage.state = state
            return old
        }
    }
}

extension NodeHandle {
    /// Where an adopted node belongs.
    struct Membership: Equatable {
        /// The number of the tree.
        var tree: UInt32
        /// The slot in the tree.
        var slot: Slot
        /// Whether nobody but the pass that adopted the node has used it.
        var isProvisional: Bool

        init(tree: UInt32, slot: Slot, isProvisional: Bool) {
            self.tree = tree
            self.slot = slot
            self.isProvisional = isProvisional
        }

        init?(rawValue: UInt64) {
            guard rawValue != 0 else { return nil }
            tree = UInt32(rawValue >> 32)
            slot = Slot(truncatingIfNeeded: rawValue & 0x7FFF_FFFF) - 1
            isProvisional = rawValue & 0x8000_0000 != 0
        }

        var rawValue: UInt64 {
            UInt64(tree) << 32 | (isProvisional ? 0x8000_0000 : 0) | UInt64(slot + 1)
        }
    }

    /// Where the node belongs; nil as long as no tree has adopted it.
    var adoption: Membership? {
        Membership(rawValue: membership.load(ordering: .acquiring))
    }

    /// Adopts the node for a tree, unless it is adopted already.
    ///
    /// - Parameter install: Prepares the slot before anybody can see the adoption.
    /// - Returns: Where the node belongs now.
    func adopt(
        as new: Membership,
        generation: UInt32,
        graveyard: Graveyard,
        install: (NodeState) -> Void
    ) -> Membership {
        storage.withLock { storage in
            if let current = adoption { return current }
            install(storage.state)
            storage.graveyard = graveyard
            storage.generation = generation
            membership.store(new.rawValue, ordering: .releasing)
            return new
        }
    }

    /// Makes a provisional adoption final, so that a failing pass cannot give it back.
    ///
    /// - Returns: Whether it was still in force.
    func confirm(_ provisional: Membership) -> Bool {
        var final = provisional
        final.isProvisional = false
        let (exchanged, current) = membership.compareExchange(
            expected: provisional.rawValue,
            desired: final.rawValue,
            ordering: .acquiringAndReleasing
        )
        return exchanged || current == final.rawValue
    }

    /// Gives a provisional adoption back; false if somebody has confirmed it meanwhile.
    func release(_ provisional: Membership) -> Bool {
        storage.withLock { storage in
            let (exchanged, _) = membership.compareExchange(
                expected: provisional.rawValue,
                desired: 0,
                ordering: .acquiringAndReleasing
            )
            if exchanged { storage.graveyard = nil }
            return exchanged
        }
    }
}
