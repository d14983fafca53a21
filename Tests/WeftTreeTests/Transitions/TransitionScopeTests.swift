import Testing
import Weft

@Suite("Transitions between commits of any origin")
struct TransitionScopeTests {
    @Test("A tree's commit and its reference layout are one", arguments: Seeds.range(30))
    func referenceAndTree(seed: UInt64) async throws {
        let random = RandomTree(seed: seed)
        let range = random.range()
        for _ in 0..<4 {
            try random.edit()
            let commit = try await random.tree.layout(in: range)
            let cold = try random.root.layout(in: range, environment: random.environment)
            #expect(LayoutTransition(from: cold, to: commit).isEmpty, "seed \(seed)")
            #expect(LayoutTransition(from: commit, to: cold).isEmpty, "seed \(seed)")
            let again = try random.root.layout(in: range, environment: random.environment)
            #expect(LayoutTransition(from: cold, to: again).isEmpty, "seed \(seed)")
        }
    }

    @Test("Reference layouts are compared by their nodes", arguments: Seeds.range(30))
    func references(seed: UInt64) async throws {
        let random = RandomTree(seed: seed)
        var host = LayoutMirror()
        for round in 0..<8 {
            try random.edit()
            let range = random.range()
            let commit =
                random.random.chance(30)
                ? try await random.tree.layout(in: range)
                : try random.root.layout(in: range, environment: random.environment)
            let before = host
            let transition = host.mount(commit)
            #expect(host.differences(from: commit) == [], "seed \(seed), round \(round)")
            #expect(host.mounted?.number == commit.number)
            let first = before.mounted?.nodes ?? []
            let stay = Set(first).intersection(commit.nodes)
            #expect(transition.removed.count == first.count - stay.count, "seed \(seed)")
            #expect(transition.inserted.count == commit.nodeCount - stay.count, "seed \(seed)")
            guard let mounted = before.mounted else { continue }
            var back = host
            back.apply(transition.inverted)
            #expect(back.differences(from: mounted) == [], "seed \(seed), round \(round)")
        }
    }

    @Test("A part of a hierarchy may become the whole, and be put back")
    func otherRoot() throws {
        let inner = DisplayNode(Column(children: [box().anyNode, box().anyNode]))
        let root = DisplayNode(Column(children: [box().anyNode, inner.anyNode]))
        var host = LayoutMirror()
        for commit in [try root.layout(), try inner.layout(), try root.layout()] {
            host.mount(commit)
            #expect(host.differences(from: commit) == [])
        }
    }
}
