/// One change of a tree's inputs: a verb and three numbers.
///
/// It has a meaning in every state of a tree: if its node does not exist, or may not go where it is
/// sent, nothing happens. So a script remains valid when any of its changes is left out.
package struct StressChange: Hashable, Sendable {
    /// What is done.
    package enum Verb: String, CaseIterable, Sendable {
        /// Puts a new subtree, made from the seed and numbered from `node` on, into `other`.
        case insert
        /// Removes a node for good.
        case drop
        /// Takes a node out of the hierarchy, and keeps it.
        case detach
        /// Puts a node into `other`, from wherever it is.
        case move
        /// Replaces `node` by a new node, `other`, that is equal to it.
        case replace
        /// Gives a leaf its next value.
        case show
        /// Arranges the children of a branch in other specs.
        case arrange
        /// Shuffles the children of a branch.
        case shuffle
        /// Exchanges the children of two branches.
        case exchange
        /// Sets a base style.
        case style
        /// Sets what a node overrides in its environment.
        case override
        /// Sets the environment of the tree.
        case surround
        /// Writes the present content again.
        case rewrite
        /// Changes the beacons.
        case tick
    }

    /// What is done.
    package var verb: Verb

    /// The number of the node that is changed.
    package var node: Int

    /// The number of another node that takes part.
    package var other: Int

    /// The seed of all details.
    package var seed: UInt64

    package init(_ verb: Verb, _ node: Int = 0, _ other: Int = 0, seed: UInt64 = 0) {
        self.verb = verb
        self.node = node
        self.other = other
        self.seed = seed
    }
}
