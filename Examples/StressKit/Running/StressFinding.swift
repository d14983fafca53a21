/// A claim that does not hold, and how it was found.
package struct StressFinding: Error, Sendable {
    /// What does not hold.
    package let claim: StressClaim

    /// The seed of the round.
    package let seed: UInt64

    /// The number of the tree in its round.
    package let tree: Int

    /// What was done to the tree.
    package let script: StressScript

    init(_ error: any Error, seed: UInt64, tree: Int, _ subject: StressTree) {
        claim = error as? StressClaim ?? StressClaim(unexpected: error)
        self.seed = seed
        self.tree = tree
        script = (try? subject.script) ?? StressScript()
    }

    init(_ claim: StressClaim, seed: UInt64) {
        self.claim = claim
        self.seed = seed
        tree = -1
        script = StressScript()
    }
}
