import Synchronization
import WeftLayout

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

    private static let lastID = Atomic<UInt64>(0)

    /// The number of the last node that was made in the process.
    static var watermark: UInt64 { lastID.load(ordering: .acquiring) }

    init(_ state: consuming NodeState) {
        let hasSpec = state.hasSpec
        id = Self.lastID.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        inputs = HeldState(state)
        if hasSpec { EditTransaction.noteMaking(of: self) }
    }

    deinit {
        // Nobody else knows the node any more.
        let adoption = adoption
        if let adoption { Graveyards.bury(adoption.slot, of: generation, in: adoption.tree) }
        ReleaseList.release(inputs.take(isFree: adoption == nil))
    }

    /// What tells the node from others that have had its slot, or are going to: its number modulo
    /// 2³¹, and a bit that no free slot has.
    var generation: UInt32 { UInt32(truncatingIfNeeded: id) | 1 << 31 }

    /// The node's current inputs.
    var state: NodeState { withLock { inputs.state } }

    /// Runs `body` with the lock of the node. It is held by those who read or replace the inputs,
    /// or give an adoption back. Who adopts the node waits for it only while the inputs of the free
    /// node are being replaced.
    private func withLock<Result>(_ body: () -> Result) -> Result {
        HandleLocks.withLock(of: id, body)
    }

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
        withLock { adoption.map { .adopted($0) } ?? .free(inputs.state) }
    }

    /// The name for diagnostics.
    var name: String? { state.name }

    /// Makes `state` the current inputs of a node that a tree has adopted for life.
    ///
    /// - Returns: The replaced ones, to be released elsewhere.
    func replaceState(with state: NodeState) -> NodeState {
        withLock { inputs.replace(with: state, isFree: false) }
    }

    /// What has come of replacing the inputs of a node that belongs to no tree.
    enum FreeReplacement {
        case done
        /// Somebody else has replaced them meanwhile.
        case outdated
        /// A tree has adopted the node. What the tree knows about it stays as it is.
        case adopted
    }

    /// Makes `state` the current inputs of a node that belongs to no tree, if `former` still are,
    /// which the caller releases.
    func replaceFreeState(_ former: NodeState, with state: NodeState) -> FreeReplacement {
        withLock {
            membership.whileFree {
                guard hasState(former) else { return .outdated }
                _ = inputs.replace(with: state, isFree: true)
                return .done
            } ?? .adopted
        }
    }

    /// Whether the node's current inputs are `state`, which the caller holds. Of a node that a tree
    /// has adopted, that stays so as long as nobody can give it back.
    func hasState(_ state: NodeState) -> Bool {
        unsafe inputs.unretained.toOpaque() == Unmanaged.passUnretained(state).toOpaque()
    }
}

extension NodeHandle: Hashable {
    /// Whether both are the same node.
    @usableFromInline
    static func == (left: NodeHandle, right: NodeHandle) -> Bool { left === right }

    /// Feeds the identity to a hasher.
    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension NodeHandle: CustomDebugStringConvertible {
    /// The content's type, and the name or the number of the node, in one line.
    ///
    /// A name that is blank or has control characters is quoted and escaped.
    @usableFromInline
    var debugDescription: String {
        "\(state.contentTypeName)(\(name?.onOneLine ?? "#\(id)"))"
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
    /// - Returns: nil if this call has adopted the node; else where it belongs.
    @inline(__always)
    func adopt(
        as new: Membership,
        in site: SlotTable.Site,
        prepare: (SlotTable.Site) -> Void
    ) -> Membership? {
        while true {
            switch membership.state {
            case .adopted(let owner): return owner
            case .beingReplaced: waitForReplacing()
            case .free(let freeWord):
                // The record takes over the references that were counted ahead; if the exchange
                // fails, `forgetNode` leaves them.
                site.record.installedState = unsafe InstalledState(takingOver: inputs.unretained)
                prepare(site)
                site.marks.generation = generation
                if membership.adopt(freeWord, as: new) { return nil }
                site.forgetNode()
            }
        }
    }

    @inline(never)
    private func waitForReplacing() { withLock {} }

    /// Makes an adoption for a tree final, so that whoever made it cannot give it back.
    ///
    /// - Returns: Where the node belongs, which may be another tree; nil if the adoption was given
    ///   back meanwhile.
    func confirmAdoption(for tree: UInt32) -> Membership? { membership.confirm(for: tree) }

    /// Gives an adoption back; false if somebody has made it final meanwhile.
    func release(_ provisional: Membership) -> Bool {
        withLock {
            // Who adopts the node next finds everything in its place.
            inputs.countAhead()
            if membership.release(provisional) { return true }
            inputs.dropCountedAhead()
            return false
        }
    }
}
