import StressKit
import Testing
import Weft

@testable import WeftTree

@Suite("Commits and the revisions that they name", .endsEventually)
struct RevisionTests {
    private let model = EditModel(groups: 4, leaves: 24)

    /// What edits have done, and what passes have committed.
    private final class Journal: Sendable {
        let changes = Locked<[UInt64: EditModel.Change]>([:])
        let commits = Locked<[LayoutCommit]>([])
        let running = Counter()
    }

    private static func change(_ random: inout SplitMix64, _ number: Int) -> EditModel.Change {
        // Each length occurs once, so that every edit changes something.
        let size = LayoutSize(width: 1 + Double(number) / 1_000, height: random.length(1...30))
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .rearrange(group: Int.random(in: 0..<4, using: &random), seed: random.next())
        case 1:
            return .move(
                member: Int.random(in: 0..<24, using: &random),
                to: Int.random(in: 0..<4, using: &random)
            )
        case 2..<5: return .resize([0, 1, 2], size)
        default: return .resize([Int.random(in: 3..<24, using: &random)], size)
        }
    }

    @Test("Of 10,000 edits by 8 tasks, each commit shows exactly the revision that it names")
    func everyCommitIsOfItsRevision() async throws {
        let nodes = model.makeNodes()
        let tree = DisplayTree(root: nodes.root)
        let journal = Journal()
        journal.running.add(8)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SplitMix64(seed: UInt64(task))
                    for round in 0..<1_250 {
                        let change = Self.change(&random, task * 1_250 + round)
                        try tree.update { edit in
                            nodes.apply(change, &edit)
                            let revision = tree.revision + 1
                            journal.changes.withLock { $0[revision] = change }
                        }
                        if round % 16 == 0 { await Task.yield() }
                    }
                    journal.running.add(-1)
                }
            }
            for range in [SizeRange(width: 375), SizeRange(width: 667), SizeRange(width: 375)] {
                group.addTask {
                    var last: (revision: UInt64, number: UInt64) = (0, 0)
                    while journal.running.value > 0 {
                        // A layout that is there already is returned without suspending.
                        await Task.yield()
                        let before = tree.revision
                        let commit = try await tree.layout(in: range)
                        #expect(commit.revision >= before && commit.revision >= last.revision)
                        #expect(commit.number >= last.number)
                        if commit.number > last.number {
                            journal.commits.withLock { $0.append(commit) }
                        }
                        last = (commit.revision, commit.number)
                    }
                }
            }
            group.addTask {
                var last: UInt64 = 0
                for await commit in tree.commits {
                    #expect(commit.number > last)
                    last = commit.number
                    #expect(Self.isWhole(commit, nodes))
                    journal.commits.withLock { $0.append(commit) }
                    if journal.running.value == 0 { return }
                }
            }
            try await group.waitForAll()
        }
        let final = try await tree.layout(in: SizeRange(width: 375))
        #expect(final.revision == tree.revision)
        let commits = journal.commits.withLock { $0 } + [final]
        try check(commits, journal.changes.withLock { $0 })
    }

    /// Whether the nodes that every edit changes together are alike.
    private static func isWhole(_ commit: LayoutCommit, _ nodes: ModelNodes) -> Bool {
        Set(nodes.leaves[0...2].filter { commit.contains($0) }.map { commit[$0].size }).count <= 1
    }

    /// Replays the edits, and lays out cold what each commit must show.
    private func check(_ commits: [LayoutCommit], _ changes: [UInt64: EditModel.Change]) throws {
        let chosen = Dictionary(commits.map { ($0.number, $0) }) { first, _ in first }.values
            .sorted { ($0.revision, $0.number) < ($1.revision, $1.number) }
        var model = model
        var revision: UInt64 = 0
        let step = max(1, chosen.count / 250)
        for (index, commit) in chosen.enumerated() {
            while revision < commit.revision {
                revision += 1
                if let change = changes[revision] { model.apply(change) }
            }
            guard index % step == 0 || index == chosen.count - 1 else { continue }
            let cold = try model.makeNodes().root.layout(in: commit.range)
            guard cold.picture == commit.picture else {
                Issue.record("commit \(commit.number) is not of revision \(commit.revision)")
                return
            }
        }
    }
}
