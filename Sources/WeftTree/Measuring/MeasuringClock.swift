/// Tells how long measurements take, by looking at the clock at few of them.
///
/// It looks at the first, second, fourth and eighth leaf that is not measured instantly and then at
/// every eighth; and at every single one, as soon as they take long. Sixteen nodes that ask for
/// others count as one such leaf.
struct MeasuringClock {
    /// What a node counts as that may take as long as what a user does in a measurement.
    enum Weight: Int {
        case spec = 1
        case leaf = 16
    }

    /// The most between two looks.
    private static let longestStride = 8 * Weight.leaf.rawValue

    /// If so much time has passed between two looks, the next one follows at the next node.
    private static let watchfulness = Duration.microseconds(50)

    /// Where times begin. An instant itself, whose size is known only at run time, would make all
    /// that contains it slow to reach.
    private static let origin = ContinuousClock.now

    /// The weight of the nodes that have been begun.
    private(set) var count = 0

    /// Whether the measurements between the first and the last look of the last run with more than
    /// one look were so quick, on average, that handing them on would have taken longer.
    private(set) var areQuick = false

    /// The mean time for a node up to which measurements are quick.
    private let quick: Duration

    /// A look at the clock, and what was left of the budget at that time.
    private typealias Look = (time: Duration, rest: Int)

    /// The first look of a run; nil before it.
    private var first: Look?
    private var last: Look = (.zero, 0)
    private var stride = Weight.leaf.rawValue
    private var next = Weight.leaf.rawValue

    init(quick: Duration) { self.quick = quick }

    /// The time from the first look of a run to the last one.
    var elapsed: Duration { first.map { last.time - $0.time } ?? .zero }

    /// Begins a run of measurements.
    mutating func begin() { first = nil }

    /// Counts a node that is about to be measured.
    ///
    /// - Parameter rest: What is left of the budget.
    /// - Returns: Whether the clock was looked at.
    @inline(__always)
    mutating func tick(_ weight: Weight, _ rest: Int) -> Bool {
        count &+= weight.rawValue
        if count < next { return false }
        look(rest)
        return true
    }

    @inline(never)
    private mutating func look(_ rest: Int) {
        let before = last
        last = (Self.origin.duration(to: .now), rest)
        if let first {
            areQuick = elapsed <= quick * ((first.rest - rest) / MeasuringBudget.nodePrice)
            let isSlow = last.time - before.time > Self.watchfulness
            stride = isSlow ? 1 : min(2 * stride, Self.longestStride)
        } else {
            first = last
        }
        next = count + stride
    }

    /// Takes into account that a part of the budget is given up, and not measured.
    mutating func forgo(_ amount: Int) { first?.rest -= amount }
}
