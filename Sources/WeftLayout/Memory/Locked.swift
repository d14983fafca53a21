public import Synchronization

#if SANITIZE_THREAD
import CPlatform
#endif

/// A value behind a lock.
///
/// It is `Synchronization.Mutex`, made visible to ThreadSanitizer: on Linux the sanitizer does not
/// see the mutex's futex. Built with `-D SANITIZE_THREAD`, each critical section announces itself.
///
/// No user code runs inside, with one exception: an edit, that is, its closure and what follows
/// from it, owns its tree's inbox.
@usableFromInline
package struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>

    #if SANITIZE_THREAD
    @usableFromInline let token = SanitizerToken()
    #endif

    /// Creates a lock with a value behind it.
    @inlinable
    package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `body` with exclusive access to the value, unless somebody else has access now.
    ///
    /// - Returns: What `body` returns; nil if it did not run.
    @inlinable
    package borrowing func withLockIfAvailable<Result>(
        _ body: (inout sending Value) -> sending Result
    ) -> sending Result? {
        #if SANITIZE_THREAD
        mutex.withLockIfAvailable { value in
            token.acquire()
            defer { token.release() }
            return body(&value)
        }
        #else
        mutex.withLockIfAvailable(body)
        #endif
    }

    /// Runs `body` with exclusive access to the value.
    @inlinable
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        #if SANITIZE_THREAD
        try mutex.withLock { value throws(Failure) in
            token.acquire()
            defer { token.release() }
            return try body(&value)
        }
        #else
        try mutex.withLock(body)
        #endif
    }
}

#if SANITIZE_THREAD
/// An address that stands for one lock in the sanitizer's records.
@usableFromInline
final class SanitizerToken: Sendable {
    @usableFromInline init() {}

    @usableFromInline
    func acquire() {
        // The address is only compared, never read; the object outlives the call.
        unsafe weft_acquire(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
    }

    @usableFromInline
    func release() {
        // The same as in `acquire()`.
        unsafe weft_release(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
    }
}
#endif
