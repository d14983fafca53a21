import Testing

@testable import WeftTree

@Suite("Positions of slots")
struct SlotPositionTests {
    @Test("Slots fill one segment after the other, without gaps")
    func order() {
        var last = SlotPosition(of: 0)
        #expect(last.segment == 0 && last.offset == 0 && last.width == 4)
        for slot in Slot(1)..<100_000 {
            let position = SlotPosition(of: slot)
            #expect(position.width == SlotPosition.width(ofSegment: position.segment))
            if last.offset + 1 < last.width {
                #expect(position.segment == last.segment && position.offset == last.offset + 1)
            } else {
                #expect(position.segment == last.segment + 1 && position.offset == 0)
                // At most a fifth of a table that has just got a segment is unused.
                #expect(position.width <= max(4, Int(slot) / 4 + 4))
            }
            last = position
        }
    }

    @Test("The last slot that a claim can name has a segment")
    func lastSlot() {
        let last = SlotPosition(of: 1 << 30 - 2)
        #expect(last.segment < SlotTable.segmentCount && last.offset < last.width)
    }
}
