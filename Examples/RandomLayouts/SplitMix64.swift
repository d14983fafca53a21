/// A random number generator that gives the same numbers for the same seed on every machine.
///
/// It is Steele, Lea and Flood's SplitMix64 ("Fast splittable pseudorandom number generators").
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// Creates a separate generator for each stream of numbers, such as that of a tree and a
    /// writer.
    package init(seed: UInt64, stream: Int...) {
        state = seed
        for number in stream {
            state ^= UInt64(bitPattern: Int64(number)) &* 0xD6E8_FEB8_6659_FD93
            state = next()
        }
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether an event of the given chance in percent happens.
    package mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// One of several values.
    package mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
        values[
            values.index(
                values.startIndex,
                offsetBy: Int.random(in: 0..<values.count, using: &self)
            )
        ]
    }

    /// A length in points, often whole.
    package mutating func length(_ range: ClosedRange<Double> = 0...120) -> Double {
        let length = Double.random(in: range, using: &self)
        return chance(60) ? length.rounded() : length
    }
}
