import WeftLayout

/// What the spec of a node has placed, and what each element of it was asked.
///
/// The elements lie in an array, depth first, so each spec comes before what it has placed:
///
///     stack │ avatar │ inset │ name │ spacer
///       0       1        1      2       1     depth
struct Arrangement {
    /// Where an element was placed.
    struct Place {
        /// The token of a node, or the complement of the number of a spec.
        let element: Int32

        /// How many specs are around it.
        let depth: Int

        /// Its position in the node, in points.
        let origin: LayoutPoint
    }

    /// A placed spec or subnode.
    struct Element {
        let place: Place

        /// The index of the spec that has placed it, or -1.
        let parent: Int

        /// The subnode, and the question that its placed layout answers; nil for a spec.
        let job: NodeEngine.Job?

        /// The type of a spec; empty for a node.
        let name: String
        let parameters: [String]
        let style: LayoutElementStyle

        /// What it was asked. The result of the last measurement was placed.
        let measurements: [LayoutExplanation.Measurement]

        /// The size that it chose, in points.
        var size: LayoutSize { measurements.last?.size ?? .zero }
    }

    /// The elements, depth first, in the order in which each spec has placed them.
    let elements: [Element]

    /// The subnodes, in drawing order.
    var nodes: [NodeHandle] { elements.compactMap(\.job?.node) }

    /// The index of each subnode.
    private let indices: [NodeHandle: Int]

    /// Creates an arrangement by finding out what its elements were asked.
    ///
    /// The questions to an element are all that the spec around it has asked of the element itself,
    /// or of anything that was not placed and contains a node in it: a stack may have measured one
    /// element three times, and another spec may have measured several candidates.
    ///
    /// - Parameters:
    ///   - places: The places of the elements, depth first.
    ///   - trace: What was asked in the node's spec.
    ///   - job: Returns the node that a token stands for, and what it was asked.
    /// - Complexity: O(*m* *d*) in the number of measurements, and in that of the specs around an
    ///   element.
    init(of places: [Place], _ trace: LayoutTrace, job: (Int32) -> NodeEngine.Job) {
        let questions = Questions(places, TraceIndex(trace)) { job($0).node }
        indices = questions.indices
        elements = places.enumerated().map { index, place in
            let (placed, all) = questions.answered(at: index)
            return Element(
                place: place,
                parent: questions.parents[index],
                job: place.element >= 0 ? job(place.element) : nil,
                name: placed.specName,
                parameters: placed.specParameters,
                style: placed.style,
                measurements: all.map {
                    LayoutExplanation.Measurement(range: $0.range.mended, size: $0.size)
                }
                .withoutRuns
            )
        }
    }

    /// The elements from the outermost one down to a subnode; nil if it was not placed.
    func way(to node: NodeHandle) -> [Element]? {
        guard var index = indices[node] else { return nil }
        var way: [Element] = []
        while index >= 0 {
            way.append(elements[index])
            index = elements[index].parent
        }
        return way.reversed()
    }
}

extension Arrangement {
    /// Which questions led to which of the placed elements.
    private struct Questions {
        /// The index of the spec that has placed each element, or -1.
        let parents: [Int]

        /// The index of each subnode.
        let indices: [NodeHandle: Int]

        private let places: [Place]
        private let trace: TraceIndex

        /// The indices of the measurements that the spec around each element has asked for.
        private var asked: [[Int]]

        init(_ places: [Place], _ trace: TraceIndex, node: (Int32) -> NodeHandle) {
            self.places = places
            self.trace = trace
            asked = Array(repeating: [], count: places.count)
            var parents: [Int] = []
            var indices: [NodeHandle: Int] = [:]
            var around: [Int] = []
            for (index, place) in places.enumerated() {
                around.removeLast(around.count - place.depth)
                parents.append(around.last ?? -1)
                around.append(index)
                if place.element >= 0 { indices[node(place.element)] = index }
            }
            self.parents = parents
            self.indices = indices
            sortQuestions(node)
        }

        /// Finds out to which elements the questions of each spec, and of the node itself, led.
        private mutating func sortQuestions(_ node: (Int32) -> NodeHandle) {
            let placed = Dictionary(
                uniqueKeysWithValues: places.enumerated().map { ($1.element, $0) }
            )
            for asker in -1..<places.count {
                let number = asker < 0 ? 0 : ~places[asker].element
                guard number >= 0 else { continue }
                for question in trace.questions(by: number) {
                    let element = trace.measurements[question].element
                    if let index = placed[element], parents[index] == asker {
                        asked[index].append(question)
                        continue
                    }
                    trace.forEachNode(in: element) { token in
                        guard var index = indices[node(token)] else { return }
                        while index > asker, parents[index] != asker { index = parents[index] }
                        if index > asker, asked[index].last != question {
                            asked[index].append(question)
                        }
                    }
                }
            }
        }

        /// The measurement of an element that was placed, and all that led to it, with that one at
        /// the end.
        func answered(
            at index: Int
        ) -> (placed: LayoutTrace.Measurement, all: [LayoutTrace.Measurement]) {
            let element = places[index].element
            let answers = asked[index].map { trace.measurements[$0] }
            // A custom element may have been placed by another spec than the one that measured it.
            guard
                let placed = answers.last(where: { $0.element == element })
                    ?? trace.measurements.last(where: { $0.element == element })
            else { preconditionFailure("what was placed was measured") }
            return (placed, answers.filter { $0.element != element } + [placed])
        }
    }
}

extension [LayoutExplanation.Measurement] {
    /// The elements, with only the first of equal ones in a row.
    fileprivate var withoutRuns: Self {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
