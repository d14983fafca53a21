import RandomLayouts
import TestSupport
import Testing

@testable import WeftTree

@Suite("Threads that adopt nodes, give them back and replace their inputs")
struct AdoptionRaceTests {
    /// Counts the living inputs, and the expectations that were not met.
    private struct Counts {
        let living = Counter()
        let failures = Counter()

        func inputs() -> CountedInputs { CountedInputs(living) }

        func expect(_ condition: Bool) {
            if !condition { failures.add() }
        }
    }

    /// Adopts nodes as passes do, and gives many of them back.
    private static func pass(
        over nodes: [NodeHandle],
        in slots: SlotTable,
        _ random: inout SplitMix64,
        _ counts: Counts
    ) {
        let supply = SlotSupply(slots)
        for node in nodes {
            for _ in 0..<4 {
                let (membership, site) = slots.adopt(node, .byPass, from: supply)
                if let site {
                    counts.expect(CountedInputs.live(site.record.state))
                    counts.expect(site.marks.generation == node.generation)
                    if random.chance(70), node.giveBack(membership) { slots.free(membership.slot) }
                } else if membership.tree == slots.tree, random.chance(20) {
                    _ = node.confirmAdoption(for: slots.tree)
                }
            }
        }
    }

    /// Adopts nodes as edits do. Gives some of them back, and replaces the inputs of others.
    private static func edit(
        _ nodes: [NodeHandle],
        in slots: SlotTable,
        _ random: inout SplitMix64,
        _ counts: Counts
    ) {
        let supply = SlotSupply(slots)
        for node in nodes {
            for _ in 0..<4 {
                let (membership, site) = slots.adopt(node, .byEdit, from: supply)
                if site != nil, random.chance(70) {
                    if node.giveBack(membership) { slots.freeNewcomer(membership.slot) }
                } else if node.confirmAdoption(for: slots.tree)?.tree == slots.tree {
                    _ = node.replaceState(with: counts.inputs())
                }
            }
        }
    }

    /// Replaces the inputs of nodes until a tree has adopted them.
    private static func replaceInputs(of nodes: [NodeHandle], _ counts: Counts) {
        for node in nodes {
            for _ in 0..<20 {
                let replacement = node.replaceFreeState(node.state, with: counts.inputs())
                if replacement == .adopted { break }
            }
        }
    }

    /// Reads the inputs of nodes.
    private static func read(_ nodes: [NodeHandle], _ counts: Counts) {
        for node in nodes {
            for _ in 0..<20 {
                if case .free(let state) = node.ownership {
                    counts.expect(CountedInputs.live(state))
                }
                counts.expect(CountedInputs.live(node.state))
            }
        }
    }

    @Test("While passes and edits of two trees compete for nodes, nothing is lost or read too late")
    func competing() {
        let counts = Counts()
        for round in 0..<40 as Range<UInt64> {
            let tables = [SlotTable(), SlotTable()]
            let nodes = (0..<300).map { _ in NodeHandle(counts.inputs()) }
            onThreads(6) { thread in
                var random = SplitMix64(seed: round * 6 + UInt64(thread))
                switch thread {
                case 0, 1:
                    Self.pass(over: nodes, in: tables[thread], &random, counts)
                case 2, 3:
                    Self.edit(nodes, in: tables[thread - 2], &random, counts)
                case 4: Self.replaceInputs(of: nodes, counts)
                default: Self.read(nodes, counts)
                }
            }
        }
        #expect(counts.failures.value == 0)
        #expect(counts.living.value == 0)
    }

    @Test("A node that two trees take from each other keeps its inputs and no graveyard alive")
    func tugOfWar() {
        let counts = Counts()
        weak var (first, second): (Graveyard?, Graveyard?)
        do {
            let tables = [SlotTable(), SlotTable()]
            (first, second) = (tables[0].graveyard, tables[1].graveyard)
            let node = NodeHandle(counts.inputs())
            onThreads(2) { thread in
                let (slots, supply) = (tables[thread], SlotSupply(tables[thread]))
                for _ in 0..<60_000 {
                    let (membership, site) = slots.adopt(node, .byPass, from: supply)
                    guard let site else { continue }
                    counts.expect(CountedInputs.live(site.record.state))
                    if node.giveBack(membership) { slots.free(membership.slot) }
                }
            }
        }
        #expect(counts.failures.value == 0)
        #expect(counts.living.value == 0)
        #expect(first == nil && second == nil)
    }
}
