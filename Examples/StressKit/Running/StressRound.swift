import Weft

/// Some trees from their making to their end, with writers, readers and watchers at work on them.
struct StressRound: Sendable {
    private let options: StressOptions
    let seed: UInt64
    let tally: StressTally
    private let stop: StopSign
    let life = LifeCounter()

    init(
        _ options: StressOptions,
        seed: UInt64,
        _ tally: StressTally,
        deadline: ContinuousClock.Instant
    ) {
        self.options = options
        self.seed = seed
        self.tally = tally
        stop = StopSign(deadline: deadline)
    }

    /// Runs the round.
    ///
    /// - Returns: The first claim that does not hold.
    func run() async -> StressFinding? {
        let trees: [WeakTree]
        do {
            trees = try await work()
        } catch {
            return error
        }
        tally.add(.rounds)
        return await leftover(of: trees)
    }

    /// Makes the trees, lets the tasks loose on them, and looks at what they have come to.
    private func work() async throws(StressFinding) -> [WeakTree] {
        let trees = try await makeTrees()
        let findings = await withTaskGroup(of: StressFinding?.self) { group in
            for index in trees.indices {
                group.addTask { await watch(trees[index], index) }
            }
            for number in 0..<options.readers {
                group.addTask { await read(trees, number) }
            }
            let finding = await withTaskGroup(of: StressFinding?.self) { writers in
                for number in 0..<options.writers {
                    writers.addTask { await write(trees, number) }
                }
                return await writers.reduce(nil) { $0 ?? $1 }
            }
            stop.raise()
            group.cancelAll()
            return await group.reduce(finding) { $0 ?? $1 }
        }
        if let findings { throw findings }
        for (index, tree) in trees.enumerated() {
            try await judging(tree, index) { tally.note(try await tree.layOut(seed: 0)) }
            tally.add(.commits, Int(tree.tree.committed?.number ?? 0))
        }
        return trees.map { WeakTree(tree: $0.tree) }
    }

    private func makeTrees() async throws(StressFinding) -> [StressTree] {
        var trees: [StressTree] = []
        for index in 0..<options.trees {
            let tree = StressTree(isAutomatic: index % 2 == 1, life: life)
            #if DEBUG
            if let bug = options.plantedBug { await tree.tree.plant(bug) }
            #endif
            var random = SplitMix64(seed: seed, stream: index)
            try await judging(tree, index) {
                try tree.edit { _ in StressModel.firstChanges(nodes: options.nodes, &random) }
                tally.note(try await tree.layOut(seed: 0))
            }
            trees.append(tree)
        }
        return trees
    }

    private func write(_ trees: [StressTree], _ number: Int) async -> StressFinding? {
        var writer = StressWriter(number: number, seed: seed, options, tally)
        return await working { () async throws(StressFinding) in
            for burst in 0..<options.bursts {
                if stop.stops { return }
                let index = writer.chooseTree(burst: burst)
                try await judging(trees[index], index) {
                    try await writer.burst(index, trees[index])
                }
                await Task.yield()
            }
        }
    }

    private func read(_ trees: [StressTree], _ number: Int) async -> StressFinding? {
        var reader = StressReader(number: number, seed: seed, options, tally)
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

    /// Runs a task's work; a finding of it ends the round.
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

    /// Makes a finding of what work on a tree throws.
    private func judging(
        _ tree: StressTree,
        _ index: Int,
        _ work: () async throws -> Void
    ) async throws(StressFinding) {
        do {
            try await work()
        } catch {
            throw StressFinding(error, seed: seed, tree: index, tree)
        }
    }
}
