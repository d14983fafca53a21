/// A variable on the heap whose accesses the runtime does not check for exclusivity.
///
/// Every measurement touches a few variables of its pass. As class properties each access would cost
/// a call into the runtime: a tenth of a cold pass, measured.
///
/// The proof that no accesses overlap: `value` is internal to `MeasuringWorker`, which belongs to one
/// task, and which never calls out of itself in the middle of an access.
@safe final class UncheckedBox<Value> {
    private let pointer: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        unsafe pointer = .allocate(capacity: 1)
        // The memory was just allocated for one value.
        unsafe pointer.initialize(to: value)
    }

    deinit {
        // Initialised in `init(_:)`, and by nobody deinitialised.
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }

    var value: Value {
        // Initialised for as long as the box lives.
        unsafeAddress { unsafe UnsafePointer(pointer) }
        unsafeMutableAddress { unsafe pointer }
    }
}
