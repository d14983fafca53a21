import Foundation
import Weft

/// The error of a layout whose frames are not those that every engine computes.
struct WrongChecksum: Error, CustomStringConvertible {
    let found: Double
    let expected: Double
    let side: String

    var description: String {
        let (found, expected) = (found.formatted(.checksum), expected.formatted(.checksum))
        return "the checksum of \(side) is \(found) instead of \(expected)"
    }
}

extension Workload {
    /// Checks a layout's checksum.
    func check(_ found: Double, of side: String) throws(WrongChecksum) {
        guard found == checksum else {
            throw WrongChecksum(found: found, expected: checksum, side: side)
        }
    }

    /// Checks the checksum of a layout that a scheduler has run.
    func check(_ found: Double, on scheduler: LayoutScheduler) throws(WrongChecksum) {
        try check(found, of: scheduler.workers.workersText)
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// The format of checksums: at most three decimals, and no separators between the digits.
    static var checksum: Self {
        .number.precision(.fractionLength(0...3)).grouping(.never).locale(.init(identifier: "C"))
    }
}
