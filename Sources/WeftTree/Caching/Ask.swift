import WeftLayout

/// One question of a node to a subnode, and the answer.
struct Ask {
    /// The subnode; the ask keeps it alive, so what an entry names exists.
    let node: NodeHandle

    /// The subnode's slot.
    let slot: Slot

    /// The index of what was asked, among the keys of the measurement.
    let key: Int32

    /// The batch it was asked in: those of one batch do not depend on each other's answers.
    var batch: Int32 = 0

    /// The index of the ask before this one to the same subnode, or -1.
    var previous: Int32 = -1

    /// The answer.
    let answer: NodeAnswer
}

/// Where a node has placed a subnode.
struct Placement {
    /// The index of the ask whose answer was placed.
    let ask: Int32

    /// The subnode's slot.
    let slot: Slot

    /// The origin in the node's coordinates, in points, rounded to the pixel grid.
    let origin: LayoutPoint
}
