/// Slots that one task gives to the nodes that it adopts; it takes several at a time from the table.
final class SlotSupply {
    private let table: SlotTable

    // Unchecked: a supply belongs to one task, or to the tree's actor, where one pass hands it to the
    // next, and calls nobody in the middle of an access.

    /// The slots that nobody uses yet.
    @safe @exclusivity(unchecked)
    private var block = SlotTable.Block()

    /// The way to the graveyard for nodes with slots of the present block; nil before the first one.
    @safe @exclusivity(unchecked)
    private var gate: GraveyardGate?

    init(_ table: SlotTable) {
        self.table = table
    }

    deinit { giveBack() }

    /// Gives back to the table what was not used.
    func giveBack() {
        if block.isEmpty { return }
        gate?.giveBack(block.count)
        table.giveBack(block)
        block = SlotTable.Block()
    }

    /// The next slot; it is taken with `takeNext()`.
    var next: Slot {
        if block.isEmpty {
            block = table.takeBlock()
            gate = GraveyardGate(table.graveyard, holders: block.count)
        }
        return block.next
    }

    /// Takes the next slot, which `next` has told, out of the supply.
    ///
    /// - Returns: The way to the graveyard for the slot's node.
    func takeNext() -> GraveyardGate.Ticket {
        block.removeNext()
        // `next` has made the gate, and counted as many tickets as the block had slots.
        return unsafe gate.unsafelyUnwrapped.takeTicket()
    }
}
