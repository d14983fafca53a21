/// A fixed number of objects that the trees or the nodes of a process share. The number of a tree
/// or node determines its object, and consecutive numbers have different ones.
struct Striped<Element: Sendable>: Sendable {
    private let elements: [Element]

    /// Creates the objects.
    init(_ make: () -> Element) {
        elements = (0..<64).map { _ in make() }
    }

    /// The object that the tree or node with a number shares with others.
    subscript(number: some FixedWidthInteger & UnsignedInteger) -> Element {
        elements[Int(truncatingIfNeeded: number) & (elements.count - 1)]
    }
}
