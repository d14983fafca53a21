/// A fixed number of things that the trees or the nodes of a process share, each of them one by its
/// number: neighbours have different ones.
struct SharedOut<Element: Sendable>: Sendable {
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
