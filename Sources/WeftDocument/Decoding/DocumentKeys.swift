/// The keys that an object of a document may have.
struct DocumentKeys {
    /// The keys in ascending order.
    let words: [String]

    /// What an error says was expected in place of another key.
    private let expectation: String

    private let set: Set<String>

    init(_ keys: some Sequence<String>) {
        set = Set(keys)
        words = set.sorted()
        expectation = "one of the keys \(words.joined(separator: ", "))"
    }

    /// Takes keys that are too many to be listed.
    init(_ keys: some Sequence<String>, expectation: String) {
        set = Set(keys)
        words = set.sorted()
        self.expectation = expectation
    }

    func contains(_ key: String) -> Bool { set.contains(key) }

    /// The error that an object has a key that is none of these.
    func mistake(_ key: String) -> DocumentError {
        let hint = key.meant(of: words).map { "; did you mean \($0)?" } ?? ""
        return DocumentError(
            .unknownKey,
            path: "",
            expected: expectation,
            found: "an unknown key\(hint)"
        ).inside(key: key)
    }
}
