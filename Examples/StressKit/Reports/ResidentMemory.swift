#if canImport(Glibc)
import Glibc
#endif

/// The memory of this process.
package enum ResidentMemory {
    /// The bytes that are resident now, from `/proc/self/statm`; nil if there is no such file, and
    /// under a sanitizer, whose own memory could not be told apart.
    package static var bytes: Int? {
        #if os(Linux) && !SANITIZE_THREAD && !SANITIZE_ADDRESS
        // The file is closed before this returns, and the buffer is as long as stated.
        guard let file = unsafe fopen("/proc/self/statm", "r") else { return nil }
        defer { unsafe fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard unsafe fgets(&text, Int32(text.count), file) != nil else { return nil }
        let characters = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let numbers = String(decoding: characters, as: UTF8.self).split(separator: " ")
        guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
        return pages * sysconf(Int32(_SC_PAGESIZE))
        #else
        return nil
        #endif
    }
}
