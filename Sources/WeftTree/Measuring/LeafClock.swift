/// Tells how long leaves take that are not measured instantly, by looking at the clock at few of
/// them.
///
/// It looks at the first, second, fourth and eighth leaf and then at every eighth; and at every
/// single one, as soon as leaves take long.
struct LeafClock {
    /// The most leaves between two looks.
    private static let longestStride = 8

    /// If so much time has passed between two looks, the next one follows at the next leaf.
    private static let watchfulness = Duration.microseconds(50)

    /// Where times begin. An instant itself, whose size is known only at run time, would make all
    /// that contains it slow to reach.
    private static let origin = ContinuousClock.now

    /// How many leaves have been begun.
    private(set) var count = 0

    /// Whether the leaves of the last run with more than one look were so quick, on average, that
    /// handing them on would have taken longer than measuring them.
    private(set) var areQuick = false

    /// How long a quick leaf takes at most.
    private let quick: Duration

    private typealias Look = (time: Duration, count: Int)

    /// The first look of a run; nil before it.
    private var first: Look?
    private var last: Look = (.zero, 0)
    private var stride = 1
    private var next = 1

    init(quick: Duration) { self.quick = quick }

    /// The time from the first look of a run to the last one.
    var elapsed: Duration { first.map { last.time - $0.time } ?? .zero }

    /// Begins a run of measurements.
    mutating func begin() { first = nil }

    /// Counts a leaf that is about to be measured.
    ///
    /// - Returns: Whether the clock was looked at.
    @inline(__always)
    mutating func tick() -> Bool {
        count &+= 1
        if count < next { return false }
        look()
        return true
    }

    @inline(never)
    private mutating func look() {
        let before = last
        last = (Self.origin.duration(to: .now), count)
        if let first {
            areQuick = elapsed <= quick * (count - first.count)
            let isSlow = last.time - before.time > Self.watchfulness
            stride = isSlow ? 1 : min(2 * stride, Self.longestStride)
        } else {
            first = last
        }
        next = count + stride
    }
}
