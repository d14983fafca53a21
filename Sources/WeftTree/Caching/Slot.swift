/// The place of a node in its tree: an index into the slot table; -1 where there is none.
typealias Slot = Int32

/// Where a slot lies in the segments of a table.
///
/// Four segments double the table, so that a slot is found with a few instructions, a small table
/// takes little room, and a large one has few records that nobody uses yet:
///
///     segment   0    1    2     3      4      5      6      7      8
///     slots     0…3  4…7  8…11  12…15  16…23  24…31  32…39  40…47  48…63  …
struct SlotPosition {
    /// The segment.
    let segment: Int

    /// The index in the segment.
    let offset: Int

    /// How many slots the segment has.
    let width: Int

    @inline(__always)
    init(of slot: Slot) {
        // Sixteen more than the slot, so that the first four segments have four slots each.
        let number = UInt(truncatingIfNeeded: slot) &+ 16
        let power = UInt.bitWidth - 1 - number.leadingZeroBitCount
        width = 1 &<< (power &- 2)
        segment = (power &- 4) &<< 2 | Int(truncatingIfNeeded: number &>> (power &- 2)) & 3
        offset = Int(truncatingIfNeeded: number) & (width &- 1)
    }

    /// How many slots a segment has.
    static func width(ofSegment segment: Int) -> Int { 4 << (segment >> 2) }
}
