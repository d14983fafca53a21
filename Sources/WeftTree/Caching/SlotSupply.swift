/// Slots that one task gives to the nodes that it adopts; it takes several at a time from the
/// table.
final class SlotSupply {
    private let table: SlotTable

    // Unchecked: a supply belongs to one task, or to the tree's actor, where one pass hands it to
    // the next, and calls nobody in the middle of an access.

    /// The slots that nobody uses yet, but for those of the run.
    @safe @exclusivity(unchecked)
    private var block = SlotTable.Block()

    /// The next of them, which lie beside each other.
    @safe @exclusivity(unchecked)
    private var run: SlotTable.Run?

    init(_ table: SlotTable) {
        self.table = table
    }

    deinit { giveBack() }

    /// Gives back to the table what was not used.
    func giveBack() {
        if let run { block.putBack(run) }
        run = nil
        if block.isEmpty { return }
        table.giveBack(block)
        block = SlotTable.Block()
    }

    /// The site of the next slot; it is taken with `takeNext()`.
    var next: SlotTable.Site {
        @inline(__always)
        get {
            if let run { return run.first }
            return refill().first
        }
    }

    @inline(never)
    private func refill() -> SlotTable.Run {
        if block.isEmpty { block = table.takeBlock() }
        let next = table.takeRun(of: &block)
        run = next
        return next
    }

    /// Takes the slot of the site that `next` has returned out of the supply.
    @inline(__always)
    func takeNext() { run = run?.dropFirst() }
}
