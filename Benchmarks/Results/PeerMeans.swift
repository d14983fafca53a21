/// The geometric means of the ratios to the faster peer, over the cold layouts that the peers have
/// too.
struct PeerMeans {
    let sequential: Double?
    let parallel: Double?

    /// The number of workloads that the means cover.
    let count: Int

    init(_ results: [WorkloadResult]) {
        let cold = results.filter { $0.kind == .cold && Peers.figures(for: $0.name) != nil }
        count = cold.count
        sequential = geometricMean(cold.compactMap(\.sequentialPeerRatio))
        parallel = geometricMean(cold.compactMap(\.parallelPeerRatio))
    }
}
