import RandomLayouts
import Weft

/// Some trees from their creation to their end, with writers, readers and watchers at work on them.
struct StressRound: Sendable {
    /// The options, with the seed of this round.
    let options: StressOptions

    let tally: StressTally
    let stop: StopSign
    private let onStandstill: @Sendable (StressFinding) -> Void
    let life = LifeCounter()

    private static let budgets = [MeasuringLimits.standard.budget, 1, 3, 16]

    init(
        _ options: StressOptions,
        _ tally: StressTally,
        deadline: ContinuousClock.Instant,
        onStandstill: @escaping @Sendable (StressFinding) -> Void
    ) {
        self.options = options
        self.tally = tally
        self.onStandstill = onStandstill
        stop = StopSign(deadline: deadline)
    }

    /// Runs the round beside a watchdog. What the watchdog finds cannot wait for the end of the
    /// round, which may never come.
    ///
    /// - Returns: The finding about the first claim that does not hold; nil if all hold.
    func run() async -> StressFinding? {
        let watchdog = Watchdog(seconds: options.standstill) {
            progress
        } onStandstill: {
            onStandstill(standstill)
        }
        var trees: [WeakTree] = []
        var finding: StressFinding?
        do {
            trees = try await work()
        } catch {
            finding = error
        }
        watchdog.end()
        if watchdog.hasFoundStandstill { return standstill }
        if let finding { return finding }
        tally.add(.rounds)
        return await leftover(of: trees)
    }

    /// Makes the trees, runs the tasks on them, and checks their last layouts.
    private func work() async throws(StressFinding) -> [WeakTree] {
        let trees = await makeTrees()
        let finding = await runTasks(on: trees)
        for tree in trees { tally.add(.commits, Int(tree.tree.committed?.number ?? 0)) }
        if let finding { throw finding }
        for (index, tree) in trees.enumerated() {
            try await judging(tree, index) { tally.note(try await tree.layOut(seed: 0)) }
            tally.add(.bursts)
        }
        return trees.map { WeakTree(tree: $0.tree) }
    }

    /// Runs all tasks until the writers are done, or until a task has found something.
    private func runTasks(on trees: [StressTree]) async -> StressFinding? {
        await withTaskGroup(of: (endsRound: Bool, finding: StressFinding?).self) { group in
            group.addTask {
                if let finding = await grow(trees) { return (true, finding) }
                return (true, await writeAll(trees))
            }
            for index in trees.indices {
                group.addTask { (false, await watch(trees[index], index)) }
            }
            for number in 0..<options.readers {
                group.addTask { (false, await read(trees, number)) }
            }
            var first: StressFinding?
            for await ending in group {
                first = first ?? ending.finding
                guard ending.endsRound || ending.finding != nil else { continue }
                stop.raise()
                group.cancelAll()
            }
            return first
        }
    }

    private func makeTrees() async -> [StressTree] {
        var trees: [StressTree] = []
        for index in 0..<options.trees {
            // A tree of this size is within the standard budget, so most trees have a smaller
            // budget.
            let script = StressScript(
                isAutomatic: index % 2 == 1,
                budget: Self.budgets[index / 2 % Self.budgets.count]
            )
            let tree = StressTree(like: script, life: life)
            #if DEBUG
            if let bug = options.plantedBug { await tree.tree.plant(bug) }
            #endif
            trees.append(tree)
        }
        return trees
    }

    /// Gives the trees their first nodes, and their first layouts.
    private func grow(_ trees: [StressTree]) async -> StressFinding? {
        await working { () async throws(StressFinding) in
            for (index, tree) in trees.enumerated() {
                var random = SplitMix64(seed: options.seed, stream: index)
                try await judging(tree, index) {
                    try tree.edit { _ in StressModel.firstChanges(nodes: options.nodes, &random) }
                    tally.note(try await tree.layOut(seed: 0))
                }
                tally.add(.bursts)
            }
        }
    }

    private func writeAll(_ trees: [StressTree]) async -> StressFinding? {
        await withTaskGroup(of: StressFinding?.self) { group in
            for number in 0..<options.writers {
                group.addTask { await write(trees, number) }
            }
            return await group.reduce(nil) { $0 ?? $1 }
        }
    }

    private func write(_ trees: [StressTree], _ number: Int) async -> StressFinding? {
        var writer = StressWriter(number: number, options, tally)
        return await working { () async throws(StressFinding) in
            #if DEBUG
            if number == 0 { await options.lostWakeUp?.wait() }
            #endif
            for burst in 0..<options.bursts {
                if stop.stops { return }
                let index = writer.chooseTree(burst: burst)
                try await judging(trees[index], index) {
                    try await writer.burst(index, trees)
                }
                tally.add(.bursts)
                await Task.yield()
            }
        }
    }

    private func read(_ trees: [StressTree], _ number: Int) async -> StressFinding? {
        var reader = StressReader(number: number, options, tally)
        return await working { () async throws(StressFinding) in
            while !stop.stops {
                let index = reader.chooseTree()
                try await judging(trees[index], index) {
                    try await reader.visit(index, trees[index])
                }
                await Task.yield()
            }
            for (index, tree) in trees.enumerated() {
                try await judging(tree, index) { try reader.leave(index, tree) }
            }
        }
    }

    /// Compares the commits of a tree as they come.
    private func watch(_ tree: StressTree, _ index: Int) async -> StressFinding? {
        await working { () async throws(StressFinding) in
            for await commit in tree.tree.commits {
                try await judging(tree, index) { tally.note(try await tree.check(commit)) }
            }
        }
    }

    /// Runs the work of a task. A finding of it ends the round.
    private func working(
        _ work: () async throws(StressFinding) -> Void
    ) async -> StressFinding? {
        tally.add(.tasks)
        defer { tally.add(.tasks, -1) }
        do {
            try await work()
            return nil
        } catch {
            stop.raise()
            return error
        }
    }

    /// Turns what work on a tree throws into a finding, unless the task was cancelled.
    private func judging(
        _ tree: StressTree,
        _ index: Int,
        _ work: () async throws -> Void
    ) async throws(StressFinding) {
        do {
            try await work()
        } catch is CancellationError where Task.isCancelled {
            return
        } catch {
            throw StressFinding(error, options, tree: index, tree)
        }
    }
}
