#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The seeds of property tests.
enum Seeds {
    /// Some seeds; `WEFT_SEEDS` (a first seed and a count, such as `1000:500`) replaces them.
    static func range(_ count: UInt64) -> Range<UInt64> {
        guard let text = unsafe getenv("WEFT_SEEDS").map({ unsafe String(cString: $0) })
        else { return 0..<count }
        let numbers = text.split(separator: ":").compactMap { UInt64($0) }
        guard numbers.count == 2 else { return 0..<count }
        return numbers[0]..<numbers[0] + numbers[1]
    }
}
