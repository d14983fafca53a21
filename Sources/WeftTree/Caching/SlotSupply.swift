/// The slots that one task gives to the nodes that it adopts; it takes several at a time from the
/// table.
final class SlotSupply {
    private let table: SlotTable

    // Unchecked: a supply belongs to one task, or to the tree's actor, where each pass hands it on
    // to the next. It calls no other code in the middle of an access.

    /// The slots that are not in use yet, except for those of the next sites.
    @safe @exclusivity(unchecked)
    private var block = SlotTable.Block()

    /// The next slots to use.
    @safe @exclusivity(unchecked)
    private var sites: SlotTable.Sites?

    init(_ table: SlotTable) {
        self.table = table
    }

    deinit { giveBack() }

    /// Gives the unused slots back to the table.
    func giveBack() {
        if let sites { block.putBack(sites) }
        sites = nil
        if block.isEmpty { return }
        table.giveBack(block)
        block = SlotTable.Block()
    }

    /// The site of the next slot, which stays in the supply until `takeNext()`.
    var next: SlotTable.Site {
        @inline(__always)
        get {
            if let sites { return sites.first }
            return refill().first
        }
    }

    @inline(never)
    private func refill() -> SlotTable.Sites {
        if block.isEmpty { block = table.takeBlock() }
        let next = table.takeSites(of: &block)
        sites = next
        return next
    }

    /// Removes the slot of the site that `next` has returned from the supply.
    @inline(__always)
    func takeNext() { sites = sites?.dropFirst() }
}
