/// A list that is changed in sweeps, as steps of a transition change it: from the front to the rear
/// when nodes are detached, and back when others are attached.
///
/// It has a gap where it was changed last. A change costs the distance from there, so a sweep over
/// a list costs its length, however many changes it makes.
struct GapBuffer<Element> {
    /// The elements before the gap.
    private var rear: [Element] = []

    /// The elements after the gap, the last one first.
    private var front: [Element] = []

    /// All elements in their order.
    var elements: [Element] { rear + front.reversed() }

    var count: Int { rear.count + front.count }

    /// The element at an index that exists.
    subscript(index: Int) -> Element {
        index < rear.count ? rear[index] : front[count - 1 - index]
    }

    /// Inserts an element so that it gets an index.
    mutating func insert(_ element: Element, at index: Int) {
        moveGap(to: index)
        rear.append(element)
    }

    /// Removes the element at an index that exists.
    mutating func remove(at index: Int) {
        moveGap(to: index)
        front.removeLast()
    }

    private mutating func moveGap(to index: Int) {
        while rear.count > index { front.append(rear.removeLast()) }
        while rear.count < index, let element = front.popLast() { rear.append(element) }
    }
}

extension GapBuffer: Sendable where Element: Sendable {}
