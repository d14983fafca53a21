import Synchronization

/// The identity behind `DisplayNode` and `AnyDisplayNode`.
///
/// It owns the node's current inputs. Until a tree adopts it, whoever makes a parent may edit them;
/// from then on only the transactions of that tree do, and the tree knows the node by a slot:
///
///     membership  0                         not adopted
///                 tree │ standing │ slot+1  adopted: for life, or until the pass or the edit that
///                                           adopted it fails and nobody else has used it
@usableFromInline
final class NodeHandle: Sendable {
    /// The number of the node, unique in the process and rising in the order of making.
    let id: UInt64

    private let membership = Atomic<UInt64>(0)

    private let storage: Locked<Storage>

    @safe private struct Storage: ~Copyable {
        // A reference of its own, which the handle takes back when it dies: a list releases it.
        private var reference: Unmanaged<NodeState>

        var ticket: GraveyardGate.Ticket?

        init(_ state: NodeState) {
            unsafe reference = .passRetained(state)
        }

        /// The current inputs.
        var state: NodeState { unsafe reference.takeUnretainedValue() }

        /// Makes `state` the current inputs, and returns the replaced ones.
        mutating func replaceState(with state: NodeState) -> NodeState {
            let former = takeState()
            unsafe reference = .passRetained(state)
            return former
        }

        /// Takes the current inputs out. Nobody may look for them afterwards.
        func takeState() -> NodeState { unsafe reference.takeRetainedValue() }
    }

    private static let lastID = Atomic<UInt64>(0)

    /// The number of the last node that was made in the process.
    static var watermark: UInt64 { lastID.load(ordering: .acquiring) }

    init(_ state: NodeState) {
        id = Self.lastID.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        storage = Locked(Storage(state))
        if state.kind == .spec { EditTransaction.noteMaking(of: self) }
    }

    deinit {
        let state = storage.withLock { storage in
            // Nobody else knows the node any more, so nobody waits for its lock.
            if let slot = adoption?.slot { storage.ticket?.bury(slot, of: generation) }
            return storage.takeState()
        }
        ReleaseList.release(state)
    }

    /// What tells the node from others that have had its slot, or are going to: its number modulo
    /// 2³¹, and a bit that no free slot has.
    var generation: UInt32 { UInt32(truncatingIfNeeded: id) | 1 << 31 }

    /// The node's current inputs.
    var state: NodeState { storage.withLock { $0.state } }

    /// Whose inputs those of a node are.
    enum Ownership {
        /// Of no tree: they are these.
        case free(NodeState)
        /// Of a tree, whose record has them.
        case adopted(Membership)
    }

    /// Whose inputs the node's are at one moment.
    var ownership: Ownership {
        storage.withLock { storage in
            adoption.map { .adopted($0) } ?? .free(storage.state)
        }
    }

    /// Who reads the inputs of the nodes of its tree, besides the passes of that; nil as long as no
    /// tree has adopted the node.
    var views: InputViews? { storage.withLock { $0.ticket?.views } }

    /// The name for diagnostics.
    var name: String? { state.name }

    /// Makes `state` the current inputs; the replaced ones are returned, to be released elsewhere.
    func replaceState(with state: NodeState) -> NodeState {
        storage.withLock { $0.replaceState(with: state) }
    }

    /// Makes `state` the current inputs of a node that belongs to no tree.
    ///
    /// - Returns: The replaced inputs, to be released elsewhere; nil if a tree has adopted the
    ///   node. What the tree knows about the node stays as it is then.
    func replaceStateUnlessAdopted(with state: NodeState) -> NodeState? {
        storage.withLock { storage in
            adoption == nil ? storage.replaceState(with: state) : nil
        }
    }
}

extension NodeHandle {
    /// How firm an adoption is.
    enum Standing: UInt64 {
        /// For life.
        case final = 0
        /// A pass has made it, which gives it back if it fails.
        case byPass = 1
        /// An edit has made it, which gives it back if it fails.
        case byEdit = 2
    }

    /// Where an adopted node belongs.
    struct Membership: Equatable {
        /// The number of the tree.
        var tree: UInt32
        /// The slot in the tree.
        var slot: Slot
        /// How firm the adoption is.
        var standing: Standing

        init(tree: UInt32, slot: Slot, standing: Standing) {
            self.tree = tree
            self.slot = slot
            self.standing = standing
        }

        init?(rawValue: UInt64) {
            guard rawValue != 0 else { return nil }
            tree = UInt32(rawValue >> 32)
            slot = Slot(truncatingIfNeeded: rawValue & 0x3FFF_FFFF) - 1
            standing = Standing(rawValue: rawValue >> 30 & 3) ?? .final
        }

        var rawValue: UInt64 {
            UInt64(tree) << 32 | standing.rawValue << 30 | UInt64(slot + 1)
        }
    }

    /// Where the node belongs; nil as long as no tree has adopted it.
    @inline(__always)
    var adoption: Membership? {
        Membership(rawValue: membership.load(ordering: .acquiring))
    }

    /// Adopts the node for a tree, unless it is adopted already.
    ///
    /// - Parameters:
    ///   - cell: The cell of the slot, which nobody else can reach yet.
    ///   - prepare: What has to be in the record before others can reach it. It is called only if
    ///     this call decides the adoption, and returns the node's way to the graveyard of the tree.
    /// - Returns: Where the node belongs now.
    @inline(__always)
    func adopt(
        as new: Membership,
        in cell: SlotTable.Cell,
        prepare: (SlotTable.Cell) -> GraveyardGate.Ticket
    ) -> Membership {
        storage.withLock { storage in
            if let current = adoption { return current }
            cell.record.installedState = InstalledState(storage.state, isForCommit: true)
            storage.ticket = prepare(cell)
            cell.stamps.setGeneration(generation)
            membership.store(new.rawValue, ordering: .releasing)
            return new
        }
    }

    /// Makes an adoption for a tree final, so that whoever made it cannot give it back.
    ///
    /// - Returns: Where the node belongs, which may be another tree; nil if the adoption was given
    ///   back meanwhile.
    func confirmAdoption(for tree: UInt32) -> Membership? {
        storage.withLock { _ in
            guard var current = adoption else { return nil }
            if current.tree == tree, current.standing != .final {
                current.standing = .final
                membership.store(current.rawValue, ordering: .releasing)
            }
            return current
        }
    }

    /// Gives an adoption back; false if somebody has made it final meanwhile.
    func release(_ provisional: Membership) -> Bool {
        storage.withLock { storage in
            let (exchanged, _) = membership.compareExchange(
                expected: provisional.rawValue,
                desired: 0,
                ordering: .acquiringAndReleasing
            )
            if exchanged { storage.ticket = nil }
            return exchanged
        }
    }
}
