import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// Pieces of work that are ready at the same time may be run by several tasks at once, so no two of
/// them may measure the same node.
@Suite("Pieces of work that run at the same time")
struct OneOwnerTests {
    /// A tree whose nodes ask their subnodes under several keys.
    private struct Hierarchy {
        var random: SplitMix64
        private(set) var parents: [ObjectIdentifier: NodeHandle] = [:]
        private(set) var root = patientLeaf().anyNode

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            root = subtree(depth: 5)
        }

        private mutating func subtree(depth: Int) -> AnyDisplayNode {
            guard depth > 0, random.chance(85) || depth == 5 else { return patientLeaf().anyNode }
            let children = (0..<random.pick([1, 1, 2, 3])).map { _ in subtree(depth: depth - 1) }
            let questions = random.pick([1, 2, 3])
            let node = DisplayNode(Inquirer(children: children, questions: questions)).anyNode
            for child in children { parents[ObjectIdentifier(child.handle)] = node.handle }
            return node
        }

        /// The nodes above a node.
        private func ancestors(of node: NodeHandle) -> some Sequence<NodeHandle> {
            sequence(state: node) { node in
                guard let parent = parents[ObjectIdentifier(node)] else { return nil }
                node = parent
                return parent
            }
        }

        /// What is wrong with pieces that may run at the same time; nil if nothing is.
        func conflict(in pieces: [ArraySlice<NodeEngine.Job>]) -> String? {
            var owners: [ObjectIdentifier: Int] = [:]
            for (index, piece) in pieces.enumerated() {
                for job in piece {
                    let owner = owners.updateValue(index, forKey: ObjectIdentifier(job.node))
                    if let owner, owner != index { return "a node is in two pieces" }
                }
            }
            let isOwned = pieces.joined().contains { job in
                ancestors(of: job.node).contains { owners[ObjectIdentifier($0)] != nil }
            }
            return isOwned ? "a node and one below it are jobs" : nil
        }
    }

    @Test(
        "No two such pieces measure the same node, however often it is asked",
        arguments: [(1, 1), (1, 3), (2, 1), (2, 5), (3, 1), (3, 2), (5, 1), (8, 2)]
    )
    func noConflicts(budget: Int, chunk: Int) throws {
        let limits = MeasuringLimits(budget: budget, chunk: chunk)
        for seed in Seeds.range(25) {
            var hierarchy = Hierarchy(seed: seed)
            let bare = BarePass(
                hierarchy.root,
                scheduler: LayoutScheduler(workers: 4, limits: limits)
            )
            let worker = bare.pass.worker
            let first = try bare.begin()
            var plan = WorkPlan(first, chunk: chunk)
            var running: [WorkPlan.Piece] = []
            while true {
                while case .perform(let piece) = plan.next() { running.append(piece) }
                if let conflict = hierarchy.conflict(in: running.map(\.jobs)) {
                    Issue.record("seed \(seed): \(conflict)")
                    return
                }
                guard !running.isEmpty else { break }
                let index = Int.random(in: running.indices, using: &hierarchy.random)
                let piece = running.remove(at: index)
                plan.finish(piece.id, try worker.run(piece, in: ThreadTurn()))
            }
            #expect(plan.isDone || first.suspended.isEmpty, "seed \(seed)")
            #expect(bare.answer?.size == (try hierarchy.root.layout().size), "seed \(seed)")
        }
    }

    @Test("A node that waits for its subnode does not become a job under another key")
    func suspendedNode() throws {
        let leaves = [patientLeaf().anyNode, patientLeaf().anyNode]
        let middle = DisplayNode(Inquirer(children: leaves, questions: 1))
        let root = DisplayNode(Inquirer(children: [middle.anyNode], questions: 2))
        // The budget is enough for the root, the middle under its first key, and one leaf.
        let limits = MeasuringLimits(budget: 3, chunk: 1)
        let bare = BarePass(root, scheduler: LayoutScheduler(workers: 2, limits: limits))
        let outcome = try bare.begin()
        #expect(outcome.suspended.map(\.node.id) == [root.anyNode.handle.id])
        #expect(outcome.missing.map(\.node.id) == [leaves[1].handle.id])
    }

    @Test("The jobs of a node that was put off under two keys are neighbours")
    func nodePutOffTwice() throws {
        let first = patientLeaf()
        let second = patientLeaf()
        let root = DisplayNode(Inquirer(children: [first.anyNode, second.anyNode], questions: 2))
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let bare = BarePass(root, scheduler: LayoutScheduler(workers: 2, limits: limits))
        let outcome = try bare.begin()
        let nodes = outcome.missing.map(\.node.id)
        let (one, other) = (first.anyNode.handle.id, second.anyNode.handle.id)
        #expect(nodes == [one, one, other, other])
    }
}
