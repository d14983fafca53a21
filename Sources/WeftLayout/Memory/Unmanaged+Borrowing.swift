extension Unmanaged {
    /// Calls a function with the object, without counting a reference to it; the caller keeps the
    /// object alive until the function has returned.
    @unsafe @inlinable @inline(__always)
    package func withBorrowed<Value, Failure>(
        _ body: (Instance) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The standard library's function for this cannot throw errors of a given type.
        try unsafe _withUnsafeGuaranteedRef { object in
            Result { () throws(Failure) in try body(object) }
        }.get()
    }
}
