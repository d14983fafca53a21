import RandomLayouts
import Weft

/// A task that reads and mounts what is committed, at any time.
struct StressReader {
    private let tally: StressTally
    private var hosts: [StressHost]
    private var random: SplitMix64

    init(number: Int, _ options: StressOptions, _ tally: StressTally) {
        self.tally = tally
        hosts = Array(repeating: StressHost(), count: options.trees)
        random = SplitMix64(seed: options.seed, stream: -2, number)
    }

    mutating func chooseTree() -> Int { Int.random(in: hosts.indices, using: &random) }

    /// Reads a tree, and now and then mounts, keeps or compares what it reads.
    mutating func visit(_ index: Int, _ subject: StressTree) async throws {
        guard let commit = try hosts[index].read(subject) else { return }
        tally.add(.reads)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: try mount(commit, index, subject)
        case 3: try hosts[index].keep(commit)
        case 4: tally.note(try await subject.check(commit))
        default: break
        }
    }

    /// Mounts what is committed at the end.
    mutating func leave(_ index: Int, _ subject: StressTree) throws {
        guard let commit = try hosts[index].read(subject) else { return }
        try mount(commit, index, subject)
        try hosts[index].keep(commit)
    }

    private mutating func mount(
        _ commit: LayoutCommit,
        _ index: Int,
        _ subject: StressTree
    ) throws {
        _ = try subject.note(.mount)
        try hosts[index].mount(commit)
        tally.add(.mounts)
    }
}
