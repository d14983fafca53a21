extension LayoutContext {
    /// A diagnostic, and the spec that was under way.
    @usableFromInline
    struct Remark: Sendable {
        let diagnostic: LayoutDiagnostic
        var spec: Int32
    }

    /// Reports something odd, which becomes a diagnostic if the node has a place in the commit.
    ///
    /// The diagnostic is about the spec under way, or about the node if no spec is. It counts only
    /// if the spec is placed as it is measured here. A spec that is measured again, such as a child
    /// that its stack stretches, is placed as it was measured last.
    @inline(never)
    public mutating func report(_ kind: LayoutDiagnostic.Kind) {
        report(kind, of: node.spec == 0 ? nil : typeName(specType))
    }

    /// Notes something odd about an element, or about the node under way if the element is nil.
    @usableFromInline
    package mutating func report(_ kind: LayoutDiagnostic.Kind, of element: String?) {
        remarks.append(Remark(diagnostic: LayoutDiagnostic(kind, of: element), spec: node.spec))
    }

    /// The diagnostics of the node under way, each of them once, in the order of measuring.
    ///
    /// What a spec reported in a measurement that was not placed does not count: a stack may
    /// measure a child first in a range that leaves something undefined, and then in one that does
    /// not.
    ///
    /// - Parameter root: The root of the node's spec; nil if it has none.
    /// - Complexity: O(1) if there are no remarks, otherwise linear in the number of placed
    ///   elements and of remarks.
    package func diagnostics(of root: MeasuredElement?) -> [LayoutDiagnostic] {
        if remarks.count == node.firstRemark { return [] }
        let specs = specs(placedIn: root).union([0])
        let placed = remarks[node.firstRemark...].lazy.filter { specs.contains($0.spec) }
        return placed.map(\.diagnostic).withoutRepeats
    }

    /// The indices of the remarks, from a given one on, about ratios that had no length to start
    /// from, by the numbers of their specs.
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

    /// Assigns to the spec under way those of the given remarks that were made by specs in an
    /// element, so that they count although the element is not going to be placed.
    ///
    /// - Returns: Whether there were any.
    mutating func keep(_ ratios: [Int32: [Int]], of element: MeasuredElement) -> Bool {
        if ratios.isEmpty { return false }
        let kept = specs(placedIn: element).flatMap { ratios[$0] ?? [] }
        for index in kept { remarks[index].spec = node.spec }
        return !kept.isEmpty
    }

    /// The numbers of the specs that were placed in an element, including its own if it is a spec.
    private func specs(placedIn root: MeasuredElement?) -> Set<Int32> {
        guard let root else { return [] }
        var specs: Set<Int32> = []
        forEachPlacedElement(from: root) { element, _, _ in
            if element < 0 { specs.insert(~element) }
        }
        return specs
    }

    /// The name of an element in diagnostics.
    package static func name(of element: any LayoutElement) -> String {
        (element as? any NamedElement)?.diagnosticName ?? typeName(type(of: element))
    }

    /// How many remarks there are about the nodes under way.
    @inlinable package var remarkCount: Int { remarks.count }

    /// Removes and returns the remarks from an index on: those of a leaf that is measured for the
    /// node under way.
    package mutating func takeDiagnostics(from index: Int) -> [LayoutDiagnostic] {
        if remarks.count == index { return [] }
        defer { remarks.removeSubrange(index...) }
        return remarks[index...].lazy.map(\.diagnostic).withoutRepeats
    }
}

extension LayoutDiagnostic.Kind {
    /// A property has a number that cannot be followed.
    static func invalidValue(_ number: Double, _ property: StaticString) -> Self {
        .invalidValue(property: "\(property)", value: number.plainText)
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repeats, each at its first position.
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
