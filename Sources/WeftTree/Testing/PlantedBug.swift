#if DEBUG
/// A mistake that a test plants in one tree, to show that it would be found there.
package enum PlantedBug: Sendable {
    /// A base style changes, and the parents that have read it are not stamped.
    case missedStyles
    /// A commit is published in two stores, first with the hierarchy of the one before.
    case twoStores
}

extension DisplayTree {
    /// Makes the tree wrong in one way.
    package func plant(_ bug: PlantedBug) {
        caches.plantedBug = bug
    }

    /// Makes the first of two stores, if that is the bug of this tree.
    func publishHalf(of commit: LayoutCommit) {
        guard caches.plantedBug == .twoStores, let last = channel.current?.storage else { return }
        let half = LayoutCommit.Storage(
            number: commit.number,
            revision: commit.revision,
            range: commit.range,
            table: last.table,
            environments: last.environments,
            index: last.index,
            statistics: commit.statistics
        )
        channel.publish(LayoutCommit(storage: half))
    }
}
#endif

extension TreeCaches {
    /// Whether parents are stamped when a base style changes: always, but for a bug that a test has
    /// planted.
    var stampsStyles: Bool {
        #if DEBUG
        plantedBug != .missedStyles
        #else
        true
        #endif
    }
}
