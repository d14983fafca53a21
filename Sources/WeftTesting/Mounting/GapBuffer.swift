/// A list that is changed in sweeps, as the steps of a transition change it: from the front to the
/// rear when nodes are detached, and back when others are attached.
///
/// The list has a gap where it was last changed. The cost of a change is the distance from the gap,
/// so a sweep costs the length of the list, however many changes it makes.
struct GapBuffer<Element> {
    /// The elements before the gap.
    private var beforeGap: [Element] = []

    /// The elements after the gap, the last one first.
    private var afterGap: [Element] = []

    /// All elements in order.
    var elements: [Element] { beforeGap + afterGap.reversed() }

    var count: Int { beforeGap.count + afterGap.count }

    /// The element at an index that exists.
    subscript(index: Int) -> Element {
        index < beforeGap.count ? beforeGap[index] : afterGap[count - 1 - index]
    }

    /// Inserts an element at an index.
    mutating func insert(_ element: Element, at index: Int) {
        moveGap(to: index)
        beforeGap.append(element)
    }

    /// Removes the element at an index that exists.
    mutating func remove(at index: Int) {
        moveGap(to: index)
        afterGap.removeLast()
    }

    private mutating func moveGap(to index: Int) {
        while beforeGap.count > index { afterGap.append(beforeGap.removeLast()) }
        while beforeGap.count < index, let next = afterGap.popLast() { beforeGap.append(next) }
    }
}

extension GapBuffer: Sendable where Element: Sendable {}
