/// Slots that one task gives to the nodes that it adopts; it takes several at a time from the table.
final class SlotSupply {
    private let table: SlotTable

    // Unchecked: a supply belongs to one task, or to the tree's actor, where one pass hands it to the
    // next, and calls nobody in the middle of an access.

    /// The slots that nobody uses yet.
    @safe @exclusivity(unchecked)
    private var block = SlotTable.Block()

    /// The way to the graveyard for nodes with slots of the present block.
    @safe @exclusivity(unchecked)
    private var gate: GraveyardGate

    /// The same, without counting a reference; the supply keeps it until it takes another block.
    var unretainedGate: Unmanaged<GraveyardGate> {
        @inline(__always)
        get { unsafe .passUnretained(gate) }
    }

    init(_ table: SlotTable) {
        self.table = table
        gate = table.gate
    }

    deinit { giveBack() }

    /// Gives back to the table what was not used.
    func giveBack() {
        if block.isEmpty { return }
        table.giveBack(block)
        block = SlotTable.Block()
    }

    /// The next slot; it is taken with `removeNext()`.
    var next: Slot {
        if block.isEmpty {
            block = table.takeBlock()
            gate = GraveyardGate(table.graveyard)
        }
        return block.next
    }

    /// Takes the next slot out of the supply.
    func removeNext() { block.removeNext() }
}
