import Weft

extension LayoutCommit {
    /// The sum of the coordinates and lengths of all frames, rounded to a thousandth.
    var checksum: Double {
        let sum = nodes.reduce(0.0) { sum, node in
            guard let frame = frameInSupernode(of: node) else { return sum }
            return sum + frame.origin.x + frame.origin.y + frame.width + frame.height
        }
        return sum.roundedToThousandth
    }
}

extension Double {
    /// The number, rounded to a thousandth as checksums are.
    var roundedToThousandth: Double { (self * 1000).rounded() / 1000 }
}

extension LayoutEnvironment {
    /// The environment of all workloads: no pixel grid, as the peers have none.
    static var benchmark: LayoutEnvironment { LayoutEnvironment(displayScale: nil) }
}
