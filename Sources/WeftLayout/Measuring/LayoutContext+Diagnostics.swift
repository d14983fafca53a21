extension LayoutContext {
    /// A diagnostic, and the spec that was under way.
    struct Remark {
        let kind: LayoutDiagnostic.Kind
        var spec: Int32
    }

    /// What the node under way met, each thing once and in the order of measuring.
    ///
    /// What a spec met in a measurement that was not placed does not count: a stack may measure a
    /// child in a range that is undefined and then in one that is not.
    ///
    /// - Parameter root: The root of the node's spec; nil if it has none.
    /// - Complexity: O(1) if nothing was odd, else linear in the elements that were placed.
    package func diagnostics(of root: MeasuredElement?) -> [LayoutDiagnostic.Kind] {
        if remarks.count == firstRemark { return [] }
        let specs = specs(placedIn: root).union([0])
        let placed = remarks[firstRemark...].lazy.filter { specs.contains($0.spec) }
        return placed.map(\.kind).withoutRepeats
    }

    /// Lets it count for the spec under way that ratios in a measurement had nothing to be taken of, though
    /// the measurement is not going to be placed.
    ///
    /// - Returns: Whether there were any.
    mutating func keepUnboundedRatios(of element: MeasuredElement) -> Bool {
        if remarks.count == firstRemark { return false }
        let specs = specs(placedIn: element)
        let kept = remarks.indices[firstRemark...].filter { index in
            if case .unboundedRatio = remarks[index].kind {
                specs.contains(remarks[index].spec)
            } else {
                false
            }
        }
        for index in kept { remarks[index].spec = spec }
        return !kept.isEmpty
    }

    /// The numbers of the specs that were placed in an element, and its own.
    private func specs(placedIn root: MeasuredElement?) -> Set<Int32> {
        var specs: Set<Int32> = []
        var pending = root.map { [$0.index] } ?? []
        while let index = pending.popLast() {
            let element = scratch[Int(index)]
            if element.node < 0 { specs.insert(~element.node) }
            var child = element.firstChild
            while child >= 0 {
                pending.append(child)
                child = scratch[Int(child)].next
            }
        }
        return specs
    }

    /// How many remarks there are about the nodes under way.
    package var remarkCount: Int { remarks.count }

    /// Takes the last remarks out: what a leaf met that is measured for the node under way.
    package mutating func takeDiagnostics(from index: Int) -> [LayoutDiagnostic.Kind] {
        if remarks.count == index { return [] }
        defer { remarks.removeSubrange(index...) }
        return remarks[index...].lazy.map(\.kind).withoutRepeats
    }
}

extension Sequence where Element: Hashable {
    /// The elements, each where it comes first.
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
