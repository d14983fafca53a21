extension LayoutContext {
    /// A diagnostic, and the spec that was under way.
    struct Remark {
        let kind: LayoutDiagnostic.Kind
        let spec: Int32
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
        var specs: Set<Int32> = [0]
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
        var seen: Set<LayoutDiagnostic.Kind> = []
        return remarks[firstRemark...].compactMap { remark in
            guard specs.contains(remark.spec) else { return nil }
            return seen.insert(remark.kind).inserted ? remark.kind : nil
        }
    }
}
