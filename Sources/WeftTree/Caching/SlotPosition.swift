/// The position of a slot in the segments of a table.
///
/// Every eight segments double the table. So a slot is found with a few instructions, a small table
/// takes little room, and a large one has relatively few records that are not in use yet:
///
///     segment   0     1      …  15       16       …  23       24       …
///     slots     0…15  16…31  …  240…255  256…287  …  480…511  512…575  …
///
/// In a large table, segments begin where blocks of slots do.
struct SlotPosition {
    /// The segment.
    let segment: Int

    /// The index in the segment.
    let offset: Int

    /// How many slots the segment has.
    let width: Int

    @inline(__always)
    init(of slot: Slot) {
        let number = UInt(truncatingIfNeeded: slot)
        // The first 256 slots lie in segments of sixteen each.
        let power = UInt.bitWidth - 1 - (number | 128).leadingZeroBitCount
        width = 1 &<< (power &- 3)
        segment = (power &- 7) &<< 3 &+ Int(truncatingIfNeeded: number &>> (power &- 3))
        offset = Int(truncatingIfNeeded: number) & (width &- 1)
    }

    /// How many slots a segment has.
    static func width(ofSegment segment: Int) -> Int { 16 << max(0, segment >> 3 - 1) }
}
