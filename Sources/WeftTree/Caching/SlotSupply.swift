/// Slots that one task gives to the nodes that it adopts; it takes several at a time from the table.
final class SlotSupply {
    private let table: SlotTable

    // Unchecked: a supply belongs to one task, and calls nobody in the middle of an access.
    /// The slots that nobody uses yet, the next one last.
    @safe @exclusivity(unchecked)
    private var slots: [Slot] = []

    /// The way to the graveyard for nodes with slots of the present block.
    @safe @exclusivity(unchecked)
    private(set) var gate: GraveyardGate

    init(_ table: SlotTable) {
        self.table = table
        gate = table.gate
    }

    deinit { table.giveBack(slots) }

    /// The next slot; it is taken with `removeNext()`.
    var next: Slot {
        if let next = slots.last { return next }
        slots = table.takeBlock()
        gate = GraveyardGate(table.graveyard)
        return slots[slots.count - 1]
    }

    /// Takes the next slot out of the supply.
    func removeNext() { slots.removeLast() }
}
