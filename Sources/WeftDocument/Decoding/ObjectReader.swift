/// Reads an object of a document key by key, and knows at the end which keys nobody asked for.
struct ObjectReader {
    private let members: [String: JSONValue]
    private var known: [String] = []
    private var foundCount = 0

    /// Opens an object.
    init(_ value: JSONValue, expected: String) throws(DocumentError) {
        guard case .object(let members) = value else { throw value.mistake(expected: expected) }
        self.members = members
        known.reserveCapacity(24)
    }

    /// The value under a key; nil if there is none.
    mutating func value(_ key: String) -> JSONValue? {
        known.append(key)
        guard let value = members[key] else { return nil }
        foundCount += 1
        return value
    }

    /// Reads the value under a key; nil if there is none.
    mutating func read<Value: DocumentValue>(
        _ key: String
    ) throws(DocumentError) -> Value? {
        guard let value = value(key) else { return nil }
        do {
            return try Value(document: value)
        } catch {
            throw error.inside(key: key)
        }
    }

    /// Reads the value under a key into a variable, which keeps its value if there is none.
    mutating func read<Value: DocumentValue>(
        _ key: String,
        into variable: inout Value
    ) throws(DocumentError) {
        if let value: Value = try read(key) { variable = value }
    }

    /// Reads the value under a key, and hands it over if there is one.
    mutating func read<Value: DocumentValue>(
        _ key: String,
        _ use: (Value) -> Void
    ) throws(DocumentError) {
        if let value: Value = try read(key) { use(value) }
    }

    /// Reads the value under a key that must be there.
    mutating func require<Value: DocumentValue>(
        _ key: String
    ) throws(DocumentError) -> Value {
        guard let value: Value = try read(key) else {
            throw DocumentError(
                .missingValue,
                path: "",
                expected: Value.documentExpectation,
                found: "nothing"
            ).inside(key: key)
        }
        return value
    }

    /// Makes sure that the object has no key that was not asked for.
    func finish() throws(DocumentError) {
        guard foundCount < members.count else { return }
        let unknown = Set(members.keys).subtracting(known)
        guard let first = unknown.min() else { return }
        let words = known.sorted()
        let hint = first.misspelled(of: words).map { "; did you mean \($0)?" } ?? ""
        throw DocumentError(
            .unknownKey,
            path: "",
            expected: "one of the keys \(words.joined(separator: ", "))",
            found: "an unknown key\(hint)"
        ).inside(key: first)
    }
}
