import Weft

/// The keys that an object of a document may have.
struct DocumentKeys {
    /// The keys in ascending order.
    let words: [String]

    /// What an error says was expected instead of an unknown key.
    private let expectation: String

    /// The same keys, for lookup in constant time.
    private let set: Set<String>

    /// Creates a set of keys.
    ///
    /// - Parameter expectation: What an error says was expected; nil to list the keys.
    init(_ keys: some Sequence<String>, expectation: String? = nil) {
        set = Set(keys)
        words = set.sorted()
        self.expectation = expectation ?? "one of the keys \(words.joined(separator: ", "))"
    }

    /// Whether a key is one of these keys.
    func contains(_ key: String) -> Bool { set.contains(key) }

    /// The error for an object that has a key which is none of these.
    func mistake(_ key: String) -> DocumentError {
        DocumentError(.unknownKey, path: "", expected: expectation, found: finding(key))
            .inside(key: key)
    }

    /// What an error says was found instead of one of these keys; what is certain is tried first.
    private func finding(_ key: String) -> String {
        if let native = ForeignWords.native(of: key, among: words) {
            return "an unknown key" + native.question
        }
        if let owner = Self.owner(of: key) { return "a key of \(owner)" }
        for native in ForeignWords.natives(of: key) {
            guard let owner = Self.owner(of: native) else { continue }
            return "an unknown key" + "\(native), a key of \(owner)".question
        }
        return "an unknown key" + key.hint(of: words)
    }
}
