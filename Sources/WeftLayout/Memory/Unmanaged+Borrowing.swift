extension Unmanaged {
    /// Calls a function with the object, without counting a reference to it: the caller keeps it
    /// alive until the function has returned.
    @unsafe @inlinable @inline(__always)
    package func withBorrowed<Value, Failure>(
        _ body: (Instance) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // What the standard library offers for this can throw no error of a certain type.
        try unsafe _withUnsafeGuaranteedRef { object in
            Result { () throws(Failure) in try body(object) }
        }.get()
    }
}
