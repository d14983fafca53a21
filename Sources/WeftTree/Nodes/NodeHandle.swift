import Synchronization
import WeftLayout

/// The identity behind `DisplayNode` and `AnyDisplayNode`.
///
/// It owns the node's current inputs. Until a tree adopts the node, anybody who creates a parent of
/// it may edit them. From then on only that tree's transactions do, and the tree knows the node by
/// a slot.
@usableFromInline
final class NodeHandle: Sendable {
    /// The number of the node, unique in the process and rising in the order in which nodes are
    /// created.
    let id: UInt64

    private let membership = AtomicMembership()

    private let inputs: HeldState

    private static let lastID = Atomic<UInt64>(0)

    /// The number of the node that was created last in the process.
    static var watermark: UInt64 { lastID.load(ordering: .acquiring) }

    init(_ state: consuming NodeState) {
        let hasSpec = state.hasSpec
        id = Self.lastID.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        inputs = HeldState(state)
        if hasSpec { EditTransaction.noteMaking(of: self) }
    }

    deinit {
        // Nobody else refers to the node any more.
        let adoption = adoption
        if let adoption { Graveyards.bury(adoption.slot, of: generation, in: adoption.tree) }
        ReleaseList.release(inputs.take(isFree: adoption == nil))
    }

    /// What distinguishes the node from others that had its slot before or will have it later: its
    /// number modulo 2³¹, and a bit that is not set for a free slot.
    var generation: UInt32 { UInt32(truncatingIfNeeded: id) | 1 << 31 }

    /// The node's current inputs.
    var state: NodeState { withLock { inputs.state } }

    /// Runs `body` under the node's lock. Reading or replacing the inputs takes the lock, and so
    /// does giving an adoption back. Adopting the node waits for it only while the inputs of the
    /// free node are being replaced.
    private func withLock<Result>(_ body: () -> Result) -> Result {
        HandleLocks.withLock(of: id, body)
    }

    /// The node's current inputs, which others may replace and release at any time.
    var unretainedState: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe inputs.unretained }
    }

    /// Where the inputs of a node are to be found.
    enum Ownership {
        /// No tree has adopted the node, and these are its inputs.
        case free(NodeState)
        /// A tree has adopted the node, and its record has the inputs.
        case adopted(Membership)
    }

    /// Where the node's inputs are at this moment.
    var ownership: Ownership {
        withLock { adoption.map { .adopted($0) } ?? .free(inputs.state) }
    }

    /// The name for diagnostics.
    var name: String? { state.name }

    /// Makes `state` the current inputs of a node that a tree has adopted for life.
    ///
    /// - Returns: The replaced inputs, to be released elsewhere.
    func replaceState(with state: NodeState) -> NodeState {
        withLock { inputs.replace(with: state, isFree: false) }
    }

    /// The outcome of replacing the inputs of a node that belongs to no tree.
    enum FreeReplacement {
        case done
        /// Somebody else has replaced them meanwhile.
        case outdated
        /// A tree has adopted the node, and what the tree knows about it stays as it is.
        case adopted
    }

    /// Makes `state` the current inputs of a node that belongs to no tree, if `former` still are
    /// the current ones. The caller releases `former`.
    func replaceFreeState(_ former: NodeState, with state: NodeState) -> FreeReplacement {
        withLock {
            membership.whileFree {
                guard hasState(former) else { return .outdated }
                _ = inputs.replace(with: state, isFree: true)
                return .done
            } ?? .adopted
        }
    }

    /// Whether the node's current inputs are `state`, which the caller must hold. If a tree has
    /// adopted the node, the answer stays valid as long as nobody can give the node back.
    func hasState(_ state: NodeState) -> Bool {
        unsafe inputs.unretained.toOpaque() == Unmanaged.passUnretained(state).toOpaque()
    }
}

extension NodeHandle: Hashable {
    /// Whether both handles are the same node.
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
    /// - Returns: nil if this call has adopted the node; otherwise where the node belongs.
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
                // The record takes over the references that were retained ahead. If the exchange
                // fails, `forgetNode` does not release them.
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
    /// - Returns: Where the node belongs, possibly another tree; nil if the adoption was given back
    ///   meanwhile.
    func confirmAdoption(for tree: UInt32) -> Membership? { membership.confirm(for: tree) }

    /// Gives an adoption back; false if somebody has made it final meanwhile.
    func giveBack(_ provisional: Membership) -> Bool {
        withLock {
            // Retained before the node is free, so that whoever adopts it next can take the
            // references over.
            inputs.countAhead()
            if membership.giveBack(provisional) { return true }
            inputs.dropCountedAhead()
            return false
        }
    }
}
