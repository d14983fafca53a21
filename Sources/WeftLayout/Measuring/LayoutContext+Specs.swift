extension LayoutContext {
    /// What a spec needs to restore when it is done.
    struct SpecFrame {
        let placed: PlacedList
        let spec: Int32
        let specType: Any.Type
    }

    /// Enters a spec.
    mutating func beginSpec(_ type: Any.Type) throws(LayoutInterruption) -> SpecFrame {
        if node.specDepth >= Self.maximumSpecDepth {
            throw fail(LayoutError(.specsTooDeep(limit: Self.maximumSpecDepth), path: ""))
        }
        guard hasRoomForSpec() else { throw LayoutInterruption(.suspended) }
        node.specDepth += 1
        let frame = SpecFrame(placed: node.placed, spec: node.spec, specType: specType)
        node.placed = PlacedList(base: scratch.count)
        node.specCount = node.specCount < .max ? node.specCount + 1 : 1
        node.spec = node.specCount
        specType = type
        return frame
    }

    /// Whether there is room on the thread's stack for another spec. If not, the measurement under
    /// way is suspended, and nothing that it goes on to measure counts.
    package mutating func hasRoomForSpec() -> Bool {
        if stackGuard.hasRoomForSpec { return true }
        node.interruption = .suspended
        return false
    }

    /// Returns to the spec around the one under way.
    mutating func leaveSpec(_ frame: SpecFrame) {
        node.specDepth -= 1
        node.placed = frame.placed
        node.spec = frame.spec
        specType = frame.specType
    }

    /// Leaves a spec that has returned its size, and enters it into the scratch of its parent.
    mutating func endSpec<Spec: LayoutSpec>(
        _ frame: SpecFrame,
        size: LayoutSize,
        in range: SizeRange,
        style: LayoutElementStyle,
        of spec: borrowing Spec
    ) -> MeasuredElement {
        let ownSize = size
        let size = usableSize(clamp(ownSize, to: range), of: typeName(Spec.self))
        dropUnplacedIfMany()
        let children = node.placed
        let number = node.spec
        leaveSpec(frame)
        // A pattern, which counts no reference.
        if case .some = trace {
            noteMeasurement(of: ~number, copy spec, in: range, size: size, style: style)
        }
        if children.last >= 0 {
            scratch[Int(children.last)].next = ~Int32(truncatingIfNeeded: scratch.count)
        }
        var baselines = children.baselines ?? baselines(ofChildrenFrom: children.first)
        apply(style, to: &baselines, height: size.height)
        let lacksSize =
            size.isEmpty && (!ownSize.isValid || lackSize(childrenFrom: children.first))
        // Otherwise the result is not the one whose reuse the spec has stated.
        let isAsMeasured =
            children.reuse.isKnown && size == ownSize && style.concernsStackOnly && !lacksSize
        return enter(
            ScratchElement(
                of: ~number,
                baselines,
                firstChild: children.first,
                nodeCount: children.nodeCount,
                elementCount: children.elementCount + 1,
                lacksSize: lacksSize,
                reuse: isAsMeasured ? children.reuse : .nowhere
            ),
            size: size
        )
    }

    // Here and below, what is rare is done in a function of its own, which is called last. So the
    // usual way needs no registers to be saved for a call.
    /// Enters a measured node with a style into the scratch of the spec under way.
    ///
    /// - Parameter reuse: In which other ranges the node would be the same; it counts only if the
    ///   style concerns nobody but a stack.
    package mutating func append(
        node: Int32,
        size: LayoutSize,
        baselines: Baselines,
        lacksSize: Bool,
        reuse: Reuse = .nowhere,
        style: LayoutElementStyle
    ) -> MeasuredElement {
        let stated = style.assignedProperties
        let reuse = stated.isSubset(of: .stack) ? reuse : .nowhere
        if scratch.isFull || !stated.isDisjoint(with: .baselines) {
            return makeRoomAndAppend(
                node: node,
                size: size,
                baselines: baselines,
                lacksSize: lacksSize,
                reuse: reuse,
                style: style
            )
        }
        let element = ScratchElement(of: node, baselines, lacksSize: lacksSize, reuse: reuse)
        return enterInPlace(element, size: size)
    }

    /// Does the same as `append` if there is no room, or if the style states baselines.
    @inline(never)
    private mutating func makeRoomAndAppend(
        node: Int32,
        size: LayoutSize,
        baselines: Baselines,
        lacksSize: Bool,
        reuse: Reuse,
        style: LayoutElementStyle
    ) -> MeasuredElement {
        var baselines = baselines
        apply(style, to: &baselines, height: size.height)
        return enter(
            ScratchElement(of: node, baselines, lacksSize: lacksSize, reuse: reuse),
            size: size
        )
    }

    /// Enters a measured node of an array, without a style, into the scratch of the stack under
    /// way, and adds it to the stack's items.
    ///
    /// The stack has made room for all nodes of the array, and what they have measured themselves
    /// was dropped.
    package mutating func appendStackChild(
        node: Int32,
        size: LayoutSize,
        baselines: Baselines,
        lacksSize: Bool,
        reuse: Reuse
    ) {
        let element = ScratchElement(of: node, baselines, lacksSize: lacksSize, reuse: reuse)
        let measured = enterInPlace(element, size: size)
        stackItems.appendInPlace(StackItem(measured, style: -1))
    }

    /// Enters an element into the scratch of the spec under way.
    @inline(__always)
    private mutating func enter(_ element: ScratchElement, size: LayoutSize) -> MeasuredElement {
        scratch.reserve(1)
        return enterInPlace(element, size: size)
    }

    /// Enters an element into the scratch of the spec under way, where there must be room for it.
    @inline(__always)
    private mutating func enterInPlace(
        _ element: ScratchElement,
        size: LayoutSize
    ) -> MeasuredElement {
        if !element.baselines.isNone { node.hasBaselines = true }
        scratch.appendInPlace(element)
        return MeasuredElement(size: size, index: Int32(truncatingIfNeeded: scratch.count - 1))
    }

    /// Ends the measurement with an error, and returns the interruption for the specs on the way
    /// out.
    package mutating func fail(_ error: LayoutError) -> LayoutInterruption {
        if node.interruption == nil {
            node.interruption = .failed
            failure = error
        }
        return LayoutInterruption(.failed)
    }

    /// Overrides measured baselines with a style's ascender and descender, if these are set to
    /// finite numbers.
    private func apply(
        _ style: LayoutElementStyle,
        to baselines: inout Baselines,
        height: Double
    ) {
        guard !style.assignedProperties.isDisjoint(with: .baselines) else { return }
        let usable = style.assignedProperties.subtracting(style.values.odd)
        if usable.contains(.ascender) { baselines.first = style.ascender }
        if usable.contains(.descender) { baselines.last = height + style.descender }
    }

    /// Whether a placed child is empty because it has no size of its own.
    private func lackSize(childrenFrom first: Int32) -> Bool {
        var index = first
        while index >= 0 {
            if scratch[Int(index)].lacksSize { return true }
            index = scratch[Int(index)].next
        }
        return false
    }

    /// The first baseline of the first placed child that has one, and the last baseline of the last
    /// placed child that has one.
    private func baselines(ofChildrenFrom first: Int32) -> Baselines {
        var result = Baselines.none
        if !node.hasBaselines { return result }
        var index = first
        while index >= 0 {
            let child = scratch[Int(index)]
            let baselines = child.baselines
            if result.first.isNaN { result.first = child.offset.y + baselines.first }
            if !baselines.last.isNaN { result.last = child.offset.y + baselines.last }
            index = child.next
        }
        return result
    }
}
