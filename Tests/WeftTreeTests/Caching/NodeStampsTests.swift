import Testing

@testable import WeftTree

@Suite("Stamps of a node")
struct NodeStampsTests {
    @Test("The children are those of the last snapshot that changed anything below the node")
    func lastSnapshot() {
        var stamps = NodeStamps()
        _ = stamps.mark(in: 5)
        stamps.note(dirtyChild: 1)
        let isFirst = stamps.mark(in: 5)
        #expect(!isFirst)
        stamps.note(dirtyChild: 2)
        #expect(stamps.dirtyChildren == [1, 2])
        #expect(stamps.dirtyChildrenSince == 0)
        _ = stamps.mark(in: 9)
        stamps.note(dirtyChild: 3)
        #expect(stamps.dirtyChildren == [3])
        // What was checked in the fifth snapshot, or any up to the ninth, has met the others.
        #expect(stamps.dirtyChildrenSince == 5)
    }

    @Test("A child that is known as the node's twice counts once")
    func sameChild() {
        var stamps = NodeStamps()
        _ = stamps.mark(in: 1)
        stamps.note(dirtyChild: 7)
        stamps.note(dirtyChild: 7)
        #expect(stamps.dirtyChildren == [7])
    }

    @Test("Of too many children none is told, until the next snapshot")
    func tooMany() {
        var stamps = NodeStamps()
        _ = stamps.mark(in: 1)
        for child in 0..<1_000 { stamps.note(dirtyChild: Slot(child)) }
        #expect(stamps.dirtyChildren.isEmpty)
        #expect(stamps.dirtyChildrenSince == 1)
        _ = stamps.mark(in: 2)
        stamps.note(dirtyChild: 4)
        #expect(stamps.dirtyChildren == [4])
        #expect(stamps.dirtyChildrenSince == 1)
    }
}
