import Weft

/// Two nodes, far from each other, that a transaction changes together or not at all.
///
/// Each shows how many transactions have changed it. A reader who sees only one of the counts
/// changed has seen half of a transaction.
struct Beacons: Equatable, Sendable {
    /// Changed by the transaction itself.
    let first: DisplayNode<Beacon>

    /// Changed by the transaction too. It passes its count on to a node of its own.
    let holder: DisplayNode<BeaconHolder>

    init(life: LifeCounter) {
        first = DisplayNode(Beacon(life: life), name: "first")
        holder = DisplayNode(BeaconHolder(life: life), name: "holder")
    }

    /// The counts that a commit shows, which are equal in every commit.
    func counts(in commit: LayoutCommit) -> [Int] {
        let holder = commit[holder]
        return [commit[first].count, holder.count, commit[holder.second].count]
    }
}

/// A leaf that shows a count, and grows a little from time to time.
struct Beacon: LeafContent, Equatable {
    var count = 0
    private let life: LifeToken

    init(life: LifeCounter) {
        self.life = LifeToken(life)
    }

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: LayoutSize(width: 4 + Double(count / 8 % 3), height: 4))
    }
}

/// A node whose content updates the node below it, in the same transaction.
struct BeaconHolder: NodeContent, Equatable {
    var count = 0
    let second: DisplayNode<Beacon>
    private let life: LifeToken

    init(life: LifeCounter) {
        second = DisplayNode(Beacon(life: life), name: "second")
        self.life = LifeToken(life)
    }

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[second].count = count
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        second.inset(1)
    }
}

extension Beacon: CustomStringConvertible {
    var description: String { "\(count)" }
}

extension BeaconHolder: CustomStringConvertible {
    var description: String { "\(count)" }
}
