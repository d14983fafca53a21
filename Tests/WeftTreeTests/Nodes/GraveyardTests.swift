import Testing

@testable import WeftTree

@Suite("The way to the graveyard")
struct GraveyardTests {
    @Test("A gate lives until all tickets were given back, those that nobody took included")
    func gate() {
        weak var observed: GraveyardGate?
        do {
            let graveyard = Graveyard()
            let gate = GraveyardGate(graveyard, holders: 3)
            observed = gate
            let first = unsafe gate.takeTicket()
            let second = unsafe gate.takeTicket()
            gate.giveBack(1)
            first.bury(1, of: 2)
            second.bury(3, of: 4)
            #expect(graveyard.drain().map(\.slot) == [1, 3])
        }
        #expect(observed == nil)
    }

    @Test("A ticket is enough to keep the gate and the graveyard")
    func ticket() {
        var graveyard: Graveyard? = Graveyard()
        weak let observedGraveyard = graveyard
        var gate: GraveyardGate? = graveyard.map { GraveyardGate($0, holders: 1) }
        weak let observed = gate
        do {
            let ticket = unsafe gate!.takeTicket()
            gate = nil
            graveyard = nil
            #expect(observed != nil)
            ticket.bury(1, of: 2)
            #expect(observedGraveyard?.drain().count == 1)
        }
        #expect(observed == nil && observedGraveyard == nil)
    }

    @Test("Who dies after the tree is gone leaves no grave")
    func closed() {
        let graveyard: Graveyard
        let ticket: GraveyardGate.Ticket
        do {
            let slots = SlotTable()
            graveyard = slots.graveyard
            ticket = unsafe GraveyardGate(graveyard, holders: 1).takeTicket()
            ticket.bury(1, of: 2)
            #expect(graveyard.drain().count == 1)
        }
        ticket.bury(1, of: 2)
        #expect(graveyard.drain().isEmpty)
    }

    @Test("Nothing is left of a tree's graveyard when its nodes and its slots are gone")
    func nothingLeft() {
        weak var graveyard: Graveyard?
        do {
            let slots = SlotTable()
            graveyard = slots.graveyard
            let supply = SlotSupply(slots)
            var nodes = (0..<100).map { _ in box().handle }
            for node in nodes { _ = slots.adopt(node, for: 1, .byPass, from: supply) }
            // One adoption is given back, and one node dies before the others.
            if let membership = nodes[0].adoption { #expect(nodes[0].release(membership)) }
            nodes.removeLast()
            #expect(graveyard?.drain().count == 1)
        }
        #expect(graveyard == nil)
    }
}
