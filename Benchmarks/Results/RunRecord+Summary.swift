extension RunRecord {
    /// The summary of the whole run: the means of several ratios to the peers, the calibration, and
    /// the day.
    var summary: [(title: String, value: String)] {
        let deviation = ((run.calibration.deviation ?? 0) * 100).brief
        return means + [
            (
                "calibration ±\(deviation) %, the sum of 64 MiB, shuffled",
                run.calibration.median.asTime
            ),
            ("measured", String(run.date.prefix(10))),
        ]
    }

    private var means: [(title: String, value: String)] {
        let means = PeerMeans(results)
        guard means.count > 1 else { return [] }
        let sides = [(1, means.sequential), (run.workers, means.parallel)]
        return sides.compactMap { workers, mean in
            mean.map { mean in
                (
                    "geometric mean of the ratios to the faster peer, by times from another "
                        + "machine, \(means.count) workloads, \(workers.workersText)",
                    "\(mean.brief)×"
                )
            }
        }
    }
}
