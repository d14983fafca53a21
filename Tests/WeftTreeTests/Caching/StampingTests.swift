import Testing

@testable import WeftTree

@Suite("Stamps of a node")
struct StampingTests {
    /// A site without a node, and the table that keeps it.
    private func site() -> (table: SlotTable, site: SlotTable.Site) {
        let table = SlotTable()
        return (table, SlotSupply(table).next)
    }

    @Test(
        "The changed children are those of the last snapshot that changed anything below the node"
    )
    func lastSnapshot() {
        let (table, site) = site()
        defer { withExtendedLifetime(table) {} }
        let isFirst = site.stamp(5, becauseOf: 1)
        let isSecond = site.stamp(5, becauseOf: 2)
        #expect(isFirst && !isSecond)
        #expect(site.changedChildren(since: 0) == [1, 2])
        _ = site.stamp(9, becauseOf: 3)
        // What was checked in the fifth snapshot, or any up to the ninth, has met the other
        // children.
        #expect(site.changedChildren(since: 5) == [3])
        #expect(site.changedChildren(since: 4) == nil)
    }

    @Test("A change of the node itself has no children, and hides the earlier ones")
    func ownChange() {
        let (table, site) = site()
        defer { withExtendedLifetime(table) {} }
        let isFirst = site.stamp(2)
        #expect(isFirst && site.changedChildren(since: 1) == nil)
        // This snapshot has stamped the node before, so nothing is known about what was checked
        // before the snapshot.
        let isSecond = site.stamp(2, becauseOf: 1)
        #expect(!isSecond && site.changedChildren(since: 1) == nil)
        _ = site.stamp(3, becauseOf: 4)
        #expect(site.changedChildren(since: 2) == [4])
        _ = site.stamp(6)
        #expect(site.changedChildren(since: 3) == [] && site.changedChildren(since: 2) == nil)
        #expect(site.lastStamp == 6)
    }

    @Test("A child that is noted twice counts once")
    func sameChild() {
        let (table, site) = site()
        defer { withExtendedLifetime(table) {} }
        _ = site.stamp(1, becauseOf: 7)
        _ = site.stamp(1, becauseOf: 7)
        #expect(site.changedChildren(since: 0) == [7])
    }

    @Test("If there are too many changed children, none is known until the next snapshot")
    func tooMany() {
        let (table, site) = site()
        defer { withExtendedLifetime(table) {} }
        for child in 0..<1_000 { _ = site.stamp(1, becauseOf: Slot(child)) }
        #expect(site.changedChildren(since: 0) == nil)
        _ = site.stamp(2, becauseOf: 4)
        #expect(site.changedChildren(since: 1) == [4])
        #expect(site.changedChildren(since: 0) == nil)
    }
}
