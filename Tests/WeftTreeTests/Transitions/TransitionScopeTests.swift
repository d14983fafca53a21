import RandomLayouts
import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Transitions between commits of any origin")
struct TransitionScopeTests {
    @Test("No transition lies between a commit and its reference", arguments: Seeds.range(30))
    func referenceAndTree(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let range = random.random.range()
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

    @Test("Reference layouts are compared by their nodes' identity", arguments: Seeds.range(30))
    func references(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        var host = LayoutMirror()
        for round in 0..<8 {
            try random.edit()
            let range = random.random.range()
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

    @Test("Steps do not depend on the numbering of nodes", arguments: Seeds.range(20))
    func order(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed, leaves: 40)
        var former: (commit: LayoutCommit, cold: LayoutCommit)?
        for round in 0..<5 {
            try random.edit()
            let range = random.random.range()
            let commit = try await random.tree.layout(in: range)
            let cold = try random.root.layout(in: range, environment: random.environment)
            let transition = LayoutTransition(from: former?.commit, to: commit)
            let reference = LayoutTransition(from: former?.cold, to: cold)
            // Unlike the reference, the tree knows that a text keeps its lines in a range where
            // they fit.
            let kept = Set(reference.updated).subtracting(transition.updated)
            for node in kept {
                let lines = former?.cold.payload(of: node, as: TextLayout.self)
                #expect(lines != nil && lines == cold.payload(of: node, as: TextLayout.self))
            }
            let steps = reference.steps.filter { step in
                if case .update(let node) = step { !kept.contains(node) } else { true }
            }
            #expect(transition.steps == steps, "seed \(seed), round \(round)")
            #expect(transition.moved == reference.moved, "seed \(seed), round \(round)")
            former = (commit, cold)
        }
    }

    @Test(
        "A chain of 5,000 nodes is mounted, interpolated, inverted and unmounted on a small stack"
    )
    func deepChain() async throws {
        let leaf = box(7, 7)
        var top = DisplayNode(Column(children: [leaf.anyNode])).anyNode
        for _ in 0..<5_000 { top = DisplayNode(Column(children: [top])).anyNode }
        let (narrow, wide) = (SizeRange(width: 10), SizeRange(width: 20))
        let (first, last) = (try top.layout(in: narrow), try top.layout(in: wide))
        // On such a small stack, no recursion could reach that depth.
        let (widths, host) = await onThread(stackSize: 256 << 10) { [top] in
            var host = LayoutMirror()
            host.mount(first)
            let transition = host.mount(last)
            var widths = [
                transition.motion.frames(at: 0.5)[top]?.width,
                transition.frame(of: leaf, at: 0.5)?.width,
            ]
            host.apply(transition.inverted)
            widths.append(host.frameInSupernode(of: top)?.width)
            host.apply(LayoutTransition(from: first, to: nil))
            return (widths, host)
        }
        #expect(widths == [15, 7, 10])
        #expect(host.nodeCount == 0 && host.complaints == [])
    }

    @Test("A host may show a part of a hierarchy by itself, and then the whole again")
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
