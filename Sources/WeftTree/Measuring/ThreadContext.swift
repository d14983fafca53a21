import WeftLayout

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What belongs to a thread: the state of the synchronous call under way, and memory that calls use
/// in turn.
///
/// A task-local value would not do: a task that an edit closure starts would inherit it and outlive
/// the edit.
final class ThreadContext {
    // Unchecked: only the thread itself reaches its context, and it calls no other code in the
    // middle of an access.

    /// The transaction whose closure runs on this thread.
    @safe @exclusivity(unchecked)
    var transaction: EditTransaction?

    /// Notices when the thread's stack is nearly used up.
    let stack = StackGuard()

    /// The number of the newest node when the innermost measurement under way on this thread began;
    /// nil if none is under way, and while one releases an answer that it replaces.
    @safe @exclusivity(unchecked)
    var measuringWatermark: UInt64?

    /// The memory of the last measurements on this thread, kept for the next ones.
    @safe @exclusivity(unchecked)
    var layoutMemory = LayoutMemory()

    /// The memory in which the last measurements on this thread kept their asks, kept for the next
    /// ones.
    @safe @exclusivity(unchecked)
    var askScratch = AskScratch()

    /// Whether `ReleaseList` is releasing on this thread.
    @safe @exclusivity(unchecked)
    var isReleasing = false

    /// What `ReleaseList` still has to release.
    @safe @exclusivity(unchecked)
    var released = ScratchStack<NodeState>()

    /// The context of the calling thread.
    static var current: ThreadContext {
        // The key's value is nil, or the +1 reference that was stored below. When the thread exits,
        // the key's destructor gets it.
        if let pointer = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<ThreadContext>.fromOpaque(pointer).takeUnretainedValue()
        }
        let context = ThreadContext()
        let status = unsafe pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
        precondition(status == 0, "there is no memory for the state of a thread")
        return context
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // The destructor gets the pointer that `current` has retained, once.
        let status = unsafe pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            unsafe Unmanaged<ThreadContext>.fromOpaque(pointer).release()
            #else
            if let pointer = unsafe pointer {
                unsafe Unmanaged<ThreadContext>.fromOpaque(pointer).release()
            }
            #endif
        }
        precondition(status == 0, "the process has no key left for the state of a thread")
        return key
    }()
}
