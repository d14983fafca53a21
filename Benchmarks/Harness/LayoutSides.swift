import Weft

/// The two schedulers that every workload runs on in turn.
struct LayoutSides {
    /// One worker.
    let sequential = LayoutScheduler(workers: 1)

    /// All cores, or as many workers as the options say.
    let parallel: LayoutScheduler

    init(_ options: BenchmarkOptions) {
        parallel = LayoutScheduler(workers: options.workers)
    }
}
