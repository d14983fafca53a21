extension LayoutContext {
    /// A diagnostic, and the spec that was under way.
    @usableFromInline
    struct Remark: Sendable {
        let diagnostic: LayoutDiagnostic
        var spec: Int32
    }

    /// Notes something odd that becomes a diagnostic of the commit if the node gets a place in it.
    ///
    /// It counts if what is measured here is placed. What a spec around it measures once more, as a
    /// stack does with a child that it stretches, is placed as it was measured last.
    ///
    /// It is about the spec that is measuring.
    public mutating func report(_ kind: LayoutDiagnostic.Kind) {
        report(kind, of: typeName(specType))
    }

    /// Notes something odd about an element; about the node under way if there is none.
    @usableFromInline
    package mutating func report(_ kind: LayoutDiagnostic.Kind, of element: String?) {
        remarks.append(Remark(diagnostic: LayoutDiagnostic(kind, of: element), spec: node.spec))
    }

    /// What the node under way met, each thing once and in the order of measuring.
    ///
    /// What a spec met in a measurement that was not placed does not count: a stack may measure a
    /// child in a range that is undefined and then in one that is not.
    ///
    /// - Parameter root: The root of the node's spec; nil if it has none.
    /// - Complexity: O(1) if nothing was odd, else linear in the elements that were placed and in
    ///   what was odd.
    package func diagnostics(of root: MeasuredElement?) -> [LayoutDiagnostic] {
        if remarks.count == node.firstRemark { return [] }
        let specs = specs(placedIn: root).union([0])
        let placed = remarks[node.firstRemark...].lazy.filter { specs.contains($0.spec) }
        return placed.map(\.diagnostic).withoutRepeats
    }

    /// The remarks from an index on about ratios that had nothing to be taken of, by the numbers of
    /// their specs.
    ///
    /// - Complexity: O(*n*) in the number of remarks from there on.
    func unboundedRatios(from first: Int) -> [Int32: [Int]] {
        var ratios: [Int32: [Int]] = [:]
        for index in first..<remarks.count {
            if case .unboundedRatio = remarks[index].diagnostic.kind {
                ratios[remarks[index].spec, default: []].append(index)
            }
        }
        return ratios
    }

    /// Lets those remarks count for the spec under way that were made in a measurement, though it
    /// is not going to be placed.
    ///
    /// - Returns: Whether there were any.
    mutating func keep(_ ratios: [Int32: [Int]], of element: MeasuredElement) -> Bool {
        if ratios.isEmpty { return false }
        let kept = specs(placedIn: element).flatMap { ratios[$0] ?? [] }
        for index in kept { remarks[index].spec = node.spec }
        return !kept.isEmpty
    }

    /// The numbers of the specs that were placed in an element, and its own.
    private func specs(placedIn root: MeasuredElement?) -> Set<Int32> {
        var specs: Set<Int32> = []
        guard let root, has(root) else { return specs }
        func note(_ element: borrowing ScratchElement) {
            if element.token < 0 { specs.insert(~element.token) }
        }
        note(scratch[Int(root.index)])
        forEachElement(placedFrom: scratch[Int(root.index)].firstChild) { note(scratch[$0]) }
        return specs
    }

    /// What an element is called in a diagnostic.
    package static func name(of element: any LayoutElement) -> String {
        (element as? any NamedElement)?.diagnosticName ?? typeName(type(of: element))
    }

    /// How many remarks there are about the nodes under way.
    @inlinable package var remarkCount: Int { remarks.count }

    /// Takes the last remarks out: what a leaf met that is measured for the node under way.
    package mutating func takeDiagnostics(from index: Int) -> [LayoutDiagnostic] {
        if remarks.count == index { return [] }
        defer { remarks.removeSubrange(index...) }
        return remarks[index...].lazy.map(\.diagnostic).withoutRepeats
    }
}

extension LayoutDiagnostic.Kind {
    /// That a property has a number which cannot be followed.
    static func invalidValue(_ number: Double, _ property: StaticString) -> Self {
        .invalidValue(property: "\(property)", value: "\(number)")
    }
}

extension Sequence where Element: Hashable {
    /// The elements, each where it comes first.
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
