/// What was asked of the specs and nodes in the spec of one node, and what they answered.
///
/// A context that has one notes each measurement in it. Layouts have none.
package final class LayoutTrace {
    /// A measurement of an element for the spec around it.
    package struct Measurement {
        /// The token of a node; for a spec the complement of its number, which is negative.
        package let element: Int32

        /// The number of the spec that asked; 0 for the node itself.
        package let asker: Int32

        /// The name of a spec's type; empty for a node.
        package let specName: String

        /// The element's style, as far as the range may follow from it.
        package let style: LayoutElementStyle

        /// The range within that style, in points.
        package let range: SizeRange

        /// The answer, in points.
        package let size: LayoutSize
    }

    /// The measurements in the order in which they ended.
    package fileprivate(set) var measurements: [Measurement] = []

    /// Makes a trace without measurements.
    package init() {}
}

extension LayoutContext {
    /// Notes what was asked of a node or a spec for the spec under way, if there is a trace.
    ///
    /// - Parameters:
    ///   - element: The token that the engine has given with the node's answer; the complement of
    ///     the spec's number.
    ///   - specName: The name of the spec's type; empty for a node.
    @inline(never)
    package func noteMeasurement(
        of element: Int32,
        _ specName: @autoclosure () -> String = "",
        in range: SizeRange,
        size: LayoutSize,
        style: LayoutElementStyle
    ) {
        guard let trace else { return }
        trace.measurements.append(
            LayoutTrace.Measurement(
                element: element,
                asker: node.spec,
                specName: specName(),
                style: style,
                range: range,
                size: size
            )
        )
    }

    /// The elements from the root of the node's spec down to a node that was placed in it, and
    /// where each lies in the node under way, in points.
    ///
    /// The placements of the root were asked for before, which has added up the offsets.
    ///
    /// - Complexity: O(*n*) in the number of elements that were placed.
    package func way(
        to token: Int32,
        from root: MeasuredElement
    ) -> [(element: Int32, origin: LayoutPoint)] {
        guard has(root) else { return [] }
        var index = root.index
        if scratch[Int(index)].node != token {
            index = -1
            forEachElement(placedFrom: scratch[Int(root.index)].firstChild) {
                if scratch[$0].node == token { index = Int32(truncatingIfNeeded: $0) }
            }
        }
        var way: [(element: Int32, origin: LayoutPoint)] = []
        while index >= 0 {
            way.append((scratch[Int(index)].node, scratch[Int(index)].offset))
            if index == root.index { break }
            var next = scratch[Int(index)].next
            while next >= 0 { next = scratch[Int(next)].next }
            index = ~next
        }
        return way.reversed()
    }
}
