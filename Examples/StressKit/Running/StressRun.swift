/// Rounds of new trees until the time is up, and their outcome.
package struct StressRun: Sendable {
    private let options: StressOptions
    private let report: @Sendable (String) -> Void
    private let onStandstill: @Sendable (StressFinding) -> Void
    private let tally = StressTally()

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - report: Called with the progress of the run, a line at a time.
    ///   - onStandstill: Called when somebody waits forever. The run then never ends, unless this
    ///     wakes them, so by default it ends the process.
    package init(
        _ options: StressOptions,
        report: @escaping @Sendable (String) -> Void = { _ in },
        onStandstill: @escaping @Sendable (StressFinding) -> Void = { fatalError("\($0.claim)") }
    ) {
        self.options = options
        self.report = report
        self.onStandstill = onStandstill
    }

    /// The outcome of a run.
    package struct Outcome: Sendable {
        /// The first claim that does not hold; nil if all do.
        package var finding: StressFinding?
        /// The memory after each round.
        package var memory = MemoryCurve()
        /// What was done.
        let tally: StressTally
        /// How long it took.
        package var seconds = 0.0
    }

    /// Runs.
    package func run() async -> Outcome {
        let start = ContinuousClock.now
        let deadline = start + .seconds(options.seconds)
        var outcome = Outcome(tally: tally)
        // This is cancelled and awaited when the function ends.
        async let _ = reportProgress(since: start)
        await StressCaller().ask()
        var options = options
        repeat {
            let round = StressRound(
                options,
                tally,
                deadline: deadline,
                onStandstill: onStandstill
            )
            outcome.finding = await round.run()
            outcome.memory.append(ResidentMemory.bytes)
            options.seed &+= 1
        } while outcome.finding == nil && .now < deadline && !isDone
        if outcome.finding == nil, let growth = outcome.memory.growth {
            outcome.finding = StressFinding(growth, self.options)
        }
        outcome.seconds = (ContinuousClock.now - start).inSeconds
        return outcome
    }

    private var isDone: Bool { options.rounds.map { tally[.rounds] >= $0 } ?? false }

    private func reportProgress(since start: ContinuousClock.Instant) async {
        let pause = Duration.seconds(max(1, options.seconds / 60))
        while (try? await Task.sleep(for: pause)) != nil {
            report(tally.line(after: (ContinuousClock.now - start).inSeconds))
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var inSeconds: Double { self / .seconds(1) }
}
