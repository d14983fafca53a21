/// The parent that has the right to measure a node in a pass.
///
/// The first ask in a pass claims the node for the parent that asks, and no other parent can claim
/// it in the same pass. So a node has one parent, its measurements run one after the other, and its
/// record has one writer at a time.
struct Claim {
    /// The number of the pass, modulo 2³⁴. The order of two passes is known as long as fewer than
    /// 2³³ passes lie between them, which take a month at 3,000 a second.
    let pass: UInt64

    /// The number of a pass, modulo 2³⁴.
    static func number(_ pass: UInt64) -> UInt64 { pass & (1 << 34 - 1) }

    /// Whether a pass came after another one. Their numbers are known modulo 2³⁴, so no more than
    /// half as many passes may lie between them.
    static func isLater(_ pass: UInt64, than other: UInt64) -> Bool {
        let distance = number(pass &- other)
        return distance != 0 && distance < 1 << 33
    }

    /// The slot of the parent; -1 if the node is the root.
    let parent: Slot

    /// The claim as one word: the pass, above 30 bits for the parent.
    var rawValue: UInt64 { pass << 30 | UInt64(parent + 1) }

    init(pass: UInt64, parent: Slot) {
        self.pass = Self.number(pass)
        self.parent = parent
    }

    init(rawValue: UInt64) {
        pass = rawValue >> 30
        parent = Slot(truncatingIfNeeded: rawValue & (1 << 30 - 1)) - 1
    }
}
