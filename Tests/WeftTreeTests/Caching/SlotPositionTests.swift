import Testing

@testable import WeftTree

@Suite("Positions of slots")
struct SlotPositionTests {
    @Test("Slots fill one segment after another, without gaps")
    func order() {
        var last = SlotPosition(of: 0)
        #expect(last.segment == 0 && last.offset == 0 && last.width == 16)
        for slot in Slot(1)..<100_000 {
            let position = SlotPosition(of: slot)
            #expect(position.width == SlotPosition.width(ofSegment: position.segment))
            if last.offset + 1 < last.width {
                #expect(position.segment == last.segment && position.offset == last.offset + 1)
            } else {
                #expect(position.segment == last.segment + 1 && position.offset == 0)
                // At most a ninth of a table that has just gained a segment is unused.
                #expect(position.width <= max(16, Int(slot) / 8))
            }
            last = position
        }
    }

    @Test("Large segments begin where blocks of slots begin")
    func alignment() {
        for slot in stride(from: Slot(1_024), to: 100_000, by: SlotTable.blockSize) {
            let position = SlotPosition(of: slot)
            #expect(position.offset.isMultiple(of: SlotTable.blockSize))
            #expect(position.width.isMultiple(of: SlotTable.blockSize))
        }
    }
}
