extension String {
    /// Whether no run of combining marks is longer than a text in any language needs.
    ///
    /// Comparing strings involves sorting their combining marks, which takes quadratic time in the
    /// length of a run. The bound is that of UAX #15, Stream-Safe Text Format.
    ///
    /// - Complexity: O(*n*) in the length of the string.
    var hasShortMarkRuns: Bool {
        if utf8.allSatisfy({ $0 < 0x80 }) { return true }
        var count = 0
        for scalar in unicodeScalars {
            count = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : count + 1
            if count > Self.longestMarkRun { return false }
        }
        return true
    }

    private static var longestMarkRun: Int { 30 }

    /// What an error says was expected, for a kind of text.
    static func shortMarkRunsExpectation(_ kind: String) -> String {
        "a \(kind) with at most \(longestMarkRun) combining marks in a row"
    }
}
