import StressKit
import Synchronization
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Threads that adopt nodes, give them back and replace their inputs at the same time")
struct AdoptionRaceTests {
    /// Inputs that say when they go.
    private final class Inputs: NodeState, @unchecked Sendable {
        // `@unchecked Sendable`: as in `NodeState`.

        static let living = Atomic(0)

        init() {
            Self.living.wrappingAdd(1, ordering: .relaxed)
            super.init(baseStyle: LayoutElementStyle(), kind: .leaf)
        }

        deinit { Self.living.wrappingSubtract(1, ordering: .relaxed) }
    }

    /// Adopts nodes for a tree, and gives many of them back.
    private static func adopt(_ nodes: [NodeHandle], for tree: UInt32, in slots: SlotTable) {
        var random = SplitMix64(seed: UInt64(tree))
        let supply = SlotSupply(slots)
        for node in nodes {
            for _ in 0..<3 {
                let (membership, cell) = slots.adopt(node, for: tree, .byPass, from: supply)
                guard let cell else { break }
                #expect(cell.stamps.generation == node.generation)
                if random.chance(50) { break }
                #expect(node.release(membership))
                slots.free(membership.slot)
            }
        }
    }

    /// What is wrong with a node, which belongs to one of two tables or to none; nil if nothing is.
    private static func flaw(of node: NodeHandle, in tables: [SlotTable]) -> String? {
        guard let owner = node.adoption else { return nil }
        let slots = tables[Int(owner.tree)]
        if !slots.has(node.generation, in: owner.slot) { return "the slot is not the node's" }
        if slots[owner.slot].state !== node.state { return "the record has other inputs" }
        return nil
    }

    @Test("A record has the inputs that its node had when it was adopted, and none are lost")
    func race() {
        for _ in 0..<40 {
            let tables = [SlotTable(), SlotTable()]
            let nodes = (0..<300).map { _ in NodeHandle(Inputs()) }
            onThreads(4) { thread in
                switch thread {
                case 0, 1: Self.adopt(nodes, for: UInt32(thread), in: tables[thread])
                case 2:
                    for node in nodes {
                        for _ in 0..<20 where node.replaceStateUnlessAdopted(with: Inputs()) == nil
                        {
                            break
                        }
                    }
                default:
                    for node in nodes { #expect(node.state is Inputs) }
                }
            }
            for node in nodes { #expect(Self.flaw(of: node, in: tables) == nil) }
        }
        #expect(Inputs.living.load(ordering: .relaxed) == 0)
    }
}
