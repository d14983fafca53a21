/// A fixed number of things that the trees or the nodes of a process share: each of them has one by
/// its number, and consecutive numbers have different ones.
struct Striped<Element: Sendable>: Sendable {
    private let elements: [Element]

    /// Makes the things.
    init(_ make: () -> Element) {
        elements = (0..<64).map { _ in make() }
    }

    /// What the tree or the node of a number shares with others.
    subscript(number: some FixedWidthInteger & UnsignedInteger) -> Element {
        elements[Int(truncatingIfNeeded: number) & (elements.count - 1)]
    }
}
