/// The children of a node that got its last stamp.
struct ChangedChildren {
    private var children: [Slot] = []

    /// The stamp before which `children` does not tell everything: mostly that of the change below
    /// the node before the last one.
    private var since = UInt64.max

    /// Above this many, a list of children is no faster than looking at all asks.
    private static let maximumCount = 32

    /// The children, if all that has changed below the node after a stamp is among them.
    ///
    /// - Returns: nil if that is not known.
    func all(since stamp: UInt64) -> [Slot]? {
        stamp >= since ? children : nil
    }

    /// Whether nothing has changed below the node yet.
    var isUnused: Bool { since == .max }

    /// Begins anew, as nothing has changed below the node after its former stamp.
    mutating func begin(after stamp: UInt64) {
        children.removeEach()
        since = stamp
    }

    /// Notes a child that has got the last stamp of the node.
    mutating func note(_ child: Slot, asOf stamp: UInt64) {
        guard since < stamp, children.last != child else { return }
        if children.count < Self.maximumCount {
            children.append(child)
        } else {
            children = []
            since = stamp
        }
    }
}
