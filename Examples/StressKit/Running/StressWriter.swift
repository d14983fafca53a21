import RandomLayouts
import Weft

/// A task that edits trees and asks for layouts.
struct StressWriter {
    private let options: StressOptions
    private let tally: StressTally

    /// A generator of random numbers for each tree.
    private var streams: [SplitMix64]

    /// The generator for the choice of trees.
    private var choice: SplitMix64

    init(number: Int, _ options: StressOptions, _ tally: StressTally) {
        self.options = options
        self.tally = tally
        streams = (0..<options.trees).map { SplitMix64(seed: options.seed, stream: $0, number) }
        choice = SplitMix64(seed: options.seed, stream: -1, number)
    }

    /// Chooses the tree of a burst, often one that all writers visit at that time.
    mutating func chooseTree(burst: Int) -> Int {
        choice.chance(60)
            ? burst / 16 % options.trees : Int.random(in: 0..<options.trees, using: &choice)
    }

    /// Makes some edits of a tree, and may then request its layout, or the layouts of several
    /// trees.
    mutating func burst(_ index: Int, _ trees: [StressTree]) async throws {
        let subject = trees[index]
        for _ in 0..<streams[index].pick([1, 1, 2, 4, 8]) {
            let fails = streams[index].chance(5)
            try subject.edit(fails: fails) { model in
                model.changes(nodes: options.nodes, &streams[index])
            }
            tally.add(.edits)
        }
        // There are few seeds, so that ranges recur and requests coincide.
        let seed = streams[index].next() % 8
        switch Int.random(in: 0..<10, using: &streams[index]) {
        case 0..<4: tally.note(try await subject.layOut(seed: seed))
        case 4:
            let turns = streams[index].pick([0, 0, 1, 2, 4])
            tally.note(try await subject.layOutAndCancel(seed: seed, afterTurns: turns))
        case 5: tally.note(try await subject.layoutIfNeeded())
        case 6:
            let others = trees.indices.filter { $0 != index }.shuffled(using: &streams[index])
            let subjects = [subject] + others.prefix(3).map { trees[$0] }
            try await StressBatch(subjects, seed: seed).run(tally)
        default: break
        }
    }
}
