/// Reads a number in place, according to its grammar (RFC 8259, §6).
struct JSONNumberScanner<Bytes: Collection<UInt8>> {
    /// The bytes that have not been read.
    private(set) var rest: Bytes.SubSequence

    init(_ bytes: Bytes) {
        rest = bytes[...]
    }

    /// Reads as far as the bytes follow the grammar.
    ///
    /// - Returns: What should have come next; nil if a number was read.
    mutating func scan() -> String? {
        _ = take("-")
        if take("0") {
            if nextIsDigit { return "no digit after a leading zero" }
        } else if !takeDigits() {
            return "a digit"
        }
        if take("."), !takeDigits() { return "a digit" }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if !takeDigits() { return "a digit" }
        }
        return nil
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: mark) else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes all digits that come next, and returns whether there were any.
    private mutating func takeDigits() -> Bool {
        guard nextIsDigit else { return false }
        while nextIsDigit { rest.removeFirst() }
        return true
    }

    private var nextIsDigit: Bool {
        rest.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
    }
}
