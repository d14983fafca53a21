import TestSupport
import Testing

@testable import WeftTree

@Suite("The graveyards of trees")
struct GraveyardTests {
    @Test("A node is buried in the graveyard of its tree")
    func tree() {
        let (first, second) = (Graveyard(), Graveyard())
        let (tree, other) = (Graveyards.open(first), Graveyards.open(second))
        #expect(tree != other && tree != 0 && other != 0)
        Graveyards.bury(1, of: 2, in: tree)
        Graveyards.bury(3, of: 4, in: other)
        Graveyards.bury(5, of: 6, in: tree)
        #expect(first.drain().map(\.slot) == [1, 5])
        #expect(second.drain().map(\.generation) == [4])
        Graveyards.close(tree)
        Graveyards.close(other)
    }

    @Test("A node that dies after its tree leaves no grave, while nodes of other trees still do")
    func closed() {
        // There are more graveyards than sections, so some share one.
        let graveyards = (0..<200).map { _ in Graveyard() }
        let trees = graveyards.map { Graveyards.open($0) }
        for (index, tree) in trees.enumerated() where index.isMultiple(of: 2) {
            Graveyards.close(tree)
        }
        for _ in 0..<2 {
            for tree in trees { Graveyards.bury(1, of: 2, in: tree) }
        }
        for (index, graveyard) in graveyards.enumerated() {
            #expect(graveyard.drain().count == (index.isMultiple(of: 2) ? 0 : 2))
        }
        for tree in trees { Graveyards.close(tree) }
    }

    @Test("Threads can bury nodes while their trees come and go")
    func threads() {
        let misplaced = Counter()
        onThreads(4) { thread in
            for round in 0..<2_000 {
                let slots = SlotTable()
                let supply = SlotSupply(slots)
                var nodes = (0..<8).map { _ in box().handle }
                for node in nodes { _ = slots.adopt(node, .byPass, from: supply) }
                nodes.removeLast(round & 7)
                if slots.graveyard.drain().count != round & 7 { misplaced.add() }
            }
        }
        #expect(misplaced.value == 0)
    }

    @Test("A tree's graveyard is released with its slots, even if nodes survive")
    func nothingLeft() {
        weak var graveyard: Graveyard?
        var survivors: [NodeHandle] = []
        do {
            let slots = SlotTable()
            graveyard = slots.graveyard
            let supply = SlotSupply(slots)
            var nodes = (0..<100).map { _ in box().handle }
            for node in nodes { _ = slots.adopt(node, .byPass, from: supply) }
            // One adoption is given back, and one node dies before the others.
            if let membership = nodes[0].adoption { #expect(nodes[0].giveBack(membership)) }
            nodes.removeLast()
            #expect(graveyard?.drain().count == 1)
            survivors = Array(nodes.prefix(50))
        }
        #expect(graveyard == nil)
        #expect(survivors[1].adoption != nil)
    }
}
