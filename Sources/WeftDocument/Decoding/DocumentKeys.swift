import Weft

/// The keys that an object of a document may have.
struct DocumentKeys {
    /// The keys in ascending order.
    let words: [String]

    /// What an error says was expected in place of another key.
    private let expectation: String

    /// The same keys, to be found in constant time.
    private let set: Set<String>

    /// Takes keys that an error lists.
    init(_ keys: some Sequence<String>) {
        set = Set(keys)
        words = set.sorted()
        expectation = "one of the keys \(words.joined(separator: ", "))"
    }

    /// Takes keys that are too many to be listed, and what an error says in place of them.
    init(_ keys: some Sequence<String>, expectation: String) {
        set = Set(keys)
        words = set.sorted()
        self.expectation = expectation
    }

    /// Whether a key is one of these.
    func contains(_ key: String) -> Bool { set.contains(key) }

    /// The error that an object has a key that is none of these.
    func mistake(_ key: String) -> DocumentError {
        let meant = ForeignWords.meant(by: key, of: words)
        let owner = meant == nil ? Self.owner(of: key) : nil
        let found = owner.map { "a key of \($0)" } ?? "an unknown key\(meant.hint)"
        return DocumentError(.unknownKey, path: "", expected: expectation, found: found)
            .inside(key: key)
    }
}
