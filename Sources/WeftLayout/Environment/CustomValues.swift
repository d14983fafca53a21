/// The values that are set for a user's own keys.
struct CustomValues: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        /// A `ReflexiveValue`. It also keeps a cast from unwrapping an optional, which would make a
        /// value of nil look like no value.
        let value: any (Hashable & Sendable)
        /// Whether the value is the key's default.
        let isDefault: Bool

        static func == (left: Entry, right: Entry) -> Bool {
            AnyHashable(left.value) == AnyHashable(right.value)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whether there are no values.
    var isEmpty: Bool { entries.isEmpty }

    /// The number of values.
    var count: Int { entries.count }

    /// The value of a key; nil if none is set.
    subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value? {
        get { (entries[ObjectIdentifier(key)]?.value as? ReflexiveValue<Key.Value>)?.content }
        set {
            entries[ObjectIdentifier(key)] = newValue.map {
                Entry(value: ReflexiveValue($0), isDefault: $0 == Key.defaultValue)
            }
        }
    }

    /// Takes over the values of `others`, and removes each key whose value there is its default.
    mutating func formUnion(_ others: CustomValues) {
        for (key, entry) in others.entries { entries[key] = entry.isDefault ? nil : entry }
    }
}
