/// The numbers of some of a tree's environments, collected node by node.
struct EnvironmentNumbers {
    /// The numbers.
    private(set) var numbers: Set<Int32> = []

    private var last: Int32?

    /// Adds a number, which is usually the one that was added last.
    @inline(__always)
    mutating func insert(_ number: Int32) {
        if number == last { return }
        last = number
        numbers.insert(number)
    }
}
