import WeftLayout

/// An index of the questions in the spec of one node, by the element that was asked.
struct TraceIndex {
    private let measurements: [LayoutTrace.Measurement]

    /// The indices of the measurements of each element.
    private var indices: [Int32: [Int]] = [:]

    /// The tokens of each node: one for each key.
    private var tokens: [NodeHandle: Set<Int32>] = [:]

    /// Creates an index of the measurements of a trace.
    ///
    /// - Parameter node: Returns the node that a token stands for.
    init(_ trace: LayoutTrace, node: (Int32) -> NodeHandle) {
        measurements = trace.measurements
        for (index, measurement) in measurements.enumerated() {
            let element = measurement.element
            indices[element, default: []].append(index)
            if element >= 0 { tokens[node(element), default: []].insert(element) }
        }
    }

    /// Returns what a node and the specs that contain it were asked, by the number of the asking
    /// element, in the order of the answers.
    ///
    /// - Complexity: O(*m* log *m*) in the number of these questions.
    func questions(leadingTo node: NodeHandle) -> [Int32: [LayoutTrace.Measurement]] {
        var found: Set<Int> = []
        var elements = Array(tokens[node, default: []])
        while let element = elements.popLast() {
            for index in indices[element, default: []] where found.insert(index).inserted {
                elements.append(~measurements[index].asker)
            }
        }
        return Dictionary(grouping: found.sorted().map { measurements[$0] }, by: \.asker)
    }
}
