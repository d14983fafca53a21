#if DEBUG
/// A mistake that a test plants in one tree, to show that such a mistake would be found.
package enum PlantedBug: Sendable {
    /// When a base style changes, the parents that have read it are not stamped.
    case missedStyles
    /// A commit is published in two stores, first with the hierarchy of the commit before it.
    case twoStores
}

extension DisplayTree {
    /// Plants a bug in the tree.
    package func plant(_ bug: PlantedBug) {
        caches.plantedBug = bug
    }

    /// Does the first of two stores, if that is the tree's planted bug.
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
        channel.begin(publishing: LayoutCommit(storage: half)).finish()
    }
}
#endif

extension TreeCaches {
    /// Whether parents are stamped when a base style changes: always, except with a bug that a test
    /// has planted.
    var stampsStyles: Bool {
        #if DEBUG
        plantedBug != .missedStyles
        #else
        true
        #endif
    }
}
