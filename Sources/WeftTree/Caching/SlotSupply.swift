/// Slots that one task gives to the nodes that it adopts; it takes several at a time from the table.
final class SlotSupply {
    private let table: SlotTable
    private var slots: ArraySlice<Slot> = []

    /// The way to the graveyard for nodes with slots of the present block.
    private(set) var gate: GraveyardGate

    init(_ table: SlotTable) {
        self.table = table
        gate = table.gate
    }

    deinit { table.giveBack(slots) }

    /// The next slot; it is taken with `removeNext()`.
    var next: Slot {
        if slots.isEmpty {
            slots = table.takeBlock()[...]
            gate = GraveyardGate(table.graveyard)
        }
        return slots[slots.startIndex]
    }

    /// Takes the next slot out of the supply.
    func removeNext() { slots.removeFirst() }
}
