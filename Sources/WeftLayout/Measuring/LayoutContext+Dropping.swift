extension LayoutContext {
    /// Drops what the spec under way has measured and not placed, if that may be most of what it
    /// has measured.
    ///
    /// A stack measures a child up to three times and places the last answer. In stacks of stacks
    /// that multiplies from level to level, where what was placed only adds up.
    @inline(__always)
    mutating func dropUnplacedIfMany() {
        if scratch.count - placed.base > 512 + 4 * Int(placed.nodeCount) { dropUnplaced() }
    }

    /// - Complexity: O(*n*) in the number of elements that the spec and those below it have
    ///   measured.
    @inline(never)
    private mutating func dropUnplaced() {
        let base = placed.base
        var indices = newIndices()
        var count = base
        for index in indices.indices where indices[index] >= 0 {
            indices[index] = Int32(truncatingIfNeeded: count)
            count += 1
        }
        /// The new index of an element that stays; what names no element stays as it is.
        func moved(_ index: Int32) -> Int32 {
            Int(index) < base ? index : indices[Int(index) - base]
        }
        for (old, new) in zip(base..., indices) where new >= 0 {
            var element = scratch[old]
            element.firstChild = moved(element.firstChild)
            // The last child of a spec names the spec by its complement; the last one that was
            // placed by the spec under way is -1 yet.
            let next = element.next
            element.next = next >= 0 ? moved(next) : next == -1 ? next : ~moved(~next)
            scratch[Int(new)] = element
        }
        placed.first = moved(placed.first)
        placed.last = moved(placed.last)
        scratch.removeAll(from: count)
    }

    /// A number for each element that the spec under way and those below it have measured: 0 where
    /// it was placed, as everything around it was, and -1 elsewhere.
    private func newIndices() -> [Int32] {
        let base = placed.base
        var indices = [Int32](repeating: -1, count: scratch.count - base)
        var waiting = [placed.first]
        while var index = waiting.popLast() {
            while index >= 0 {
                indices[Int(index) - base] = 0
                waiting.append(scratch[Int(index)].firstChild)
                index = scratch[Int(index)].next
            }
        }
        return indices
    }
}
