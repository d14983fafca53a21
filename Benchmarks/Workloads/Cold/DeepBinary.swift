import Weft

extension ColdWorkload {
    /// W3 and W3d: a complete binary tree, rows and columns in turn, free or in a square; and W3p,
    /// a free one without the promise of its containers.
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
                isPromised: false,
                checksum: checksum
            )
        }

    private static func deepBinary(
        _ name: String,
        depth: Int,
        range: SizeRange,
        isPromised: Bool = true,
        checksum: Double
    ) -> any Workload {
        let nodes = (2 << depth) - 1
        return ColdWorkload(
            name: "\(name)/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: range
        ) {
            var leafCount = 0
            return binaryTree(
                level: 0,
                depth: depth,
                isPromised: isPromised,
                leafCount: &leafCount
            )
        }
    }

    private static func binaryTree(
        level: Int,
        depth: Int,
        isPromised: Bool,
        leafCount: inout Int
    ) -> AnyDisplayNode {
        let direction = StackDirection.ofLevel(level)
        let container: Container
        if level + 1 < depth {
            let children = (0..<2).map { _ in
                binaryTree(
                    level: level + 1,
                    depth: depth,
                    isPromised: isPromised,
                    leafCount: &leafCount
                )
            }
            container = Container(direction, alignItems: .stretch, children: children)
        } else {
            let leaves = (0..<2).map { _ in
                let size = LayoutSize(
                    width: Double(5 + leafCount % 7),
                    height: Double(5 + leafCount % 5)
                )
                leafCount += 1
                return DisplayNode(BoxContent(size: size))
            }
            container = Container(direction, alignItems: .start, children: leaves)
        }
        return container.node(isPromised: isPromised)
    }
}
