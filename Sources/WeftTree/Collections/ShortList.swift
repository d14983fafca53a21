/// A list whose first element needs no array.
///
/// Most edits touch one node, and allocating a list for it costs more than comparing its content.
struct ShortList<Element> {
    private var first: Element?
    private var rest: [Element] = []

    /// Adds an element at the end.
    mutating func append(_ element: Element) {
        if case .none = first { first = element } else { rest.append(element) }
    }
}

extension ShortList: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        if case .none = first { 0 } else { 1 + rest.count }
    }

    subscript(index: Int) -> Element {
        get {
            if index > 0 { return rest[index - 1] }
            guard index == 0, let first else { preconditionFailure("the list is shorter") }
            return first
        }
        set {
            if index > 0 {
                rest[index - 1] = newValue
            } else {
                precondition(index == 0 && !isEmpty, "the list is shorter")
                first = newValue
            }
        }
    }

    // Replaces the standard library's version, which reads each element by its index, as a loop
    // does.
    /// Visits the elements in order.
    func forEach(_ body: (Element) -> Void) {
        guard let first else { return }
        body(first)
        for element in rest { body(element) }
    }
}

extension ShortList: Sendable where Element: Sendable {}
