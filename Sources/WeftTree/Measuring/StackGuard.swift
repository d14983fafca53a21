#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells when the calling thread's stack is nearly used up.
struct StackGuard {
    /// The address below which no further node is measured.
    private let limit: UInt

    /// What is left for the frames of one node: its `layoutSpec`, its specs, its leaves' measuring.
    private static let reserve: UInt = 192 << 10

    /// A guard for the calling thread.
    init() {
        #if canImport(Darwin)
        let thread = pthread_self()
        // The system's own figures for the running thread.
        let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
        limit = top - UInt(pthread_get_stacksize_np(thread)) + Self.reserve
        #else
        var attributes = pthread_attr_t()
        var bottom: UnsafeMutableRawPointer?
        var size = 0
        // The attributes are initialised by the first call, read, and destroyed.
        _ = unsafe stackAttributes(pthread_self(), &attributes)
        _ = unsafe pthread_attr_getstack(&attributes, &bottom, &size)
        _ = unsafe pthread_attr_destroy(&attributes)
        limit = UInt(bitPattern: bottom) + Self.reserve
        #endif
    }

    /// Whether a further node may be measured on top of the caller.
    var hasRoom: Bool {
        var marker: UInt8 = 0
        // Only the address is used.
        return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) > limit }
    }
}

#if !canImport(Darwin)
/// `pthread_getattr_np`, which the module map leaves out because it is an extension.
@_silgen_name("pthread_getattr_np")
private func stackAttributes(
    _ thread: pthread_t,
    _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> CInt
#endif
