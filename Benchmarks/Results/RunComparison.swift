/// The comparison of a run with a stored one: what this run takes relative to the stored one.
///
/// Times are divided by what the calibration took around them, so that a machine that is slower
/// today does not look like a slower engine. If other programs use the memory too, what fits into
/// the processor's caches suffers less than the calibration does, so the plain ratio is shown
/// beside the calibrated one.
struct RunComparison {
    /// The ratios of the figures, in the order of this run.
    let rows: [Row]

    /// The workers of this run and of the stored one. If they differ, the parallel sides are not
    /// compared.
    let workers: (new: Int, old: Int)

    /// The workloads that the stored run lacks.
    let missing: [String]

    /// Whether this run and the stored one are of optimised builds; nil if that is unknown.
    let isOptimized: (new: Bool?, old: Bool?)

    /// The ratios of one figure. Below 1, this run is faster or smaller.
    struct Row: Equatable {
        /// The name of the workload or, if the figure is not its median, of the figure.
        let name: String

        /// How much slower the machine was in this run.
        let machine: Ratio

        /// The time to build the trees; nil unless the figure is the median.
        var build: CalibratedRatio?

        /// The time on one worker.
        let sequential: CalibratedRatio

        /// The time on all cores; nil if the numbers of workers differ or are one.
        let parallel: CalibratedRatio?

        /// The growth of the heap; nil if it is not counted, or if the figure is not the median.
        var heap: Double?

        /// Whether the figure is the median of a workload's steps.
        var isMedian: Bool { build != nil }
    }

    init(of run: RunRecord, with stored: RunRecord) {
        let old = Dictionary(stored.results.map { ($0.name, $0) }) { first, _ in first }
        let workers = (new: run.run.workers, old: stored.run.workers)
        self.workers = workers
        isOptimized = (run.run.isOptimized, stored.run.isOptimized)
        missing = run.results.map(\.name).filter { old[$0] == nil }
        rows = run.results.flatMap { new in
            old[new.name].map { old in
                Self.rows(of: new, with: old, isParallelAlike: workers.new == workers.old)
            } ?? []
        }
    }

    /// The ratios of a workload: of its medians, of its tails, and of the time between commits.
    private static func rows(
        of new: WorkloadResult,
        with old: WorkloadResult,
        isParallelAlike: Bool
    ) -> [Row] {
        let machine = Ratio(new.calibration, to: old.calibration)
        func row(_ name: String, _ figure: (Timing) -> Spread?) -> Row? {
            guard let sequential = figure(new.sequential), let former = figure(old.sequential)
            else { return nil }
            var parallel: CalibratedRatio?
            if isParallelAlike, let new = new.parallel.flatMap(figure),
                let old = old.parallel.flatMap(figure)
            {
                parallel = CalibratedRatio(new, to: old, on: machine)
            }
            return Row(
                name: name,
                machine: machine,
                sequential: CalibratedRatio(sequential, to: former, on: machine),
                parallel: parallel
            )
        }
        var median = row(new.name) { $0.median }
        median?.build = CalibratedRatio(new.build, to: old.build, on: machine)
        median?.heap = new.heapBytes.flatMap { new in old.heapBytes.map { new / $0 } }
        let tail = new.kind.tailName.flatMap { name in row("  \(name)") { $0.tail } }
        let commits = row("  a commit") { $0.commitRate?.inverted }
        return [median, tail, commits].compactMap(\.self)
    }
}

extension WorkloadKind {
    /// The name of the tail of the steps; nil if each sample has a single step.
    fileprivate var tailName: String? {
        switch self {
        case .cold: nil
        case .relayout: "max"
        case .contention: "99 %"
        }
    }
}
