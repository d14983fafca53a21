import Synchronization

/// A handle's references to the inputs of its node.
///
/// As long as no tree has adopted the node, there are three: the handle's own, and two that the
/// record in the tree will take over (`InstalledState`). Whoever adopts the node could not retain
/// these two without a lock, because an edit might release the inputs first; and it would cost one
/// more atomic operation for every node of a layout. So they are retained when the inputs are set.
///
/// The inputs are replaced and retained under the node's lock (`HandleLocks`), and taken out when
/// the node dies. Whoever reads them outside the lock, with a relaxed load, looks at the node's
/// word before and after (`AtomicMembership`).
@safe struct HeldState: ~Copyable {
    private let reference: Atomic<Unmanaged<NodeState>>

    /// Creates the references to the inputs of a node that no tree has adopted.
    init(_ state: consuming NodeState) {
        unsafe reference = Atomic(Self.counted(state, isFree: true))
    }

    /// The inputs, without retaining them.
    var unretained: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe reference.load(ordering: .relaxed) }
    }

    /// The inputs.
    var state: NodeState {
        // This value keeps them alive, and is replaced under the node's lock.
        unsafe unretained.takeUnretainedValue()
    }

    /// Makes `state` the inputs.
    ///
    /// - Parameter isFree: Whether no tree has adopted the node.
    /// - Returns: The replaced inputs.
    func replace(with state: NodeState, isFree: Bool) -> NodeState {
        let former = take(isFree: isFree)
        unsafe reference.store(Self.counted(state, isFree: isFree), ordering: .relaxed)
        return former
    }

    /// Takes the inputs out. Nobody may read them afterwards until others are set.
    func take(isFree: Bool) -> NodeState {
        if isFree { dropCountedAhead() }
        return unsafe unretained.takeRetainedValue()
    }

    /// Retains the references that a record would take over, for a node that was adopted.
    func countAhead() { unsafe Self.countAhead(unretained) }

    /// Releases the references that a record would take over.
    func dropCountedAhead() {
        unsafe unretained.release()
        unsafe unretained.release()
    }

    /// Retains inputs as often as a handle has to.
    private static func counted(
        _ state: consuming NodeState,
        isFree: Bool
    ) -> Unmanaged<NodeState> {
        let own = unsafe Unmanaged.passRetained(state)
        if isFree { unsafe countAhead(own) }
        return unsafe own
    }

    private static func countAhead(_ state: Unmanaged<NodeState>) {
        // Released by `dropCountedAhead()`, or by the record that takes them over.
        _ = unsafe state.retain()
        _ = unsafe state.retain()
    }
}
