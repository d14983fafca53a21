#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells when the calling thread's stack is nearly used up.
package struct StackGuard: Sendable {
    /// The lowest address of the stack.
    private let bottom: UInt

    /// What a node needs at the least, in bytes: the frames of its `layoutSpec` and a few specs.
    private static let nodeReserve: UInt = 192 << 10

    /// What a spec needs at the least, in bytes, and the leaves that it measures.
    private static let specReserve: UInt = 96 << 10

    /// A guard for the calling thread.
    package init() {
        #if canImport(Darwin)
        let thread = pthread_self()
        // The system's own figures for the running thread.
        let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
        bottom = top - UInt(pthread_get_stacksize_np(thread))
        #else
        var attributes = pthread_attr_t()
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        // The attributes are initialised by the first call, read, and destroyed.
        _ = unsafe stackAttributes(pthread_self(), &attributes)
        _ = unsafe pthread_attr_getstack(&attributes, &lowest, &size)
        _ = unsafe pthread_attr_destroy(&attributes)
        bottom = UInt(bitPattern: lowest)
        #endif
    }

    /// Whether a further node may be measured on top of the caller.
    package var hasRoomForNode: Bool { hasRoom(Self.nodeReserve) }

    /// Whether a further spec may be measured on top of the caller.
    var hasRoomForSpec: Bool { hasRoom(Self.specReserve) }

    private func hasRoom(_ reserve: UInt) -> Bool {
        var marker: UInt8 = 0
        // Only the address is used.
        let here = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        return here > bottom + reserve
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
