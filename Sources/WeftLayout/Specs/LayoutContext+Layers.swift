extension LayoutContext {
    /// Measures the child of a spec, and then another element at exactly the child's size, which is
    /// also its parent size. The spec gets the child's baselines.
    ///
    /// - Returns: Both elements, and the size of the spec: that of the child, clamped to the range.
    ///   A child with a pixel grid of its own may be rounded to a size outside the range.
    mutating func measureLayers(
        of type: Any.Type,
        _ child: any LayoutElement,
        _ other: any LayoutElement,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize
    ) throws(LayoutInterruption) -> (
        child: MeasuredElement, other: MeasuredElement, size: LayoutSize
    ) {
        let style = sizeStyle(of: child, in: type)
        let otherStyle = sizeStyle(of: other, in: type)
        let measured = try measure(
            child,
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            for: type
        )
        // The other element depends on the child's size, so the two cannot form a batch.
        batch &+= 1
        let layer = try measure(
            other,
            in: SizeRange(exactly: measured.size),
            parentSize: measured.size.definedWhereFinite,
            style: otherStyle,
            for: type,
            noting: LayoutDiagnostic.Kind.overruledLayer
        )
        let size = pixelGrid.ceil(measured.size.clamped(to: constrainedSize))
        // Where the child would be the same, so would the spec, and the other element is asked for
        // the same size again.
        if size == measured.size {
            stateReuse(reuse(of: measured).intersection(.whereItFits), of: type)
        }
        setBaselines(first: firstBaseline(of: measured), last: lastBaseline(of: measured))
        return (measured, layer, size)
    }
}
