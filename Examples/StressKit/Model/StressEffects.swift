/// The effects of a change on a model, so that they can be repeated on the nodes of a tree.
struct StressEffects: Sendable {
    /// The nodes that are new, children before their parents.
    var made: [Int] = []

    /// The nodes whose content was written, with their inputs before that.
    var contents: [Written] = []

    /// The nodes whose base style was written.
    var styles: [Written] = []

    /// The nodes whose environment was written.
    var environments: [Written] = []

    /// The nodes that are gone.
    var dropped: [Int] = []

    /// Whether the environment of the tree was written.
    var writesEnvironment = false

    /// Whether the beacons were changed.
    var ticks = false

    /// A node that was written to, and its inputs before that.
    struct Written: Sendable {
        var number: Int
        var before: StressModel.Node
    }

    /// Everything that was written to.
    var written: [Written] { contents + styles + environments }
}
