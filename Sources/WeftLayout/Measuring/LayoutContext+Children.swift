extension LayoutContext {
    /// Measures one child.
    ///
    /// - Parameters:
    ///   - child: A node or a spec.
    ///   - constrainedSize: The sizes that it may take, in points, before its own style is applied.
    ///   - parentSize: The size that fractions in its style refer to, in points. If it is nil, each
    ///     dimension is the largest allowed one where that is finite, and undefined elsewhere.
    /// - Returns: The measured child, ready to be placed.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement. A node keeps an answer for each range in which it was asked,
    ///   and searches these answers each time, so asking one node in *k* ranges is O(*k*²).
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

    /// Measures several children in the same range, possibly at the same time.
    ///
    /// - Parameters:
    ///   - children: Nodes and specs.
    ///   - constrainedSize: The sizes that each may take, in points, before its own style is
    ///     applied.
    ///   - parentSize: The same as for one child.
    /// - Returns: The measured children, in their order.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement per child.
    public mutating func measure(
        _ children: [any LayoutElement],
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        try measure(
            children.map { MeasurementRequest($0, in: constrainedSize, parentSize: parentSize) }
        )
    }

    /// Measures several children, each in a range of its own, possibly at the same time.
    ///
    /// - Returns: The measured children, in the order of the requests.
    /// - Throws: `LayoutInterruption`, which the spec passes on at once.
    /// - Complexity: One measurement per request.
    public mutating func measure(
        _ requests: [MeasurementRequest]
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

    /// Measures several children, each in a range of its own, for a parent that reads nothing but
    /// the sizes from their styles.
    mutating func measure(
        _ requests: [MeasurementRequest],
        for parent: Any.Type
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

    /// Measures children in one batch, and forgets in which other ranges they would come out the
    /// same.
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

    /// Refuses further questions from a spec that goes on after it was interrupted.
    ///
    /// Its measurements would not count. It might also claim nodes that belong to others, and that
    /// it asks for only because it got no answer.
    @inlinable @inline(__always)
    package func checkInterruption() throws(LayoutInterruption) {
        if let interruption = node.interruption { throw LayoutInterruption(interruption) }
    }

    /// Runs a batch of independent measurements.
    ///
    /// If a measurement is suspended, the following ones are still asked for, so that all of them
    /// can be measured at the same time. The batch as a whole is then suspended.
    ///
    /// - Parameter measure: Measures the child with the given index. If it measures further
    ///   children too, it moves the index on to that of the last one.
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
        // With room for the spec under way and some around it, which come after its children.
        scratch.reserve(count + 16)
        defer { node.batchCount = outerCount }
        var index = 0
        while index < count {
            // A child with batches of its own ends this one: later questions get a new number.
            if batch != own {
                batch &+= 1
                own = batch
            }
            do {
                try measure(&index, &self)
            } catch {
                guard case .suspended = error.reason else { throw error }
                suspension = error
                // The rest of the batch may still be asked.
                heldInterruption = heldInterruption ?? node.interruption
                node.interruption = nil
            }
            index += 1
        }
        node.interruption = node.interruption ?? heldInterruption
        batch &+= 1
        if let suspension { throw suspension }
    }

    /// Places a measured child, in front of the children that were placed before it.
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

    /// Returns the style that a child brings to its parent.
    ///
    /// Reading the style of a node claims the node, as measuring it does: in the same layout, no
    /// other node may read its style or measure it.
    public mutating func style(of child: any LayoutElement) -> LayoutElementStyle {
        child.style(in: &self)
    }

    /// Sets the baselines of the spec under way, in points from its top; nil for none.
    ///
    /// Without this call, the first baseline is that of the first placed child that has one, and
    /// the last baseline is that of the last placed child that has one. Outside of a spec, nothing
    /// happens.
    public mutating func setBaselines(first: Double?, last: Double?) {
        if node.spec == 0 { return }
        let type = specType
        node.placed.baselines = usableBaselines(Baselines(first, last), of: typeName(type))
    }
}
