import CPlatform

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

    /// Whether `bottom` is known, so that an address below it does not belong to the stack.
    private let isBottomKnown: Bool

    /// The least stack that a node needs, in bytes: the frames of its `layoutSpec` and a few specs.
    private static let nodeReserve: UInt = 192 << 10

    /// The least stack that a spec and the leaves that it measures need, in bytes.
    private static let specReserve: UInt = 96 << 10

    /// Creates a guard for the calling thread.
    package init() {
        #if canImport(Darwin)
        let thread = pthread_self()
        // The system's own figures for the running thread.
        let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
        bottom = top - UInt(pthread_get_stacksize_np(thread))
        isBottomKnown = true
        #else
        let lowest = Self.lowestAddress
        bottom = lowest ?? Self.address - Self.assumedSize
        isBottomKnown = lowest != nil
        #endif
    }

    #if !canImport(Darwin)
    /// The lowest address of the calling thread's stack; nil if the system does not tell it, as
    /// glibc does not for the main thread without `/proc`.
    private static var lowestAddress: UInt? {
        var attributes = pthread_attr_t()
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        // The attributes are initialised if the first call succeeds; then they are read, and
        // destroyed.
        guard unsafe weft_thread_attributes(&attributes) == 0 else { return nil }
        defer { _ = unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return nil }
        return UInt(bitPattern: lowest)
    }

    /// The stack that is assumed below the caller if the system does not tell the lowest address,
    /// in bytes.
    private static let assumedSize: UInt = 384 << 10
    #endif

    /// Whether a further node may be measured on top of the caller.
    package var hasRoomForNode: Bool { room > Self.nodeReserve }

    /// Whether a further spec may be measured on top of the caller.
    package var hasRoomForSpec: Bool { room > Self.specReserve }

    /// How much stack nodes may use on top of the caller, in bytes.
    package var roomForNodes: UInt { max(room, Self.nodeReserve) - Self.nodeReserve }

    /// How much stack there is below the caller, in bytes.
    ///
    /// A frame that lies elsewhere, such as on the heap, where AddressSanitizer puts it, says
    /// nothing about the stack, and counts as having any amount of it below.
    private var room: UInt {
        let address = Self.address
        if address >= bottom { return address - bottom }
        return isBottomKnown ? .max : 0
    }

    /// An address in the frame of the caller or near it.
    private static var address: UInt {
        @inline(__always)
        get {
            var marker: UInt8 = 0
            // Only the address is used.
            return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        }
    }
}
