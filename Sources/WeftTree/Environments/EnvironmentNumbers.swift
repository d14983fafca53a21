/// Some of the environments of a tree, as they are come across one node after another.
struct EnvironmentNumbers {
    /// The numbers.
    private(set) var numbers: Set<Int32> = []

    private var last: Int32?

    /// Adds a number, which mostly is the one that was added last.
    @inline(__always)
    mutating func insert(_ number: Int32) {
        if number == last { return }
        last = number
        numbers.insert(number)
    }
}
