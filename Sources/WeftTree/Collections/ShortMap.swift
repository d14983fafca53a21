/// A dictionary that keeps the order of insertion and is a plain list as long as it is short.
///
/// Most edits touch a node or two, and a hash table would cost more than the rest of such an edit.
struct ShortMap<Key: Hashable, Value> {
    /// The keys and their values, in the order in which the keys were first set.
    private(set) var elements = ShortList<(key: Key, value: Value)>()

    /// The indices of the keys, once there are many.
    private var indices: [Key: Int] = [:]

    /// Up to this many keys are compared one by one.
    private static var maximumListCount: Int { 8 }

    var isEmpty: Bool { elements.isEmpty }

    var count: Int { elements.count }

    /// The value of a key, or nil if there is none.
    ///
    /// - Complexity: O(1).
    subscript(key: Key) -> Value? { index(of: key).map { elements[$0].value } }

    /// Sets the value of a key, replacing any former one.
    ///
    /// - Complexity: O(1).
    mutating func setValue(_ value: Value, forKey key: Key) {
        if let index = index(of: key) {
            elements[index].value = value
            return
        }
        elements.append((key, value))
        if elements.count == Self.maximumListCount + 1 {
            for (index, element) in elements.enumerated() { indices[element.key] = index }
        } else if elements.count > Self.maximumListCount {
            indices[key] = elements.count - 1
        }
    }

    private func index(of key: Key) -> Int? {
        elements.count > Self.maximumListCount
            ? indices[key] : elements.firstIndex { $0.key == key }
    }
}

extension ShortMap: Sendable where Key: Sendable, Value: Sendable {}
