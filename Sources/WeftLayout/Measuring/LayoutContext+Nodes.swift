extension LayoutContext {
    /// What a node that is being measured has to restore when it is done.
    package struct NodeFrame {
        let scratchCount: Int
        let placed: PlacedList
        let specDepth: Int
        let spec: Int32
        let specCount: Int32
        let tracksReuse: Bool
        let batchCount: Int
        let firstRemark: Int
        let interruption: LayoutInterruption.Reason?
    }

    /// Begins the measurement of a node.
    ///
    /// It starts unpoisoned: that another node of the same batch was suspended does not concern it.
    package mutating func beginNode() -> NodeFrame {
        let frame = NodeFrame(
            scratchCount: scratch.count,
            placed: placed,
            specDepth: specDepth,
            spec: spec,
            specCount: specCount,
            tracksReuse: tracksReuse,
            batchCount: batchCount,
            firstRemark: firstRemark,
            interruption: interruption
        )
        placed = PlacedList(base: scratch.count)
        specDepth = 0
        spec = 0
        specCount = 0
        tracksReuse = false
        batchCount = 0
        firstRemark = remarks.count
        interruption = nil
        return frame
    }

    /// Ends the measurement of a node, and drops what is in the scratch about it.
    package mutating func endNode(_ frame: NodeFrame) {
        scratch.removeAll(from: frame.scratchCount)
        placed = frame.placed
        specDepth = frame.specDepth
        spec = frame.spec
        specCount = frame.specCount
        tracksReuse = frame.tracksReuse
        batchCount = frame.batchCount
        if remarks.count > firstRemark { remarks.removeLast(remarks.count - firstRemark) }
        firstRemark = frame.firstRemark
        interruption = interruption ?? frame.interruption
    }

    /// Notes that the spec of the node under way is an element which was not measured for it.
    /// Nothing is placed below such a one.
    package mutating func checkRoot(_ root: MeasuredElement, of content: @autoclosure () -> String)
    {
        if !has(root) { report(.misplacedElement(spec: content())) }
    }

    /// How many nodes an element is or has placed below it.
    package func nodeCount(of element: MeasuredElement) -> Int {
        has(element) ? Int(scratch[Int(element.index)].nodeCount) : 0
    }

    /// In which other ranges that would be the same which contains an element alone, and grows with
    /// it.
    ///
    /// A spec that grows leaves everything in it as it is. A node would have another frame.
    package func reuse(ofWhatContains element: MeasuredElement) -> Reuse {
        let reuse = reuse(of: element)
        guard reuse.isKnown else { return .nowhere }
        if scratch[Int(element.index)].node >= 0 { return .whereItFits }
        return Reuse(mayBeWider: reuse.mayBeWider, mayBeHigher: reuse.mayBeHigher)
    }

    /// States in which other ranges the spec under way would be the same.
    ///
    /// - Parameter type: The type of that spec. Another one that has its layout made by this type
    ///   may have chosen by the range, or go on.
    @inline(__always)
    mutating func stateReuse<Spec>(_ reuse: Reuse, of type: Spec.Type) {
        if specType == type { placed.reuse = reuse }
    }

    /// In which other ranges an element would be the same, as far as it is known.
    func reuse(of element: MeasuredElement) -> Reuse {
        has(element) ? scratch[Int(element.index)].reuse : .nowhere
    }

    /// Notes in which other ranges an element would be the same.
    mutating func setReuse(_ reuse: Reuse, of element: MeasuredElement) {
        if has(element) { scratch[Int(element.index)].reuse = reuse }
    }

    /// Where the nodes are placed below an element, depth first: in drawing order. Their slots have
    /// yet to be filled in.
    package mutating func placements(of root: MeasuredElement) -> [Placement] {
        let count = nodeCount(of: root)
        // Otherwise all tasks would write to the one empty array that there is.
        if count == 0 { return [] }
        // There is room for as many as are counted, and all of them are filled in.
        return unsafe [Placement](unsafeUninitializedCapacity: count) {
            memory,
            initializedCount in
            if let start = memory.baseAddress { unsafe writePlacements(of: root, to: start) }
            initializedCount = count
        }
    }

    /// The same, in memory that has room for as many as are counted, and holds nothing yet.
    ///
    /// Offsets are added up from the element to each node and rounded once, as Texture does. The
    /// sums take the place of the offsets, so an element can be visited once.
    @unsafe
    package mutating func writePlacements(
        of root: MeasuredElement,
        to memory: UnsafeMutablePointer<Placement>
    ) {
        guard has(root) else { return }
        var next = unsafe memory
        var index = root.index
        while index >= 0 {
            let node = scratch[Int(index)].node
            if node >= 0 {
                let origin = pixelGrid.ceil(scratch[Int(index)].offset)
                unsafe next.initialize(to: Placement(ask: node, slot: -1, origin: origin))
                unsafe next += 1
            }
            let firstChild = scratch[Int(index)].firstChild
            if firstChild >= 0 {
                moveChildren(from: firstChild, by: scratch[Int(index)].offset)
                index = firstChild
            } else {
                index = element(behind: index, below: root.index)
            }
        }
        assert(unsafe next == memory + nodeCount(of: root))
    }

    /// Whether something was measured for the spec or the node under way. What an element returns
    /// may be left from another measurement.
    func has(_ element: MeasuredElement) -> Bool { has(element.index) }

    /// The same for an element's index in the scratch.
    @inline(__always)
    func has(_ index: Int32) -> Bool { Int(index) >= placed.base && Int(index) < scratch.count }

    /// The index of the element that comes after another one and all below it, in depth-first order
    /// below a root; -1 after the last one.
    @inline(__always)
    private func element(behind index: Int32, below root: Int32) -> Int32 {
        var last = index
        while last != root {
            let next = scratch[Int(last)].next
            if next >= 0 { return next }
            last = ~next
        }
        return -1
    }

    /// Adds their parent's offset to those of the elements of a list.
    private mutating func moveChildren(from first: Int32, by offset: LayoutPoint) {
        if offset == .zero { return }
        var index = first
        while index >= 0 {
            scratch[Int(index)].offset = offset + scratch[Int(index)].offset
            index = scratch[Int(index)].next
        }
    }
}
