import WeftLayout

/// What lies between a node that was asked something and the next one on the way: the specs that
/// arrange that one, and what was asked of them.
struct ExplainedPassage {
    /// What was asked of an element on the way, and where it lies in the node, in points.
    private struct Element {
        let name: String
        let parameters: [String]
        let style: LayoutElementStyle
        let origin: LayoutPoint
        let measurements: [LayoutExplanation.Measurement]
    }

    /// The specs, the outermost first, and the next node.
    private let elements: [Element]

    /// What the next node was asked as it was placed.
    let nextKey: CacheKey

    /// Finds out what was asked of the elements on the way.
    ///
    /// What was asked of one is what the spec around it has asked of whatever contains the next
    /// node: a stack may have measured it three times, and another spec several candidates.
    ///
    /// - Parameters:
    ///   - way: The elements from the root of the node's spec to the next node.
    ///   - questions: What was asked of these and of others that contain the next node, by the
    ///     number of who asked.
    ///   - nextKey: What the next node was asked as it was placed.
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

    /// The steps of the specs.
    ///
    /// - Parameter origin: That of the node, in the root's coordinates.
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
    /// The elements, of equal ones in a row the first.
    fileprivate var withoutRuns: Self {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
