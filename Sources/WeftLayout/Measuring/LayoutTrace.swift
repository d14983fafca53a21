/// What was asked of the specs and nodes in the spec of one node, and what they answered.
///
/// A context that has a trace notes each measurement in it. Ordinary layouts have none.
package final class LayoutTrace {
    /// A measurement of an element for the spec around it.
    package struct Measurement {
        /// The token of a node; for a spec the complement of its number, which is negative.
        package let element: Int32

        /// The number of the spec that asked; 0 for the node itself.
        package let asker: Int32

        /// The name of a spec's type; empty for a node.
        package let specName: String

        /// What a spec is set to.
        package let specParameters: [String]

        /// The element's style, or as much of it as may have affected the range.
        package let style: LayoutElementStyle

        /// The range after that style was applied, in points.
        package let range: SizeRange

        /// The answer, in points.
        package let size: LayoutSize
    }

    /// The measurements in the order in which they ended.
    package fileprivate(set) var measurements: [Measurement] = []

    /// Creates a trace without measurements.
    package init() {}
}

extension LayoutContext {
    /// Notes what was asked of a node or a spec for the spec under way, if there is a trace.
    ///
    /// - Parameters:
    ///   - element: The token that the engine gave with a node's answer, or the complement of a
    ///     spec's number.
    ///   - spec: The spec; nil for a node.
    @inline(never)
    package func noteMeasurement(
        of element: Int32,
        _ spec: (any LayoutSpec)? = nil,
        in range: SizeRange,
        size: LayoutSize,
        style: LayoutElementStyle
    ) {
        guard let trace else { return }
        trace.measurements.append(
            LayoutTrace.Measurement(
                element: element,
                asker: node.spec,
                specName: spec.map { typeName(type(of: $0)) } ?? "",
                specParameters: spec?.debugParameters ?? [],
                style: style,
                range: range,
                size: size
            )
        )
    }

    /// Visits an element that was measured for the node under way, and everything that was placed
    /// in it, depth first: each spec before what it has placed.
    ///
    /// - Parameter body: Receives the element, as in `LayoutTrace.Measurement`, how many specs are
    ///   around it, and its offset. If the placements of the node's root have been asked for
    ///   before, which adds up the offsets, that is its origin in the node, in points.
    /// - Complexity: O(*n*) in the number of elements that were placed.
    package func forEachPlacedElement(
        from root: MeasuredElement,
        _ body: (_ element: Int32, _ depth: Int, _ origin: LayoutPoint) -> Void
    ) {
        guard has(root) else { return }
        var index = root.index
        var depth = 0
        while true {
            body(scratch[Int(index)].token, depth, scratch[Int(index)].offset)
            var next = scratch[Int(index)].firstChild
            if next >= 0 { depth += 1 }
            while next < 0 {
                if index == root.index { return }
                next = scratch[Int(index)].next
                if next < 0 {
                    index = ~next
                    depth -= 1
                }
            }
            index = next
        }
    }
}
