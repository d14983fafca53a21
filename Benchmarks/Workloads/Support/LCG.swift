/// The generator from which all engines draw the numbers of the workloads.
struct LCG {
    private var state: UInt32

    init(seed: UInt32) {
        state = seed
    }

    /// The next 24 bits.
    mutating func next() -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 8)
    }

    /// The next number in a range.
    mutating func next(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + next() % range.count
    }
}
