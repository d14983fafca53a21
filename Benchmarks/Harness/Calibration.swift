/// A measure of the machine's present speed: the sum over a shuffled array of 64 MiB.
///
/// The array holds the numbers 0 to 2²³ − 1 in random order. The sum reads the elements in the
/// order that the numbers themselves give, so it is bound by memory, as layouts are. It needs no
/// peer, and makes runs on different days comparable.
struct Calibration {
    private let numbers: [Int]

    init() {
        var numbers = Array(0..<(1 << 23))
        var generator = LCG(seed: 64)
        for index in numbers.indices.reversed().dropLast() {
            numbers.swapAt(index, generator.next() % (index + 1))
        }
        self.numbers = numbers
    }

    /// Sums once, and returns how long that took.
    ///
    /// - Complexity: eight million reads, some tens of milliseconds.
    func measure() -> Duration {
        let start = ContinuousClock().now
        var sum = 0
        for number in numbers { sum &+= numbers[number] }
        let duration = ContinuousClock().now - start
        precondition(sum == numbers.count / 2 * (numbers.count - 1), "the sum is wrong")
        return duration
    }
}
