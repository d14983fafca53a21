extension StackSolver {
    /// In which other ranges the stack would be the same, once it has placed its children in one
    /// line.
    ///
    /// A child whose style states no length is asked for its size in 0…∞ along the main axis, and
    /// across it in a range that depends on nothing but the stack's own range; only children
    /// aligned by `stretch` get its minimum. So if a smaller maximum has room for the stack, and
    /// the children would be the same in it, they stay where they are.
    ///
    /// A larger length leaves all children where they are if they stand at the start and none of
    /// them grows. Otherwise, the stack is the same in exactly the size that it took by itself: in
    /// neither range is there space to distribute, and children that were stretched to that size
    /// are then asked for it directly.
    func reuse(of size: LayoutSize, context: borrowing LayoutContext) -> Reuse {
        let line = context.stackLines[firstLine]
        guard context.node.placed.commonReuse.isKnown, !wraps else { return .nowhere }
        var mayGrowAlong = alignment.justifyContent == .start && !alignment.isMainReversed
        for style in line.styles {
            // It has flexed.
            if !context.stackItemStyles[style].exactMain.isNaN { return .nowhere }
            if context.stackItemStyles[style].flexGrow > 0 { mayGrowAlong = false }
        }
        guard mayGrowAlong || line.length == axis.main(size),
            let mayGrowAcross = ignoresLength(across: line, in: size, context: context),
            mayGrowAcross || line.cross == axis.cross(size)
        else { return .nowhere }
        var reuse = Reuse.whereItFits
        if mayGrowAlong { reuse.insert(axis.growthAlong) }
        if mayGrowAcross { reuse.insert(axis.growthAcross) }
        return reuse
    }

    /// Whether all children stay where they are, however long the line is across.
    ///
    /// It is nil if a child is stretched but not as long as the line, or if a child is longer than
    /// the stack, by a rounding error of the baseline.
    @inline(__always)
    private func ignoresLength(
        across line: StackLine,
        in stack: LayoutSize,
        context: borrowing LayoutContext
    ) -> Bool? {
        if line.styles.isEmpty, alignment.alignItems == .start { return true }
        var isIgnored = true
        for item in line.items {
            let alignment = alignItems(of: context.stackItems[item], context: context)
            let length = axis.cross(context.stackItems[item].size)
            if length > axis.cross(stack) { return nil }
            if alignment == .start || alignment.isBaseline { continue }
            isIgnored = false
            if alignment == .stretch, length != line.cross { return nil }
        }
        return isIgnored
    }

    /// Passes on the reuse that a child stated for its first measurement to the measurement in
    /// which it is stretched across the stack, if the first one decides that.
    func keepReuse(
        of item: Int,
        for stretched: MeasuredElement,
        context: inout LayoutContext
    ) {
        let first = context.reuse(of: context.stackItems[item].measured)
        let decides = first.contains(axis.growthAcross)
        context.setReuse(decides ? first : .nowhere, of: stretched)
    }
}

extension StackAxis {
    /// That an element may grow along the axis.
    fileprivate var growthAlong: Reuse { self == .horizontal ? .wider : .higher }

    /// That an element may grow across the axis.
    fileprivate var growthAcross: Reuse { self == .horizontal ? .higher : .wider }
}
