import Weft

/// One benchmark: a tree of a size, the range it is laid out in, and what must come out.
struct Workload {
    /// The name and the size: `W2/111111`.
    let name: String

    /// How many nodes the tree has.
    let nodeCount: Int

    /// The range of the root, in points.
    let range: SizeRange

    /// The sum of x + y + width + height over all nodes, in their supernodes' coordinates, rounded
    /// to a thousandth.
    let checksum: Double

    /// Makes the tree's root with everything below it.
    let build: @Sendable () -> AnyDisplayNode
}

extension Workload {
    /// All workloads in all sizes.
    static let all: [Workload] = wideShallow + deepNested + feed
}

extension LayoutCommit {
    /// The sum of the frames' numbers, rounded to a thousandth.
    var checksum: Double {
        let sum = nodes.reduce(0.0) { sum, node in
            guard let frame = frameInSupernode(of: node) else { return sum }
            return sum + frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
        }
        return (sum * 1000).rounded() / 1000
    }
}
