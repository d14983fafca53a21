import WeftLayout

/// Finds the places of nodes in a commit, and remembers what it has found about their neighbours.
struct PlaceFinder {
    /// The positions of subnodes, by supernode.
    private var indices: [Slot: [Slot: Int]] = [:]

    /// How many ancestors nodes have.
    private var depths: [Slot: Int] = [:]

    /// The place of a node in a commit.
    mutating func place(
        _ slot: Slot,
        _ entry: CommitTable.Entry,
        in commit: LayoutCommit?
    ) -> LayoutTransition.Place {
        LayoutTransition.Place(
            supernode: commit?.parentNode(entry).map { AnyDisplayNode(handle: $0) },
            index: index(of: slot, below: entry.place.parent, in: commit),
            frame: entry.place.frame,
            depth: depth(of: slot, in: commit)
        )
    }

    private mutating func index(
        of slot: Slot,
        below parent: Slot,
        in commit: LayoutCommit?
    ) -> Int {
        if indices[parent] == nil, let table = commit?.storage.table {
            var positions: [Slot: Int] = [:]
            for (index, subnode) in table.subnodes(of: parent).enumerated() {
                positions[subnode] = index
            }
            indices[parent] = positions
        }
        return indices[parent]?[slot] ?? 0
    }

    private mutating func depth(of slot: Slot, in commit: LayoutCommit?) -> Int {
        var path: [Slot] = []
        var depth = -1
        var next = slot
        while let entry = commit?.entry(next) {
            if let known = depths[next] {
                depth = known
                break
            }
            path.append(next)
            next = entry.place.parent
        }
        for slot in path.reversed() {
            depth += 1
            depths[slot] = depth
        }
        return depth
    }
}

extension LayoutCommit {
    /// The node that shows a placed node; nil for the root.
    func parentNode(_ entry: CommitTable.Entry) -> NodeHandle? {
        storage.table.node(of: entry.place.parent)
    }
}

extension LayoutTransition.Place {
    /// Whether this place comes before the other one from the root inwards, and from rear to front.
    func isOutside(_ other: LayoutTransition.Place) -> Bool {
        (depth, index) < (other.depth, other.index)
    }
}
