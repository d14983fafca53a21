/// The children of a node that got the same stamp as the node did last.
struct ChangedChildren {
    private var children: [Slot] = []

    /// The stamp after which every changed child is in `children`: usually that of the last but one
    /// change below the node.
    private var since = UInt64.max

    /// The longest list of children that is faster than looking at all asks.
    private static let maximumCount = 32

    /// The children, if they include everything that has changed below the node after a stamp.
    ///
    /// - Returns: nil if it is not known whether they do.
    func all(since stamp: UInt64) -> [Slot]? {
        stamp >= since ? children : nil
    }

    /// Whether nothing has changed below the node yet.
    var isUnused: Bool { since == .max }

    /// Begins a new list, since nothing has changed below the node after its former stamp yet.
    mutating func begin(after stamp: UInt64) {
        children.removeEach()
        since = stamp
    }

    /// Notes a child that has got the node's last stamp.
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

extension [Slot] {
    /// Removes all elements, and keeps the memory.
    ///
    /// `removeAll(keepingCapacity:)` takes 150 instructions for a list of one.
    fileprivate mutating func removeEach() {
        while !isEmpty { removeLast() }
    }
}
