import Weft

extension ColdWorkload {
    /// W3 and W3d: a complete binary tree of alternating rows and columns, unbounded or in a
    /// square. W3p: an unbounded one whose contents may depend on their ranges.
    static let deepBinary: [any Workload] =
        [(9, 35_523), (13, 584_267), (16, 4_575_288)].map { depth, checksum in
            deepBinary("W3", depth: depth, range: .unbounded, checksum: checksum)
        }
        + [(9, 46_817), (13, 593_443), (16, 4_578_522)].map { depth, checksum in
            let range = SizeRange(width: 3000, height: 3000)
            return deepBinary("W3d", depth: depth, range: range, checksum: checksum)
        }
        + [(9, 35_523), (13, 584_267)].map { depth, checksum in
            deepBinary(
                "W3p",
                depth: depth,
                range: .unbounded,
                isFixed: false,
                checksum: checksum
            )
        }

    private static func deepBinary(
        _ name: String,
        depth: Int,
        range: SizeRange,
        isFixed: Bool = true,
        checksum: Double
    ) -> any Workload {
        let nodes = (2 << depth) - 1
        return ColdWorkload(
            name: "\(name)/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: range
        ) {
            let tree = EvenTree(breadth: 2, depth: depth)
            var leafCount = 0
            return tree.root {
                defer { leafCount += 1 }
                let size = LayoutSize(
                    width: Double(5 + leafCount % 7),
                    height: Double(5 + leafCount % 5)
                )
                return AnyDisplayNode(DisplayNode(BoxContent(size: size)))
            } container: { level, children in
                tree.rowOrColumn(level: level, children).node(isFixed: isFixed)
            }
        }
    }
}
