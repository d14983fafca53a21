/// The values that are set for a user's own keys.
struct CustomValues: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let key: any LayoutEnvironmentKey.Type
        /// A `ReflexiveValue`. It also keeps a cast from unwrapping an optional, which would make a
        /// value of nil look like no value.
        let value: any (Hashable & Sendable)
        /// Whether the value is the key's default.
        let isDefault: Bool

        init<Key: LayoutEnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
            self.key = key
            self.value = ReflexiveValue(value)
            isDefault = value == Key.defaultValue
        }

        /// Sets a key to its default value.
        init<Key: LayoutEnvironmentKey>(defaultOf key: Key.Type) {
            self.init(key, Key.defaultValue)
        }

        static func == (left: Entry, right: Entry) -> Bool {
            AnyHashable(left.value) == AnyHashable(right.value)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whether there are no values.
    var isEmpty: Bool { entries.isEmpty }

    /// The names of the keys and the values, in the order of the names.
    var texts: [String] {
        entries.values.map { "\(typeName($0.key)): \("\($0.value)".onOneLine)" }.sorted()
    }

    /// The value of a key; nil if none is set.
    subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value? {
        get { (entries[ObjectIdentifier(key)]?.value as? ReflexiveValue<Key.Value>)?.content }
        set { entries[ObjectIdentifier(key)] = newValue.map { Entry(key, $0) } }
    }

    /// Takes over the values of `others`, and removes each key whose value there is its default.
    mutating func formUnion(_ others: CustomValues) {
        for (key, entry) in others.entries { entries[key] = entry.isDefault ? nil : entry }
    }

    /// The values that have to be set in `others`, in which no value is a default, so that they
    /// become these.
    func differences(from others: CustomValues) -> CustomValues {
        var differences = CustomValues()
        differences.entries = entries.filter { others.entries[$0.key] != $0.value }
        for (key, entry) in others.entries where entries[key] == nil {
            differences.entries[key] = Entry(defaultOf: entry.key)
        }
        return differences
    }
}
