/// The values that are set for a user's own keys.
struct CustomValues: Sendable {
    private struct Entry: Sendable {
        /// A `ReflexiveValue`. It also keeps a cast from unwrapping an optional, which would make a
        /// value of nil look like no value.
        let value: any (Hashable & Sendable)
        /// Whether the value is the key's default.
        let isDefault: Bool
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

extension CustomValues: Hashable {
    static func == (left: CustomValues, right: CustomValues) -> Bool {
        left.entries.count == right.entries.count
            && left.entries.allSatisfy { key, entry in
                right.entries[key].map { AnyHashable($0.value) } == AnyHashable(entry.value)
            }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(entries.mapValues { AnyHashable($0.value) })
    }
}
