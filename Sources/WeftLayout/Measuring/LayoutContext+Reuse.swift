extension LayoutContext {
    /// In which other ranges that would be the same which contains an element alone, and grows with
    /// it.
    ///
    /// A spec that grows leaves everything in it as it is. A node would have another frame.
    package func reuse(ofWhatContains element: MeasuredElement) -> Reuse {
        let reuse = reuse(of: element)
        guard reuse.isKnown else { return .nowhere }
        if scratch[Int(element.index)].token >= 0 { return .whereItFits }
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
}
