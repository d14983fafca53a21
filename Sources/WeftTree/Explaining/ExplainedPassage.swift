import WeftLayout

/// What lies between a measured node and the next node on the way: the specs that arrange the next
/// node, and what they were asked.
struct ExplainedPassage {
    /// An element on the way: what it was asked, and its position in the node, in points.
    private struct Element {
        let name: String
        let parameters: [String]
        let style: LayoutElementStyle
        let origin: LayoutPoint
        let measurements: [LayoutExplanation.Measurement]
    }

    /// The specs, the outermost first, followed by the next node.
    private let elements: [Element]

    /// The question that the placed layout of the next node answers.
    let nextKey: CacheKey

    /// Creates a passage by finding out what the elements on the way were asked.
    ///
    /// The questions to an element are all that the spec around it has asked of anything that
    /// contains the next node: a stack may have measured one element three times, and another spec
    /// may have measured several candidates.
    ///
    /// - Parameters:
    ///   - way: The elements from the root of the node's spec to the next node.
    ///   - questions: What these elements, and others that contain the next node, were asked, by
    ///     the number of the asking element.
    ///   - nextKey: The question that the placed layout of the next node answers.
    init(
        _ way: [(element: Int32, origin: LayoutPoint)],
        _ questions: [Int32: [LayoutTrace.Measurement]],
        nextKey: CacheKey
    ) {
        var asker: Int32 = 0
        elements = way.compactMap { element, origin in
            defer { asker = ~element }
            let asked = questions[asker, default: []]
            guard let placed = asked.last(where: { $0.element == element }) else { return nil }
            var answers = asked.filter { $0.element != element }
            answers.append(placed)
            return Element(
                name: placed.specName,
                parameters: placed.specParameters,
                style: placed.style,
                origin: origin,
                measurements: answers.map {
                    LayoutExplanation.Measurement(range: $0.range.mended, size: $0.size)
                }
                .withoutRuns
            )
        }
        self.nextKey = nextKey
    }

    /// The size that the next node chose, in points.
    var nextSize: LayoutSize? { elements.last?.measurements.last?.size }

    /// The steps of the specs.
    ///
    /// - Parameter origin: The origin of the node, in the root's coordinates.
    func specSteps(from origin: LayoutPoint) -> [LayoutExplanation.Step] {
        elements.dropLast().map { element in
            LayoutExplanation.Step(
                name: element.name,
                parameters: element.parameters,
                node: nil,
                style: element.style,
                measurements: element.measurements,
                frame: LayoutRect(
                    origin: origin + element.origin,
                    size: element.measurements.last?.size ?? .zero
                )
            )
        }
    }

    /// The step of the next node.
    func nodeStep(
        to node: AnyDisplayNode,
        _ name: String,
        frame: LayoutRect
    ) -> LayoutExplanation.Step {
        LayoutExplanation.Step(
            name: name,
            parameters: [],
            node: node,
            style: elements.last?.style ?? LayoutElementStyle(),
            measurements: elements.last?.measurements ?? [],
            frame: frame
        )
    }
}

extension [LayoutExplanation.Measurement] {
    /// The elements, with only the first of equal ones in a row.
    fileprivate var withoutRuns: Self {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
