/// A fixed number of objects that the trees or the nodes of a process share. The number of a tree
/// or node determines its object, and consecutive numbers have different ones.
struct Striped<Element: Sendable>: Sendable {
    /// A power of two, so that a mask finds the index.
    private static var count: Int { 64 }

    private let elements: [Element]

    /// Creates the objects.
    init(_ make: () -> Element) {
        elements = (0..<Self.count).map { _ in make() }
    }

    /// The object that the tree or node with a number shares with others.
    subscript(number: some FixedWidthInteger & UnsignedInteger) -> Element {
        elements[Int(truncatingIfNeeded: number) & (Self.count - 1)]
    }
}
