/// What Yoga (C++) and Taffy (Rust) take for the same workload.
///
/// Both were built with full optimisation. The figures are medians of three runs' medians on one
/// core of 2.5 GHz, to ±10 %; on another machine only ratios of ratios mean anything.
struct Peers: Equatable {
    /// The time that Yoga takes, in nanoseconds per layout.
    let yoga: Double

    /// The time that Taffy takes, in nanoseconds per layout.
    let taffy: Double

    /// The time that Yoga takes to build the tree, in nanoseconds; nil for a relayout.
    var yogaBuild: Double?

    /// The time that Taffy takes to build the tree, in nanoseconds; nil for a relayout.
    var taffyBuild: Double?

    /// The time of the faster layout, in nanoseconds.
    var faster: Double { min(yoga, taffy) }

    /// The time of the faster build, in nanoseconds; nil for a relayout.
    var fasterBuild: Double? {
        guard let yogaBuild, let taffyBuild else { return nil }
        return min(yogaBuild, taffyBuild)
    }

    /// The figures for a workload; nil if there are none.
    static func figures(for workload: String) -> Peers? {
        if let cold = cold.first(where: { $0.name == workload }) {
            return Peers(
                yoga: cold.yoga * Double(cold.nodes),
                taffy: cold.taffy * Double(cold.nodes),
                yogaBuild: cold.yogaBuild * 1e6,
                taffyBuild: cold.taffyBuild * 1e6
            )
        }
        return relayouts.first { $0.name == workload }.map { relayout in
            Peers(yoga: relayout.yoga * 1e3, taffy: relayout.taffy * 1e3)
        }
    }

    /// The names of the workloads for which there are figures.
    static var names: [String] { cold.map(\.name) + relayouts.map(\.name) }

    /// Nanoseconds per node for the layout, milliseconds for the build.
    private static let cold:
        [(
            name: String, nodes: Int, yoga: Double, taffy: Double, yogaBuild: Double,
            taffyBuild: Double
        )] = [
            ("W1/1000", 1_001, 387, 293, 0.28, 0.29),
            ("W1/10000", 10_001, 524, 575, 3.7, 3.8),
            ("W1/100000", 100_001, 807, 818, 43, 45),
            ("W2/1111", 1_111, 1_330, 1_093, 0.31, 0.32),
            ("W2/11111", 11_111, 2_095, 1_771, 4.4, 4.7),
            ("W2/111111", 111_111, 2_347, 1_855, 49, 51),
            ("W3/1023", 1_023, 18_443, 2_395, 0.33, 0.31),
            ("W3/16383", 16_383, 75_054, 2_700, 7.2, 7.5),
            ("W3/131071", 131_071, 199_708, 2_742, 61, 62),
            ("W4/100", 1_201, 1_406, 2_594, 0.35, 0.39),
            ("W4/1000", 12_001, 1_760, 3_023, 5, 5.8),
            ("W5", 21_001, 1_235, 1_008, 8.9, 9.5),
            ("W5n", 21_001, 1_167, 895, 8.9, 9.2),
            ("W6/1000", 1_001, 671, 317, 0.27, 0.29),
            ("W6/10000", 10_001, 3_648, 676, 3.8, 3.8),
            ("W8/1111", 1_111, 547, 291, 0.32, 0.32),
            ("W8/11111", 11_111, 673, 392, 4.3, 4.5),
            ("W8/111111", 111_111, 705, 415, 50, 50),
        ]

    /// Microseconds after one leaf has changed, the median of 200.
    private static let relayouts: [(name: String, yoga: Double, taffy: Double)] = [
        ("W7a/111111", 5_547, 372),
        ("W7g/111111", 9_512, 2_682),
        ("W7b/12001", 721, 327),
        ("W7c/12001", 721, 287),
    ]
}

extension WorkloadResult {
    /// How many times as long the faster peer takes as one worker.
    var sequentialPeerRatio: Double? {
        Peers.figures(for: name).map { $0.faster / sequential.median.median }
    }

    /// How many times as long the faster peer takes as all cores; nil if these were not measured.
    var parallelPeerRatio: Double? {
        guard let parallel else { return nil }
        return Peers.figures(for: name).map { $0.faster / parallel.median.median }
    }

    /// How many times as long the peer with the faster build takes to build the tree.
    var buildPeerRatio: Double? {
        Peers.figures(for: name)?.fasterBuild.map { $0 / build.median }
    }
}
