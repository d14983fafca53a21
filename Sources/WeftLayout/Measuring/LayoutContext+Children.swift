extension LayoutContext {
    /// Measures one child.
    ///
    /// - Parameters:
    ///   - child: A node or a spec.
    ///   - constrainedSize: The sizes that it may take, in points, before its own style.
    ///   - parentSize: The size that fractions in its style refer to, in points. Without one it is
    ///     the largest allowed size where that is finite, and undefined elsewhere.
    /// - Returns: The child as it was measured, to be placed.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement. A node keeps an answer for each range that it is asked in,
    ///   and looks through them each time: to ask one node in *k* ranges is O(*k*²).
    public mutating func measure(
        _ child: any LayoutElement,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) throws(LayoutInterruption) -> MeasuredElement {
        batch &+= 1
        let measured = try child.measure(
            in: constrainedSize,
            parentSize: parentSize ?? constrainedSize.max.definedWhereFinite,
            style: child.style(in: &self),
            context: &self
        )
        forgetReuse(of: measured)
        return measured
    }

    /// Measures several children in the same range; they may be measured at the same time.
    ///
    /// - Parameters:
    ///   - children: Nodes and specs.
    ///   - constrainedSize: The sizes that each may take, in points, before its own style.
    ///   - parentSize: As for one child.
    /// - Returns: The children as they were measured, in their order.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement a child.
    public mutating func measure(
        _ children: [any LayoutElement],
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        try measure(
            children.map { LayoutRequest($0, in: constrainedSize, parentSize: parentSize) }
        )
    }

    /// Measures several children, each in a range of its own; they may be measured at the same
    /// time.
    ///
    /// - Returns: The children as they were measured, in the order of the requests.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement a request.
    public mutating func measure(
        _ requests: [LayoutRequest]
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        try measureEach(requests.count) { index, context throws(LayoutInterruption) in
            let request = requests[index]
            let style = request.element.style(in: &context)
            return try request.element.measure(
                in: request.constrainedSize,
                parentSize: request.definedParentSize,
                style: style,
                context: &context
            )
        }
    }

    /// Measures several children, each in a range of its own, for a parent that reads nothing of
    /// their styles but the sizes.
    mutating func measure<Parent>(
        _ requests: [LayoutRequest],
        for parent: Parent.Type
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        try measureEach(requests.count) { index, context throws(LayoutInterruption) in
            let request = requests[index]
            return try context.measure(
                request.element,
                in: request.constrainedSize,
                parentSize: request.definedParentSize,
                style: context.sizeStyle(of: request.element, in: parent),
                for: parent
            )
        }
    }

    /// Measures children in one batch, of which nobody knows in which other ranges they would be
    /// the same.
    @inline(__always)
    private mutating func measureEach(
        _ count: Int,
        _ measure: (Int, inout LayoutContext) throws(LayoutInterruption) -> MeasuredElement
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        var measured: [MeasuredElement] = []
        measured.reserveCapacity(count)
        try measureAll(count) { index, context throws(LayoutInterruption) in
            let child = try measure(index, &context)
            context.forgetReuse(of: child)
            measured.append(child)
        }
        return measured
    }

    /// Refuses further questions of a spec that goes on after it was interrupted.
    ///
    /// What it measured would not count, and it might take nodes that belong to others: it asks for
    /// them only because it has got no answer.
    @inlinable @inline(__always)
    package func checkInterruption() throws(LayoutInterruption) {
        if let interruption = node.interruption { throw LayoutInterruption(interruption) }
    }

    /// Runs a batch of independent measurements.
    ///
    /// A measurement that is suspended does not keep the following ones from being asked for, so
    /// that all of them can be measured at the same time; the batch as a whole is suspended then.
    ///
    /// - Parameter measure: Measures the child with an index. One that measures further children as
    ///   well moves the index on to that of the last one.
    @inline(__always)
    mutating func measureAll(
        _ count: Int,
        _ measure: (inout Int, inout LayoutContext) throws(LayoutInterruption) -> Void
    ) throws(LayoutInterruption) {
        var suspension: LayoutInterruption?
        var heldInterruption: LayoutInterruption.Reason?
        try checkInterruption()
        batch &+= 1
        var own = batch
        let outerCount = node.batchCount
        node.batchCount = count
        // The spec under way, and some around it, come after its children.
        scratch.reserve(node.batchCount + 16)
        defer { node.batchCount = outerCount }
        var index = 0
        while index < count {
            // A child that had batches of its own ends this one: later questions get a new number.
            if batch != own {
                batch &+= 1
                own = batch
            }
            do {
                try measure(&index, &self)
            } catch {
                guard case .suspended = error.reason else { throw error }
                suspension = error
                // The others of the batch may be asked.
                heldInterruption = heldInterruption ?? node.interruption
                node.interruption = nil
            }
            index += 1
        }
        node.interruption = node.interruption ?? heldInterruption
        batch &+= 1
        if let suspension { throw suspension }
    }

    /// Places a measured child; what is placed later is drawn in front.
    ///
    /// - Parameters:
    ///   - child: A child that this spec has measured and not yet placed.
    ///   - position: The position of its origin, in points, in the spec's coordinates.
    @inline(__always)
    public mutating func place(_ child: MeasuredElement, at position: LayoutPoint) {
        let index = Int(child.index)
        guard has(child), !scratch[index].isPlaced else {
            return report(.misplacedElement)
        }
        node.placed.nodeCount += scratch[index].nodeCount
        node.placed.elementCount += scratch[index].elementCount
        node.placed.commonReuse = node.placed.commonReuse.intersection(scratch[index].reuse)
        scratch[index].offset = usablePosition(position)
        scratch[index].notePlaced()
        if node.placed.last >= 0 {
            scratch[Int(node.placed.last)].next = child.index
        } else {
            node.placed.first = child.index
        }
        node.placed.last = child.index
    }

    /// The style that a child brings to its parent.
    ///
    /// To read the style of a node claims it, as measuring it does: no other node may read its
    /// style or measure it in the same layout.
    public mutating func style(of child: any LayoutElement) -> LayoutElementStyle {
        child.style(in: &self)
    }

    /// States the baselines of the spec under way, in points from its top; nil for none.
    ///
    /// Without it they are those of its first and its last placed child that have one.
    public mutating func setBaselines(first: Double?, last: Double?) {
        let type = specType
        node.placed.baselines = usableBaselines((first ?? .nan, last ?? .nan), of: typeName(type))
    }
}
