import WeftLayout

extension NodeState {
    // Inlined, and not a method of the leaf's own class: the code of a generic class does not know
    // the content, so nothing but the call of the content would be gained there.
    /// Measures a leaf in a range to which the node's style has been applied.
    ///
    /// - Parameters:
    ///   - rareData: Receives what few leaves have in addition; nil on entry.
    ///   - reuse: Receives in which other ranges the answer is the same; none on entry.
    /// - Returns: The answer.
    @inline(__always)
    final func measureLeaf(
        in constrainedSize: SizeRange,
        rareData: inout LeafMeasurement.RareData?,
        reuse: inout Reuse,
        context: inout LayoutContext
    ) -> NodeAnswer {
        var leaf = measureContent(in: constrainedSize, context: context)
        let isValid = leaf.size.isValid
        let size = isValid ? leaf.size.clamped(to: constrainedSize) : leaf.size
        let rounded = context.usableSize(size, of: contentTypeName)
        // A length that is barely longer than a multiple of a pixel is rounded down.
        let hasRoom = rounded.width >= size.width && rounded.height >= size.height
        // Overrides may change the pixel grid, while an answer that follows from this one is
        // rounded to the inherited grid.
        if hasRoom, !hasOverrides {
            if leaf.holdsWhereItFits { reuse = .whereItGrows }
            if leaf.dependsOnWidthAlone { reuse.insert(.atItsWidth) }
        }
        guard let own = leaf.takeRareData() else {
            return NodeAnswer(size: rounded, lacksSize: !isValid)
        }
        rareData = own
        return answer(of: rounded, isValid: isValid, with: own, context: &context)
    }

    /// The answer of a leaf that has baselines, a payload or a diagnostic.
    ///
    /// - Parameter isValid: Whether the content has returned a size that an element can have.
    @inline(never)
    private final func answer(
        of size: LayoutSize,
        isValid: Bool,
        with rareData: LeafMeasurement.RareData,
        context: inout LayoutContext
    ) -> NodeAnswer {
        var lacksSize = !isValid
        if let diagnostic = rareData.diagnostic {
            context.report(diagnostic, of: contentTypeName)
            if case .noIntrinsicSize = diagnostic { lacksSize = true }
        }
        let baselines = Baselines(rareData.firstBaseline, rareData.lastBaseline)
        return NodeAnswer(
            size: size,
            baselines: context.usableBaselines(baselines, of: contentTypeName),
            lacksSize: lacksSize && size.isEmpty
        )
    }
}
