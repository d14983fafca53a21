/// An estimate of how much of a run of measurements was done when it was suspended.
///
/// Each suspended node counts the answers to its questions, and its suspended subnode as a part of
/// an answer. How much work an answer takes is not known.
struct RunProgress {
    /// The part of its answers that the outermost suspended node has, from 0 to 1.
    private(set) var answeredPart = 0.0

    /// How many of the jobs that the run waits for are in the part above.
    private var countedJobCount = 0

    /// Notes that a node is suspended, after its suspended subnode if it has one.
    ///
    /// - Parameters:
    ///   - answerCount: How many answers the node has.
    ///   - jobCount: How many jobs the run waits for, those of the subnode among them.
    mutating func noteSuspended(answerCount: Int, jobCount: Int) {
        let subnodeCount = countedJobCount > 0 ? 1 : 0
        let questionCount = answerCount + subnodeCount + jobCount - countedJobCount
        answeredPart = (Double(answerCount) + answeredPart) / Double(max(1, questionCount))
        countedJobCount = jobCount
    }
}
