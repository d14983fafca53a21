import Weft

/// Reads an object of a document key by key.
struct ObjectReader {
    private let members: [String: JSONValue]

    /// The keys that may be read, once they are known.
    private var keys: DocumentKeys?

    /// Opens an object.
    init(_ value: JSONValue, expected: String) throws(DocumentError) {
        guard case .object(let members) = value else { throw value.mistake(expected: expected) }
        self.members = members
    }

    /// Opens an object that has no keys except the given ones.
    init(
        _ value: JSONValue,
        expected: String,
        keys: DocumentKeys
    ) throws(DocumentError) {
        try self.init(value, expected: expected)
        try refuseKeys(except: keys)
    }

    /// Checks that the object has no keys except the given ones.
    ///
    /// Call it before reading values, so that a misspelt key is reported rather than the value that
    /// is missing because of it.
    mutating func refuseKeys(except keys: DocumentKeys) throws(DocumentError) {
        self.keys = keys
        guard let first = members.keys.lazy.filter({ !keys.contains($0) }).min() else { return }
        throw keys.mistake(first)
    }

    /// Checks that the object has no key that is nearly one of the given ones; it may have other
    /// keys.
    ///
    /// A key that does not begin with a letter, such as `_id`, is not taken for a misspelling.
    func refuseMisspellings(of keys: DocumentKeys) throws(DocumentError) {
        let misspelt = foreignKeys(besides: keys).filter { $0.misspelled(of: keys.words) != nil }
        if let first = misspelt.min() { throw keys.mistake(first) }
    }

    /// The keys of the object that begin with a letter and are none of the given ones.
    func foreignKeys(besides keys: DocumentKeys) -> [String] {
        members.keys.filter { !keys.contains($0) && $0.first?.isLetter == true }
    }

    /// Whether the object has a key.
    func has(_ key: String) -> Bool { members[key] != nil }

    /// The value under a key; nil if there is none.
    func value(_ key: String) -> JSONValue? {
        assert(keys?.contains(key) != false, "\(key) is refused and read")
        return members[key]
    }

    /// Reads the value under a key; nil if there is none.
    func read<Value: DocumentValue>(
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
    func read<Value: DocumentValue>(
        _ key: String,
        into variable: inout Value
    ) throws(DocumentError) {
        if let value: Value = try read(key) { variable = value }
    }

    /// Reads the value under a key, and passes it to a closure if there is one.
    func read<Value: DocumentValue>(
        _ key: String,
        _ use: (Value) -> Void
    ) throws(DocumentError) {
        if let value: Value = try read(key) { use(value) }
    }

    /// Reads the value under a required key.
    func require<Value: DocumentValue>(
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
}
