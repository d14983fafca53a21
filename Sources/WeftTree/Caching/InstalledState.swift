/// A record's reference to the inputs of its node and, until a commit takes it, a second one.
///
/// A commit holds the inputs of every node that it places. Counting a reference when it places a
/// node would touch an object that has left the processor's caches since the node was measured. So
/// the handle counts it in advance (`HeldState`), and hands over two references.
@safe struct InstalledState: ~Copyable {
    /// The address of the object; the lowest bit tells whether there is a second reference. It is 0
    /// if there is no node.
    private var bits: UInt

    /// Creates a reference to no node's inputs.
    init() { bits = 0 }

    /// Creates a reference to a node's inputs.
    init(_ state: NodeState) {
        unsafe bits = UInt(bitPattern: Unmanaged.passRetained(state).toOpaque())
    }

    /// Creates a value that takes over two counted references.
    @unsafe @inline(__always)
    init(takingOver state: Unmanaged<NodeState>) {
        // Objects are aligned at least to words, which leaves the lowest bit free.
        unsafe bits = UInt(bitPattern: state.toOpaque()) | 1
    }

    /// Forgets the references without releasing them; they stay with whoever had them before.
    @unsafe
    mutating func forget() { bits = 0 }

    deinit {
        // The value owns one reference, or two.
        guard let reference = unsafe reference else { return }
        if bits & 1 == 1 { unsafe reference.release() }
        unsafe reference.release()
    }

    /// The inputs, without counting a reference; nil if there is no node.
    var reference: Unmanaged<NodeState>? {
        @inline(__always)
        get {
            // The bits are those of a pointer that was retained, or zero.
            unsafe UnsafeRawPointer(bitPattern: bits & ~1).map { unsafe .fromOpaque($0) }
        }
    }

    /// Hands the second reference over to the caller.
    ///
    /// - Returns: Whether there was one.
    @inline(__always)
    mutating func takeSecond() -> Bool {
        defer { bits &= ~1 }
        return bits & 1 == 1
    }
}
