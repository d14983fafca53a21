import WeftLayout

extension MeasuringWorker {
    /// Measures the nodes of an array in a round of a stack, from an index on, and enters them into
    /// the scratch of the spec under way.
    ///
    /// - Parameters:
    ///   - index: The index of the first node; on return, that of the last node looked at.
    ///   - solver: Provides the ranges, or says that there is nothing to measure, and takes the
    ///     measurements.
    func measure(
        _ nodes: NodeList,
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        switch round {
        case .first: try measureNodes(nodes, from: &index, for: solver, context: &context)
        case .flexed: try measureFlexed(nodes, from: &index, for: solver, context: &context)
        }
    }

    /// Measures the nodes of an array for a stack of the node under way, from an index on.
    ///
    /// Most leaves of a first layout are measured instantly, and belonged to no tree before. What
    /// holds for all of them is determined once: what those without a style are asked, and whether
    /// that range is valid. Nothing else has to be looked up, since no cache entry and no pin knows
    /// these leaves, and this measurement has neither asked for them nor put them off.
    ///
    /// - Parameters:
    ///   - index: The index of the first node; on return, that of the last node looked at.
    ///   - solver: Reads the base styles that are not empty, and enters the nodes among the stack's
    ///     items.
    private func measureNodes(
        _ nodes: NodeList,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        keep(nodes)
        var plainAsk = PlainAsk(
            key: CacheKey(solver.plainRange, environment: context.environmentNumber),
            isValid: solver.plainRange.isValid,
            firstRemark: context.remarkCount
        )
        nodes.prefetch(from: index)
        while true {
            try nodes.withNode(index) { node throws(LayoutInterruption) in
                try measureNode(node, &plainAsk, for: solver, context: &context)
            }
            if index == nodes.count - 1 { return }
            index += 1
        }
    }

    /// Keeps the nodes of an array alive for the node under way, unless that array was the last one
    /// kept.
    private func keep(_ nodes: NodeList) {
        let address = unsafe nodes.objects.withUnsafeBufferPointer {
            UInt(bitPattern: $0.baseAddress)
        }
        if asker.keptArray == address { return }
        asker.keptArray = address
        scratch.keep(nodes.handles)
    }

    /// The question for all nodes of an array that have no style.
    private struct PlainAsk {
        let key: CacheKey
        /// Whether the range of the key is valid.
        let isValid: Bool
        /// The number of remarks before a leaf is measured.
        var firstRemark: Int
        /// The index of the key among the keys of the node under way; -1 until it is known.
        var keyIndex: Int32 = -1
    }

    /// Measures a node of an array, unless the solver puts it off.
    @inline(__always)
    private func measureNode(
        _ node: NodeHandle,
        _ plainAsk: inout PlainAsk,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        guard let site = adoptNew(node) else {
            return try measureKnown(node, &plainAsk, for: solver, context: &context)
        }
        // This is a function because a closure would not be inlined.
        @inline(__always)
        func measure(_ state: NodeState) throws(LayoutInterruption) {
            guard state.baseStyle.isEmpty, state.isPlainInstantLeaf, plainAsk.isValid
            else {
                return try measureItem(
                    node,
                    site,
                    state,
                    &plainAsk,
                    for: solver,
                    context: &context
                )
            }
            let answer = measureLeaf(
                state,
                site,
                plainAsk.key,
                in: plainAsk.key.range,
                firstRemark: plainAsk.firstRemark,
                context: &context
            )
            if plainAsk.keyIndex < 0 {
                plainAsk.keyIndex = scratch.index(of: plainAsk.key, from: asker.mark)
            }
            enterNewLeaf(node, site, plainAsk.keyIndex, answer, context: &context)
            try chargeInstantLeaf(context: &context)
        }
        // The record keeps the state alive, and the state changes only between passes.
        try unsafe site.record.unretainedState.withBorrowed(measure)
    }

    /// Measures a node of an array that was known before, unless the solver puts it off.
    @inline(never)
    private func measureKnown(
        _ node: NodeHandle,
        _ plainAsk: inout PlainAsk,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let site = try own(node, for: asker.link, context: &context)
        // The proof is the same as in `measureNode`.
        return try unsafe site.record.unretainedState.withBorrowed {
            state throws(LayoutInterruption) in
            try measureItem(
                node,
                site,
                state,
                &plainAsk,
                for: solver,
                context: &context
            )
        }
    }

    /// Measures a node of any kind, whose site is known, unless the solver puts it off.
    @inline(__always)
    private func measureItem(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ state: NodeState,
        _ plainAsk: inout PlainAsk,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        if state.baseStyle.isEmpty {
            try askStackChild(node, site, plainAsk.key, &plainAsk.keyIndex, context: &context)
        } else if let range = solver.begin(
            state.baseStyle,
            styleToken: site.slot,
            AnyDisplayNode(handle: node),
            context: &context
        ) {
            let measured = try askStyled(
                node,
                site,
                state,
                in: range,
                parentSize: solver.parentSize,
                context: &context
            )
            solver.enter(measured, context: &context)
        }
        plainAsk.firstRemark = context.remarkCount
    }

    // Not inlined: the compiler would make a closure for each copy, and merge these closures into
    // one that the others call.
    /// Measures the nodes of an array again for a stack that has flexed, from an index on, as far
    /// as the solver asks for them.
    @inline(never)
    private func measureFlexed(
        _ nodes: NodeList,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try solver.measureFlexed(from: &index, to: nodes.count, context: &context) {
            index,
            styleToken,
            range,
            context throws(LayoutInterruption) in
            try nodes.withNode(index) { node throws(LayoutInterruption) in
                try measureFlexed(
                    node,
                    // The node has flexed, so its style was read, and its slot became the token.
                    slots.site(of: styleToken),
                    in: range,
                    parentSize: solver.parentSize,
                    context: &context
                )
            }
        }
    }

    /// Measures a node of an array again.
    ///
    /// - Parameter styleToken: The token that the solver was given together with the node's style;
    ///   negative if there is none.
    func measure(
        _ node: NodeHandle,
        styleToken: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let site =
            styleToken >= 0
            ? slots.site(of: styleToken) : try own(node, for: asker.link, context: &context)
        // The record keeps the state alive, which keeps the style alive; both change only between
        // passes.
        return try unsafe site.record.unretainedState.withBorrowed {
            state throws(LayoutInterruption) in
            try ask(
                node,
                site,
                state,
                in: constrainedSize,
                parentSize: parentSize,
                context: &context
            )
        }
    }

    /// Measures a node of an array that has flexed. Most such nodes have a stated length, and are
    /// measured for the first time.
    @inline(__always)
    private func measureFlexed(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // The record keeps the state alive, and the state changes only between passes.
        try unsafe site.record.unretainedState.withBorrowed { state throws(LayoutInterruption) in
            guard site.record.newest.isVacant, state.isPlainInstantLeaf else {
                return try askStyled(
                    node,
                    site,
                    state,
                    in: constrainedSize,
                    parentSize: parentSize,
                    context: &context
                )
            }
            return try measureNewLeaf(
                node,
                site,
                state,
                in: context.narrow(
                    constrainedSize,
                    to: state.baseStyle,
                    of: node,
                    parentSize: parentSize
                ),
                context: &context
            )
        }
    }

    // Not inlined, so that new leaves pay nothing for it.
    /// Asks a node of an array that has a style.
    @inline(never)
    private func askStyled(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ state: NodeState,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try ask(
            node,
            site,
            state,
            in: constrainedSize,
            parentSize: parentSize,
            context: &context
        )
    }
}
