#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The seeds of property tests.
package enum Seeds {
    /// Returns the seeds from 0 up to a count, or those of the environment variable `WEFT_SEEDS` if
    /// it is set: a first seed and a count, such as `1000:500`.
    package static func range(_ count: UInt64) -> Range<UInt64> {
        guard let text = unsafe getenv("WEFT_SEEDS").map({ unsafe String(cString: $0) })
        else { return 0..<count }
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
            .map { UInt64($0) }
        guard numbers.count == 2, let first = numbers[0], let count = numbers[1], count > 0,
            case (let end, false) = first.addingReportingOverflow(count)
        else { preconditionFailure("WEFT_SEEDS is \(text), and not as 1000:500") }
        return first..<end
    }
}
