extension LayoutContext {
    /// What a context knows of a node while that is measured.
    package struct NodeScope {
        /// The index of the first scratch element that belongs to it.
        let base: Int

        /// The index of the first remark about it.
        let firstRemark: Int

        /// The elements placed so far in the spec under way.
        var placed: PlacedList

        /// How many specs are under way inside each other.
        var specDepth = 0

        /// The number of the spec under way; 0 outside of specs.
        var spec: Int32 = 0

        /// The number of the last spec that was begun.
        var specCount: Int32 = 0

        /// Whether somebody wants to know in which other ranges its elements would be the same:
        /// only where its spec does not depend on its range. If not, they may say `nowhere`.
        package var tracksReuse = false

        /// Whether an element that was measured for it has baselines. Mostly none has, and specs
        /// need not look for those of their children.
        var hasBaselines = false

        /// How many questions the batch under way has; 0 outside of batches.
        package internal(set) var batchCount = 0

        /// Why the measurement cannot be finished; once set, nothing measured counts.
        package var interruption: LayoutInterruption.Reason?

        init(base: Int, firstRemark: Int) {
            self.base = base
            self.firstRemark = firstRemark
            placed = PlacedList(base: base)
        }
    }

    /// Begins the measurement of a node.
    ///
    /// It starts unpoisoned: that another node of the same batch was suspended does not concern it.
    ///
    /// - Returns: The scope around it, for `endNode(_:)`.
    package mutating func beginNode() -> NodeScope {
        let outer = node
        node = NodeScope(base: scratch.count, firstRemark: remarks.count)
        return outer
    }

    /// Ends the measurement of a node, and drops what is in the scratch about it.
    package mutating func endNode(_ outer: NodeScope) {
        scratch.removeAll(from: node.base)
        if remarks.count > node.firstRemark { remarks.removeLast(remarks.count - node.firstRemark) }
        let interruption = node.interruption
        node = outer
        node.interruption = interruption ?? outer.interruption
    }

    /// Notes that the spec of the node under way is an element which was not measured for it.
    /// Nothing is placed below such a one.
    package mutating func checkRoot(_ root: MeasuredElement, of content: @autoclosure () -> String)
    {
        if !has(root) { report(.misplacedElement, of: content()) }
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
        return reuse.intersection([.whereItFits, .wider, .higher])
    }

    /// States in which other ranges the spec under way would be the same.
    ///
    /// - Parameter type: The type of that spec. Another one that has its layout made by this type
    ///   may have chosen by the range, or go on.
    @inline(__always)
    mutating func stateReuse<Spec>(_ reuse: Reuse, of type: Spec.Type) {
        if specType == type { node.placed.reuse = reuse }
    }

    /// In which other ranges an element would be the same, as far as it is known.
    func reuse(of element: MeasuredElement) -> Reuse {
        has(element) ? scratch[Int(element.index)].reuse : .nowhere
    }

    /// Forgets in which other ranges an element would be the same: whoever passes it on as its own
    /// may have been asked for something else.
    ///
    /// - Parameter keepsItsRange: Whether it was asked for just that; looked at only if it counts.
    @inline(__always)
    package mutating func forgetReuse(
        of element: MeasuredElement,
        unless keepsItsRange: @autoclosure () -> Bool = false
    ) {
        if node.tracksReuse, !keepsItsRange() { setReuse(.nowhere, of: element) }
    }

    /// Notes in which other ranges an element would be the same.
    mutating func setReuse(_ reuse: Reuse, of element: MeasuredElement) {
        if has(element) { scratch[Int(element.index)].reuse = reuse }
    }

    /// Where the nodes are placed below an element, depth first: in drawing order.
    package mutating func placements(of root: MeasuredElement) -> [Placement] {
        var placements: [Placement] = []
        forEachPlacement(of: root) { placements.append(Placement(ask: $0, origin: $1)) }
        return placements
    }

    /// Writes where the nodes are placed below an element, depth first, to memory that has room for
    /// as many as are counted, and holds nothing yet.
    ///
    /// - Parameters:
    ///   - asks: Where the tokens of the nodes go.
    ///   - origins: Where their origins go.
    @unsafe
    package mutating func writePlacements(
        of root: MeasuredElement,
        to asks: UnsafeMutablePointer<Int32>,
        _ origins: UnsafeMutablePointer<LayoutPoint>
    ) {
        var count = 0
        forEachPlacement(of: root) { node, origin in
            unsafe (asks + count).initialize(to: node)
            unsafe (origins + count).initialize(to: origin)
            count += 1
        }
        assert(count == nodeCount(of: root))
    }

    /// Visits the nodes that are placed below an element, depth first.
    ///
    /// Offsets are added up from the element to each node and rounded once, as Texture does. The
    /// sums take the place of the offsets, so an element can be visited once.
    ///
    /// - Parameter body: Gets the token of a node, and its origin in points.
    @inline(__always)
    private mutating func forEachPlacement(
        of root: MeasuredElement,
        _ body: (_ node: Int32, _ origin: LayoutPoint) -> Void
    ) {
        guard has(root) else { return }
        var index = root.index
        while index >= 0 {
            let node = scratch[Int(index)].node
            if node >= 0 {
                body(node, pixelGrid.ceil(scratch[Int(index)].offset))
            }
            let firstChild = scratch[Int(index)].firstChild
            if firstChild >= 0 {
                moveChildren(from: firstChild, by: scratch[Int(index)].offset)
                index = firstChild
            } else {
                index = element(behind: index, below: root.index)
            }
        }
    }

    /// Whether something was measured for the spec or the node under way. What an element returns
    /// may be left from another measurement.
    @inline(__always)
    func has(_ element: MeasuredElement) -> Bool {
        Int(element.index) >= node.placed.base && Int(element.index) < scratch.count
    }

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
