import Testing
import Weft

extension TrackerScenarios {
    @Test("T PR#455, T#1434: a host that requests a layout after each layout comes to rest")
    func noEndlessRelayout() async throws {
        let scene = Scene(8, relayout: .automatic)
        let range = SizeRange(width: 90)
        var previous = try await scene.tree.layout(in: range)
        var rounds = 0
        for await commit in scene.tree.commits {
            rounds += 1
            // Hosts of Texture did this in their layout callbacks: they measured again, and wrote
            // back what they had just read.
            let height = commit.frame(of: scene.leaves[0])?.size.height ?? 0
            try scene.tree.update { edit in
                edit[scene.leaves[0]].size?.height = min(height + 1, 15)
                edit[style: scene.leaves[1]].flexGrow = 1
            }
            previous = try await scene.tree.layout(in: range)
            if previous.number == commit.number || rounds > 50 { break }
        }
        #expect(rounds <= 7)
        #expect(previous.frame(of: scene.leaves[0])?.size.height == 15)
        // No pass is under way any more, so the next commit will be caused by an edit.
        await scene.tree.automationEnds()
        #expect(try await scene.tree.layoutIfNeeded().number == previous.number)
    }

    @Test("T#1266, T#641: a burst of updates on the main actor measures nothing there")
    @MainActor
    func burstOfUpdates() async throws {
        let counter = MeasureCounter()
        let watched = DisplayNode(WatchedLeaf(counter: counter))
        let root = DisplayNode(Column(children: [box().anyNode, watched.anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        let first = try await tree.layout(in: SizeRange(width: 100))
        #expect(counter.count == 1)
        // All these edits happen in one turn of the main actor.
        for round in 1...5_000 { try tree.update { $0[watched].height = Double(round) } }
        #expect(counter.mainActorCount == 0)
        let last = try await tree.layoutIfNeeded()
        #expect(last[watched].height == 5_000)
        #expect(last.number - first.number <= 5_000 / 2)
        #expect(counter.count > 1)
        #expect(counter.mainActorCount == 0)
    }

    @Test(
        "AR#900, AR PR#1765: editing parent and child in opposite orders causes no deadlock",
        .endsEventually
    )
    func noLockOrder() async throws {
        let child = box()
        let parent = DisplayNode(Column(children: [child.anyNode]))
        let tree = DisplayTree(root: parent)
        let others = DisplayTree(root: box())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for isUpwards in [true, false, true, false] {
                group.addTask {
                    for _ in 0..<200 {
                        try tree.update { edit in
                            if isUpwards {
                                edit[child].size?.width += 1
                                edit[style: parent].spacingAfter += 1
                            } else {
                                edit[style: parent].spacingAfter += 1
                                edit[child].size?.width += 1
                            }
                            // Reading a commit, of this tree or another, takes no lock of a node.
                            _ = tree.committed?.frame(of: child)
                            _ = others.committed
                        }
                        await Task.yield()
                    }
                }
            }
            for width in [50.0, 70] {
                group.addTask {
                    for _ in 0..<50 { _ = try await tree.layout(in: SizeRange(width: width)) }
                }
            }
            try await group.waitForAll()
        }
        let commit = try await tree.layout(in: SizeRange(width: 50))
        #expect(commit.revision == 800)
        #expect(commit[child].size?.width == 810)
        #expect(commit.style(of: parent)?.spacingAfter == 800)
    }
}
