/// An estimate of how much of a run of measurements was done when it was suspended.
///
/// Each suspended node counts the answers to its questions, and its suspended subnode as a part of
/// an answer. How much work an answer takes is not known.
struct RunProgress {
    /// The outermost node that was suspended while it was measured; nil if none was. (A node may
    /// also be suspended while its cached answer is checked, of which nothing is known.)
    private var node: ObjectIdentifier?

    /// The part of its answers that this node has, from 0 to 1.
    private var answeredPart = 0.0

    /// How many of the jobs that the run waits for are in the part above.
    private var countedJobCount = 0

    /// The part of its answers that a node has, from 0 to 1; 0 if that is not known.
    func answeredPart(of node: NodeHandle) -> Double {
        self.node == ObjectIdentifier(node) ? answeredPart : 0
    }

    /// Notes that a node is suspended while it is measured, after its suspended subnode if it has
    /// one.
    ///
    /// - Parameters:
    ///   - answerCount: How many answers the node has.
    ///   - jobCount: How many jobs the run waits for, those of the subnode among them.
    mutating func noteSuspended(_ node: NodeHandle, answerCount: Int, jobCount: Int) {
        let subnodeCount = self.node == nil ? 0 : 1
        let questionCount = answerCount + subnodeCount + jobCount - countedJobCount
        answeredPart = (Double(answerCount) + answeredPart) / Double(max(1, questionCount))
        countedJobCount = jobCount
        self.node = ObjectIdentifier(node)
    }
}
