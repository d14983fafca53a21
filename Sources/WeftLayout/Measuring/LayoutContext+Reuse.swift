extension LayoutContext {
    /// In which other ranges a spec or a node would be the same if it contains just this element,
    /// and grows with it.
    ///
    /// A spec that grows leaves everything in it as it is, whereas a node that grows gets another
    /// frame.
    package func reuse(ofWhatContains element: MeasuredElement) -> Reuse {
        let reuse = reuse(of: element)
        guard reuse.isKnown else { return .nowhere }
        if scratch[Int(element.index)].token >= 0 { return .whereItFits }
        return reuse.intersection([.whereItFits, .wider, .higher])
    }

    /// States in which other ranges the spec under way would be the same.
    ///
    /// - Parameter type: The type of the spec that states this. If the spec under way is of another
    ///   type, and only uses the layout of this one, nothing is noted: it may have chosen that
    ///   layout by the range, or may go on to do more.
    @inline(__always)
    mutating func stateReuse(_ reuse: Reuse, of type: Any.Type) {
        if specType == type { node.placed.reuse = reuse }
    }

    /// In which other ranges an element would be the same, as far as is known.
    func reuse(of element: MeasuredElement) -> Reuse {
        has(element) ? scratch[Int(element.index)].reuse : .nowhere
    }

    /// Forgets in which other ranges an element would be the same: whoever returned it as its own
    /// answer may have been asked in another range.
    ///
    /// - Parameter keepsItsRange: Whether it was asked in just that range; evaluated only if it
    ///   matters.
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
