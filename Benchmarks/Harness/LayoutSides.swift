import Weft

/// The schedulers that every workload runs on in turn.
struct LayoutSides {
    /// One worker.
    let sequential = LayoutScheduler(workers: 1)

    /// All cores, or as many workers as the options say; nil if that is one.
    let parallel: LayoutScheduler?

    init(_ options: BenchmarkOptions) {
        let scheduler = LayoutScheduler(workers: options.workers)
        parallel = scheduler.workers > 1 ? scheduler : nil
    }

    /// The workers of the parallel side; 1 if there is none.
    var workers: Int { parallel?.workers ?? 1 }

    /// Both schedulers, or the only one.
    var all: [LayoutScheduler] { [sequential] + [parallel].compactMap(\.self) }
}
