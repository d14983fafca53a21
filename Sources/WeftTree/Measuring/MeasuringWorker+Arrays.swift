import WeftLayout

extension MeasuringWorker {
    /// Measures nodes of an array for the node under way, from an index on: the leaves without a
    /// style, and the node after them.
    ///
    /// Most leaves of a first layout are measured instantly, and no tree has had them before. What
    /// holds for all of these is looked up once: what they are asked, and whether it can be
    /// followed. And some things need no look: no entry of a cache and no pin knows them, nobody
    /// has asked for them in this measurement, and nobody has put them off.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; comes back as that of the last node that was looked
    ///     at.
    ///   - reader: Reads the base style of that one if it is not empty.
    /// - Returns: Whether it is empty. If not, the last one was not measured.
    func measurePlainNodes(
        _ nodes: NodeList,
        from index: inout Int,
        in constrainedSize: SizeRange,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        keep(nodes)
        var inquiry = Inquiry(
            key: CacheKey(constrainedSize, environment: context.environmentNumber),
            isValid: constrainedSize.isValid,
            firstRemark: context.remarkCount
        )
        while true {
            let outcome = try nodes.withNode(index) { node throws(LayoutInterruption) in
                try measurePlain(node, &inquiry, reader: reader, context: &context)
            }
            switch outcome {
            case .isStyled: return false
            case .isSpec: return true
            case .isLeaf: if index == nodes.count - 1 { return true }
            }
            index += 1
        }
    }

    /// Keeps the nodes of an array alive for the node under way, unless it is the array that was
    /// kept last.
    private func keep(_ nodes: NodeList) {
        let address = unsafe nodes.objects.withUnsafeBufferPointer {
            UInt(bitPattern: $0.baseAddress)
        }
        if frame.keptArray == address { return }
        frame.keptArray = address
        scratch.keep(nodes.handles)
    }

    /// What the nodes of an array are asked.
    private struct Inquiry {
        let key: CacheKey
        /// Whether an element can follow its range.
        let isValid: Bool
        /// How many remarks there are before a node is measured.
        let firstRemark: Int
        /// The index of the key among those of the node under way; -1 until it is known.
        var keyIndex: Int32 = -1
    }

    /// What a node of an array turned out to be.
    private enum PlainOutcome {
        /// One with a style, which was not measured.
        case isStyled
        /// One with subnodes, which was measured, or whose answer was known.
        case isSpec
        /// The same without subnodes.
        case isLeaf
    }

    /// Measures a node of an array, unless it has a style.
    @inline(__always)
    private func measurePlain(
        _ node: NodeHandle,
        _ inquiry: inout Inquiry,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> PlainOutcome {
        guard let cell = adoptNew(node) else {
            return try measureKnown(node, inquiry.key, reader: reader, context: &context)
        }
        // The record keeps the state, which changes between passes alone.
        return try unsafe cell.record.unretainedState._withUnsafeGuaranteedRef { state in
            Result { () throws(LayoutInterruption) in
                guard state.kind == .instantLeaf, !state.hasOverrides, inquiry.isValid,
                    state.baseStyle.isEmpty
                else {
                    return try measurePlain(
                        node,
                        cell,
                        state,
                        inquiry.key,
                        reader: reader,
                        context: &context
                    )
                }
                let answer = measureLeaf(
                    state,
                    cell,
                    inquiry.key,
                    in: inquiry.key.range,
                    firstRemark: inquiry.firstRemark,
                    context: &context
                )
                if inquiry.keyIndex < 0 {
                    inquiry.keyIndex = scratch.index(of: inquiry.key, from: frame.mark)
                }
                enterNewLeaf(node, cell, inquiry.keyIndex, answer, context: &context)
                try chargeInstantLeaf(context: &context)
                return .isLeaf
            }
        }.get()
    }

    /// The same for a node that was known before.
    @inline(never)
    private func measureKnown(
        _ node: NodeHandle,
        _ key: CacheKey,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> PlainOutcome {
        let cell = try own(node, for: frame.dependent, context: &context)
        // As above.
        return try unsafe cell.record.unretainedState._withUnsafeGuaranteedRef { state in
            Result { () throws(LayoutInterruption) in
                try measurePlain(node, cell, state, key, reader: reader, context: &context)
            }
        }.get()
    }

    /// The same for a node of any kind whose cell was found.
    @inline(__always)
    private func measurePlain(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ state: NodeState,
        _ key: CacheKey,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> PlainOutcome {
        guard state.baseStyle.isEmpty else {
            reader.read(state.baseStyle, token: cell.slot, context: &context)
            return .isStyled
        }
        _ = try measure(
            node,
            cell,
            key,
            style: LayoutElementStyle(),
            isKept: true,
            context: &context
        )
        return state.kind == .spec ? .isSpec : .isLeaf
    }
}
