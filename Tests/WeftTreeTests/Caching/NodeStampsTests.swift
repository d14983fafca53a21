import Testing

@testable import WeftTree

@Suite("Stamps of a node")
struct NodeStampsTests {
    @Test("The children are those of the last snapshot that changed anything below the node")
    func lastSnapshot() {
        var stamps = NodeStamps()
        let isFirst = stamps.stamp(5, becauseOf: 1)
        let isSecond = stamps.stamp(5, becauseOf: 2)
        #expect(isFirst && !isSecond)
        #expect(stamps.dirtyChildren(since: 0) == [1, 2])
        _ = stamps.stamp(9, becauseOf: 3)
        // What was checked in the fifth snapshot, or any up to the ninth, has met the others.
        #expect(stamps.dirtyChildren(since: 5) == [3])
        #expect(stamps.dirtyChildren(since: 4) == nil)
    }

    @Test("A change of the node's own has no children, and hides those that it had before")
    func ownChange() {
        var stamps = NodeStamps()
        let isFirst = stamps.stamp(2)
        #expect(isFirst && stamps.dirtyChildren(since: 1) == nil)
        // As that snapshot has stamped the node before, nothing is told of what was checked before
        // it.
        let isSecond = stamps.stamp(2, becauseOf: 1)
        #expect(!isSecond && stamps.dirtyChildren(since: 1) == nil)
        _ = stamps.stamp(3, becauseOf: 4)
        #expect(stamps.dirtyChildren(since: 2) == [4])
        _ = stamps.stamp(6)
        #expect(stamps.dirtyChildren(since: 3) == [] && stamps.dirtyChildren(since: 2) == nil)
        #expect(stamps.dirty == 6)
    }

    @Test("A child that is known as the node's twice counts once")
    func sameChild() {
        var stamps = NodeStamps()
        _ = stamps.stamp(1, becauseOf: 7)
        _ = stamps.stamp(1, becauseOf: 7)
        #expect(stamps.dirtyChildren(since: 0) == [7])
    }

    @Test("Of too many children none is told, until the next snapshot")
    func tooMany() {
        var stamps = NodeStamps()
        for child in 0..<1_000 { _ = stamps.stamp(1, becauseOf: Slot(child)) }
        #expect(stamps.dirtyChildren(since: 0) == nil)
        _ = stamps.stamp(2, becauseOf: 4)
        #expect(stamps.dirtyChildren(since: 1) == [4])
        #expect(stamps.dirtyChildren(since: 0) == nil)
    }
}
