import RandomLayouts
import Testing
import Weft
import WeftTesting

@Suite("Edits from many tasks while passes run", .endsEventually)
struct ConcurrentEditTests {
    @Test("Commits made during 10,000 edits equal the cold layouts of their revisions")
    func commitsAreOfTheirRevision() async throws {
        let board = DisplayNode(Board(BoardModel(rowCount: 8, leafCount: 4)))
        let tree = DisplayTree(root: board)
        let editors = 8
        let edits = 10_000 / editors
        let commits = try await withThrowingTaskGroup(of: [LayoutCommit].self) { group in
            for editor in 0..<editors {
                group.addTask {
                    var numbers = SplitMix64(seed: UInt64(editor))
                    var commits: [LayoutCommit] = []
                    for edit in 0..<edits {
                        try tree.update { $0.change(board, &numbers) }
                        // This makes sure that there are passes between the edits, however busy the
                        // machine is.
                        if edit.isMultiple(of: 100) {
                            commits.append(try await tree.layout(in: SizeRange(width: 200)))
                        } else if edit.isMultiple(of: 4) {
                            await Task.yield()
                        }
                    }
                    return commits
                }
            }
            for width in [200.0, 320.0] {
                group.addTask {
                    var commits: [LayoutCommit] = []
                    while commits.last?.revision != UInt64(editors * edits) {
                        let revision = tree.revision
                        let commit = try await tree.layout(in: SizeRange(width: width))
                        #expect(commit.revision >= revision)
                        commits.append(commit)
                        await Task.yield()
                    }
                    return commits
                }
            }
            var commits: [LayoutCommit] = []
            for try await more in group { commits += more }
            return commits
        }
        #expect(tree.revision == UInt64(editors * edits))
        #expect(tree.committed?.revision == tree.revision)
        // Commits with the same number are the same.
        let distinct = Dictionary(commits.map { ($0.number, $0) }) { first, _ in first }
        let sorted = distinct.values.sorted { $0.number < $1.number }
        #expect(sorted.count > 2)
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.revision <= $1.revision })
        for commit in sorted {
            #expect(try commit.difference(fromModelOf: board) == nil)
        }
    }

    @Test("A reader sees an edit of two nodes as a whole or not at all")
    func transactionsAreSeenWhole() async throws {
        let board = DisplayNode(Board(BoardModel(rowCount: 2, leafCount: 1)))
        let tree = DisplayTree(root: board, relayout: .automatic)
        let rows = try await tree.layout(in: SizeRange(width: 300))[board].rows
        try await withThrowingTaskGroup(of: Void.self) { group in
            for value in [1.0, 2.0, 3.0] {
                group.addTask {
                    for _ in 0..<200 {
                        try tree.update { edit in
                            for row in rows { edit[row].spacing = value }
                        }
                        await Task.yield()
                    }
                }
            }
            group.addTask {
                for _ in 0..<600 {
                    let commit = tree.committed
                    let spacings = rows.map { commit?[$0].spacing }
                    let isInitial = commit?.revision == 0
                    #expect(isInitial || spacings[0] == spacings[1], "\(spacings)")
                    await Task.yield()
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("A mirror that mounts whatever is committed shows the committed hierarchy")
    func lateMounting() async throws {
        let board = DisplayNode(Board(BoardModel(rowCount: 6, leafCount: 3)))
        let tree = DisplayTree(root: board, relayout: .automatic)
        _ = try await tree.layout(in: SizeRange(width: 300))
        let editing = Task {
            var numbers = SplitMix64(seed: 7)
            for _ in 0..<500 {
                try tree.update { $0.change(board, &numbers) }
                await Task.yield()
            }
        }
        var mirror = LayoutMirror()
        for await commit in tree.commits {
            if let mounted = mirror.mounted { #expect(commit.number > mounted.number) }
            mirror.mount(commit)
            #expect(mirror.differences(from: commit) == [])
            if commit.revision == 500 { break }
        }
        try await editing.value
        #expect(mirror.mounted?.revision == 500)
    }
}
