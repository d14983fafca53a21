/// A claim that does not hold, and how it was found.
package struct StressFinding: Error, Sendable {
    /// What does not hold.
    package let claim: StressClaim

    /// The options that repeat the round, or the whole run if the finding is about that.
    package let options: StressOptions

    /// The number of the tree in its round; nil if the finding is not about a tree.
    package let tree: Int?

    /// What was done to the tree.
    package let script: StressScript

    /// The seed of the round.
    package var seed: UInt64 { options.seed }

    init(_ error: any Error, _ options: StressOptions, tree: Int, _ subject: StressTree) {
        claim = error as? StressClaim ?? StressClaim(unexpected: error)
        self.options = options
        self.tree = tree
        script = (try? subject.script) ?? StressScript()
    }

    init(_ claim: StressClaim, _ options: StressOptions) {
        self.claim = claim
        self.options = options
        tree = nil
        script = StressScript()
    }
}
