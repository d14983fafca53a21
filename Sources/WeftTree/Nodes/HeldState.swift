import Synchronization

/// A handle's references to the inputs of its node.
///
/// As long as no tree has adopted the node there are three: the handle's own, and two that the
/// record in the tree takes over (`InstalledState`). Who adopts the node could not count these
/// without a lock, as an edit may release the inputs before; and it would be one more atomic
/// operation for every node of a layout. So they are counted when the inputs are set.
///
/// The inputs are replaced and counted inside the lock of the node (`HandleLocks`), and taken out
/// when it dies. Who reads them relaxedly outside the lock looks at the node's word before and
/// after (`AtomicMembership`).
@safe struct HeldState: ~Copyable {
    private let reference: Atomic<Unmanaged<NodeState>>

    /// Refers to the inputs of a node that no tree has adopted.
    init(_ state: consuming NodeState) {
        unsafe reference = Atomic(Self.counted(state, isFree: true))
    }

    /// The inputs, without counting a reference.
    var unretained: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe reference.load(ordering: .relaxed) }
    }

    /// The inputs.
    var state: NodeState { unsafe unretained.takeUnretainedValue() }

    /// Makes `state` the inputs.
    ///
    /// - Parameter isFree: Whether no tree has adopted the node.
    /// - Returns: The replaced ones.
    func replace(with state: NodeState, isFree: Bool) -> NodeState {
        let former = take(isFree: isFree)
        unsafe reference.store(Self.counted(state, isFree: isFree), ordering: .relaxed)
        return former
    }

    /// Takes the inputs out. Nobody may look for them afterwards, unless others are set.
    func take(isFree: Bool) -> NodeState {
        if isFree { dropCountedAhead() }
        return unsafe unretained.takeRetainedValue()
    }

    /// Counts the references that a record would take over, for a node that was adopted.
    func countAhead() { unsafe Self.countAhead(unretained) }

    /// Gives up the references that a record would take over.
    func dropCountedAhead() {
        unsafe unretained.release()
        unsafe unretained.release()
    }

    /// Inputs with the references that a handle has to them.
    private static func counted(
        _ state: consuming NodeState,
        isFree: Bool
    ) -> Unmanaged<NodeState> {
        let own = unsafe Unmanaged.passRetained(state)
        if isFree { unsafe countAhead(own) }
        return unsafe own
    }

    private static func countAhead(_ state: Unmanaged<NodeState>) {
        // Given up by `dropCountedAhead()`, or by the record that takes them over.
        _ = unsafe state.retain()
        _ = unsafe state.retain()
    }
}
