import WeftLayout

/// An index of the questions in the spec of one node, by the element that asked.
struct TraceIndex {
    let measurements: [LayoutTrace.Measurement]

    /// The indices of the measurements that each element has asked for.
    private var asked: [Int32: [Int]] = [:]

    /// Creates an index of the measurements of a trace.
    init(_ trace: LayoutTrace) {
        measurements = trace.measurements
        for (index, measurement) in measurements.enumerated() {
            asked[measurement.asker, default: []].append(index)
        }
    }

    /// The indices of the measurements that a spec, or the node itself, has asked for, in the order
    /// of the answers.
    func questions(by asker: Int32) -> [Int] { asked[asker, default: []] }

    /// Visits the nodes in an element, whether or not they were placed: the node that it is, or all
    /// that were asked for it.
    ///
    /// - Parameter body: Receives the token of each node; several times if it was asked for several
    ///   times.
    /// - Complexity: O(*m*) in the number of measurements in the element.
    func forEachNode(in element: Int32, _ body: (_ token: Int32) -> Void) {
        var waiting = [element]
        while let next = waiting.popLast() {
            if next >= 0 {
                body(next)
            } else {
                waiting += questions(by: ~next).map { measurements[$0].element }
            }
        }
    }
}
