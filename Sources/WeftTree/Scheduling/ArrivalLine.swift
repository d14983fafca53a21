/// Numbers in rising order, usually added at the end and taken from the front.
struct ArrivalLine {
    /// The numbers. Those before `start` are already taken.
    private var numbers: [UInt64] = []
    private var start = 0

    var count: Int { numbers.count - start }

    var isEmpty: Bool { count == 0 }

    var first: UInt64? { isEmpty ? nil : numbers[start] }

    /// Adds a number at its place.
    ///
    /// - Complexity: Amortised O(1) at the end, O(*n*) elsewhere.
    mutating func insert(_ number: UInt64) {
        let isLast = numbers.last.map { $0 < number } ?? true
        let place = isLast ? numbers.endIndex : numbers[start...].partitioningIndex { $0 >= number }
        numbers.insert(number, at: place)
    }

    /// Takes the first number; there must be one.
    ///
    /// - Complexity: Amortised O(1).
    mutating func removeFirst() -> UInt64 {
        let first = numbers[start]
        start += 1
        if start * 2 > numbers.count {
            numbers.removeFirst(start)
            start = 0
        }
        return first
    }

    /// Removes a number, and returns false if it is not there.
    ///
    /// - Complexity: O(*n*).
    mutating func remove(_ number: UInt64) -> Bool {
        guard let index = numbers[start...].index(of: number, by: { $0 }) else { return false }
        numbers.remove(at: index)
        return true
    }
}
