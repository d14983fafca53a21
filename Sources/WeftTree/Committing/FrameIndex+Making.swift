import Synchronization
import WeftLayout

extension FrameIndex {
    /// Creates the index of a commit; what has kept its place since the commit before is copied
    /// from that one's index, if it has one.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    convenience init(of commit: LayoutCommit) {
        let basis = commit.storage.indexBasis
        let former = basis?.takeIndex()
        let changed = basis?.changedNodes(in: commit.storage.table) ?? []
        var entries: [Entry] = []
        entries.reserveCapacity(commit.nodeCount)
        var ends = [Int32](repeating: Int32(commit.nodeCount), count: commit.nodeCount)
        // The positions of the nodes above the one that is visited.
        var open: [Int] = []
        commit.forEachPlacement { slot, origin in
            guard let former, !changed.contains(slot), former[slot].frame.origin == origin
            else { return true }
            let positions = former.positions(below: slot)
            let offset = Int32(entries.count - positions.lowerBound)
            for position in positions {
                ends[entries.count] = former.ends[position] + offset
                entries.append(former.entries[position])
            }
            return false
        } _: { placement, details, frame, depth in
            while open.count > depth { ends[open.removeLast()] = Int32(entries.count) }
            open.append(entries.count)
            entries.append(Entry(slot: details.slot(of: placement), frame: frame))
        }
        self.init(entries: entries, ends: ends)
    }

    /// The index of a commit, and which nodes place their subnodes otherwise in the next one.
    final class Basis: Sendable {
        /// The index, until the next one is made from it.
        private let index: Locked<FrameIndex?>

        /// The slots of these nodes; −1 if the root is placed otherwise.
        private let changed: [Slot]

        /// Compares the table of an index with the next one.
        ///
        /// It is nil if so much has changed that a new index is best made from nothing.
        ///
        /// - Complexity: O(*c*) in the number of nodes that have changed, up to a sixteenth of all.
        init?(_ index: FrameIndex, of former: CommitTable, for table: CommitTable) {
            let isSameRoot = table.top?.object === former.top?.object
            var changed: [Slot] = isSameRoot ? [] : [-1]
            var rest = max(16, index.entries.count / 16)
            do throws(TooMuch) {
                try table.forEachCell(notIn: former) { slot, cell, other throws(TooMuch) in
                    rest -= 1
                    if rest < 0 { throw TooMuch() }
                    let arrangesNodes = cell.placementCount > 0 || other.placementCount > 0
                    if arrangesNodes, !cell.hasSameDetails(as: other) { changed.append(slot) }
                }
            } catch {
                return nil
            }
            self.index = Locked(index)
            self.changed = changed
        }

        private struct TooMuch: Error {}

        /// The index, if it is also that of the next commit, as no frame has changed.
        var unchangedIndex: FrameIndex? { changed.isEmpty ? index.withLock { $0 } : nil }

        /// Hands over the index, to the first caller.
        fileprivate func takeIndex() -> FrameIndex? { index.withLock { $0.take() } }

        /// The slots of the nodes below which something has changed.
        fileprivate func changedNodes(in table: CommitTable) -> Set<Slot> {
            var nodes: Set<Slot> = []
            for var slot in changed {
                while slot >= 0, nodes.insert(slot).inserted { slot = table.parent(of: slot) }
            }
            return nodes
        }
    }
}
