import Synchronization

/// The identity behind `DisplayNode` and `AnyDisplayNode`.
///
/// It owns the node's current inputs. Until a tree adopts it, whoever makes a parent may edit them;
/// from then on only the transactions of that tree do, and the tree knows the node by a slot.
@usableFromInline
final class NodeHandle: Sendable {
    /// The number of the node, unique in the process and rising in the order of making.
    let id: UInt64

    private let membership = AtomicMembership()

    private let inputs: HeldState

    /// Held by those who read or replace the inputs, or give an adoption back. Who adopts the node
    /// waits for it only while the inputs of the free node are being replaced.
    private let lock = Locked(())

    /// The way to the graveyard of the tree that has adopted the node.
    private let ticket = GraveyardGate.TicketPocket()

    private static let lastID = Atomic<UInt64>(0)

    /// The number of the last node that was made in the process.
    static var watermark: UInt64 { lastID.load(ordering: .acquiring) }

    init(_ state: NodeState) {
        id = Self.lastID.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        inputs = HeldState(state)
        if state.kind == .spec { EditTransaction.noteMaking(of: self) }
    }

    deinit {
        // Nobody else knows the node any more.
        let adoption = adoption
        if let slot = adoption?.slot { ticket.take()?.bury(slot, of: generation) }
        ReleaseList.release(inputs.take(isFree: adoption == nil))
    }

    /// What tells the node from others that have had its slot, or are going to: its number modulo
    /// 2³¹, and a bit that no free slot has.
    var generation: UInt32 { UInt32(truncatingIfNeeded: id) | 1 << 31 }

    /// The node's current inputs.
    var state: NodeState { lock.withLock { _ in inputs.state } }

    /// The node's current inputs, which others may replace and release at any time.
    var unretainedState: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe inputs.unretained }
    }

    /// Whose inputs those of a node are.
    enum Ownership {
        /// Of no tree: they are these.
        case free(NodeState)
        /// Of a tree, whose record has them.
        case adopted(Membership)
    }

    /// Whose inputs the node's are at one moment.
    var ownership: Ownership {
        lock.withLock { _ in adoption.map { .adopted($0) } ?? .free(inputs.state) }
    }

    /// The name for diagnostics.
    var name: String? { state.name }

    /// Makes `state` the current inputs of a node that a tree has adopted for life.
    ///
    /// - Returns: The replaced ones, to be released elsewhere.
    func replaceState(with state: NodeState) -> NodeState {
        lock.withLock { _ in inputs.replace(with: state, isFree: false) }
    }

    /// Makes `state` the current inputs of a node that belongs to no tree.
    ///
    /// - Returns: The replaced inputs, to be released elsewhere; nil if a tree has adopted the
    ///   node. What the tree knows about the node stays as it is then.
    func replaceStateUnlessAdopted(with state: NodeState) -> NodeState? {
        lock.withLock { _ in
            membership.whileFree { inputs.replace(with: state, isFree: true) }
        }
    }
}

extension NodeHandle {
    /// Where the node belongs; nil as long as no tree has adopted it.
    @inline(__always)
    var adoption: Membership? { membership.owner }

    /// Adopts the node for a tree, unless it is adopted already.
    ///
    /// - Parameters:
    ///   - site: The site of the slot, which nobody else can reach yet.
    ///   - prepare: What has to be in the record before others can reach it.
    ///   - takeTicket: Is called only if this call decides the adoption, and returns the node's way
    ///     to the graveyard of the tree.
    /// - Returns: nil if this call has adopted the node; else where it belongs.
    @inline(__always)
    func adopt(
        as new: Membership,
        in site: SlotTable.Site,
        prepare: (SlotTable.Site) -> Void,
        takeTicket: () -> GraveyardGate.Ticket
    ) -> Membership? {
        while true {
            switch membership.state {
            case .adopted(let owner): return owner
            case .beingReplaced: waitForReplacing()
            case .free(let freedom):
                // The record takes over the references that were counted ahead; if the exchange
                // fails, `forgetNode` leaves them.
                site.record.installedState = unsafe InstalledState(takingOver: inputs.unretained)
                prepare(site)
                site.record.setGeneration(generation)
                if membership.adopt(freedom, as: new) {
                    ticket.put(takeTicket())
                    return nil
                }
                site.forgetNode()
            }
        }
    }

    @inline(never)
    private func waitForReplacing() { lock.withLock { _ in } }

    /// Makes an adoption for a tree final, so that whoever made it cannot give it back.
    ///
    /// - Returns: Where the node belongs, which may be another tree; nil if the adoption was given
    ///   back meanwhile.
    func confirmAdoption(for tree: UInt32) -> Membership? { membership.confirm(for: tree) }

    /// Gives an adoption back; false if somebody has made it final meanwhile.
    func release(_ provisional: Membership) -> Bool {
        lock.withLock { _ in
            // Who adopts the node next finds everything in its place.
            let former = ticket.take()
            inputs.countAhead()
            if membership.release(provisional) { return true }
            inputs.dropCountedAhead()
            if let former { ticket.put(former) }
            return false
        }
    }
}
