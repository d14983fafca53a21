import Weft

extension RelayoutWorkload {
    /// W7a and W7g: a leaf of W2 shrinks, which stays local, or grows, which does not.
    ///
    /// A row that grows shares out tenths of a point. The peers, which compute in 32 bits, find
    /// 8,958,897.501 for W7g in the third size.
    static let nestedChanges: [any Workload] =
        [(3, 143_887.5), (4, 884_716), (5, 8_918_301), (6, 89_264_216)].map { depth, checksum in
            nested("W7a", depth: depth, checksum: checksum) { step in
                LayoutSize(width: Double(9 - step % 5), height: Double(9 - step % 3))
            }
        }
        + [(3, 152_063.5), (4, 905_349), (5, 8_958_897.5), (6, 89_305_385.5)].map {
            depth,
            checksum in
            nested("W7g", depth: depth, checksum: checksum) { step in
                LayoutSize(width: Double(11 + step % 5), height: Double(11 + step % 3))
            }
        }

    private static func nested(
        _ name: String,
        depth: Int,
        checksum: Double,
        size: @escaping @Sendable (_ step: Int) -> LayoutSize
    ) -> any Workload {
        let nodes = (0...depth).reduce(0) { sum, _ in sum * 10 + 1 }
        return RelayoutWorkload(
            name: "\(name)/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            stepCount: 200,
            ranges: [SizeRange(width: 1000, height: 1000)]
        ) { scheduler in
            let nested = NestedTree(depth: depth)
            let tree = DisplayTree(
                root: nested.root,
                environment: .benchmark,
                scheduler: scheduler
            )
            return RelayoutScene(tree: tree) { step in
                let leaf = nested.leaves[step * 499 % nested.leaves.count]
                try tree.update { $0[leaf].size = size(step) }
            }
        }
    }
}
