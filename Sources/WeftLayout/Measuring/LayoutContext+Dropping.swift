extension LayoutContext {
    /// Drops what the spec under way has measured but not placed, if that may be most of what it
    /// has measured.
    ///
    /// A stack measures a child up to three times and places the last answer. In stacks of stacks,
    /// measurements multiply from level to level, whereas placed elements only add up.
    @inline(__always)
    mutating func dropUnplacedIfMany() {
        if scratch.count - node.placed.base > 512 + 4 * Int(node.placed.elementCount) {
            dropUnplaced()
        }
    }

    /// Moves the placed elements to where the spec's elements begin, in the order in which they
    /// were measured, and drops the others.
    ///
    /// - Complexity: O(*n*) in the number of elements that the spec and those below it have
    ///   measured.
    @inline(never)
    private mutating func dropUnplaced() {
        let base = node.placed.base
        let indices = indicesOfPlaced()
        /// The new index of an element that stays. A number below `base`, which is not the index of
        /// such an element, stays as it is.
        func moved(_ index: Int32) -> Int32 {
            Int(index) < base ? index : indices[Int(index) - base]
        }
        var count = base
        for (old, new) in zip(base..., indices) where new >= 0 {
            var element = scratch[old]
            element.firstChild = moved(element.firstChild)
            // The last child of a spec holds the complement of the spec's index. For the last child
            // that was placed by the spec under way, this is still -1.
            let next = element.next
            element.next = next >= 0 ? moved(next) : next == -1 ? next : ~moved(~next)
            scratch[count] = element
            count += 1
        }
        node.placed.first = moved(node.placed.first)
        node.placed.last = moved(node.placed.last)
        scratch.removeAll(from: count)
    }

    /// The new index of each element that was measured by the spec under way and those below it; -1
    /// if the element or something around it was not placed.
    private func indicesOfPlaced() -> [Int32] {
        let base = node.placed.base
        var indices = [Int32](repeating: -1, count: scratch.count - base)
        // The first elements of lists of placed elements.
        var lists = [node.placed.first]
        while var index = lists.popLast() {
            while index >= 0 {
                indices[Int(index) - base] = 0
                lists.append(scratch[Int(index)].firstChild)
                index = scratch[Int(index)].next
            }
        }
        var next = Int32(truncatingIfNeeded: base)
        for index in indices.indices where indices[index] == 0 {
            indices[index] = next
            next += 1
        }
        return indices
    }
}
