/// One run beside another: what this one takes in terms of the stored one.
///
/// Times are divided by what the calibration took beside them, so that a machine that is slower
/// today does not look like a slower engine. What fits into the processor's caches suffers less
/// than the calibration does where others use the memory too; so the plain ratio stands beside.
struct RunComparison {
    /// The figures of both runs, in the order of this one.
    let rows: [Row]

    /// The workers of this run, and of the stored one. Where they differ, nothing is said of the
    /// parallel side.
    let workers: (new: Int, old: Int)

    /// The workloads that the stored run lacks.
    let missing: [String]

    /// Whether this run is of an optimised build, and the stored one; nil where that is unknown.
    let isOptimized: (new: Bool?, old: Bool?)

    /// The ratios of one figure; below 1 this run is faster, or smaller.
    struct Row: Equatable {
        /// The workload, and the figure unless it is the median.
        let name: String

        /// How much slower the machine was in this run.
        let machine: Ratio

        /// Building the trees; nil unless the figure is the median.
        var build: CalibratedRatio?

        /// One worker.
        let sequential: CalibratedRatio

        /// All cores; nil where their numbers differ or are one.
        let parallel: CalibratedRatio?

        /// The heap; nil where it is not counted, and unless the figure is the median.
        var heap: Double?

        /// Whether the figure is the median of a workload's steps.
        var isMedian: Bool { build != nil }
    }

    init(of run: RunRecord, with stored: RunRecord) {
        let old = Dictionary(stored.results.map { ($0.name, $0) }) { first, _ in first }
        let workers = (new: run.run.workers, old: stored.run.workers)
        let isParallelAlike = workers.new > 1 && workers.new == workers.old
        self.workers = workers
        isOptimized = (run.run.isOptimized, stored.run.isOptimized)
        missing = run.results.map(\.name).filter { old[$0] == nil }
        rows = run.results.flatMap { new in
            old[new.name].map { old in
                Self.rows(of: new, with: old, isParallelAlike: isParallelAlike)
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
            if isParallelAlike, let new = figure(new.parallel), let old = figure(old.parallel) {
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
    /// What the tail of the steps is called; nil where each sample has one step.
    fileprivate var tailName: String? {
        switch self {
        case .cold: nil
        case .relayout: "max"
        case .contention: "99 %"
        }
    }
}
