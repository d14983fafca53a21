import TestSupport

/// An array of numbers that counts how often its storage is copied.
struct CountedArray: Sendable {
    // Written to only where it is uniquely referenced.
    private final class Storage: @unchecked Sendable {
        var numbers: [Int]

        init(_ numbers: [Int]) {
            self.numbers = numbers
        }
    }

    private var storage = Storage([])
    let copies: Counter

    init(copies: Counter) {
        self.copies = copies
    }

    var count: Int { storage.numbers.count }

    mutating func append(_ number: Int) {
        if !isKnownUniquelyReferenced(&storage) {
            copies.add()
            storage = Storage(storage.numbers)
        }
        storage.numbers.append(number)
    }
}
