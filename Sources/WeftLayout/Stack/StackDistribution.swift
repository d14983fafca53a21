/// Where a row of things begins, and how much farther apart they are, after space was distributed
/// among them.
struct StackDistribution {
    /// The distance of the first one from the start.
    var offset = 0.0

    /// The space that is added between neighbours.
    var gap = 0.0

    /// Distributes space among a number of things. Negative space is a length that is missing.
    @inline(__always)
    init(_ justifyContent: StackJustifyContent, of space: Double, among count: Int) {
        if justifyContent != .start, space != 0 { distribute(space, among: count, justifyContent) }
    }

    /// Distributes space in a way other than `start`. Without space, nothing changes.
    @inline(never)
    private mutating func distribute(
        _ space: Double,
        among count: Int,
        _ justifyContent: StackJustifyContent
    ) {
        let count = Double(count)
        let isShared = space >= StackLine.tolerance && count > 1
        switch justifyContent {
        case .start: break
        case .center: offset = space / 2
        case .end: offset = space
        case .spaceBetween:
            if isShared { gap = space / (count - 1) }
        case .spaceAround:
            gap = isShared ? space / count : 0
            offset = isShared ? gap / 2 : space / 2
        case .spaceEvenly:
            gap = isShared ? space / (count + 1) : 0
            offset = isShared ? gap : space / 2
        }
    }
}
