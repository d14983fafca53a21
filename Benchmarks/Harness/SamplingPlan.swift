/// How many samples are taken, and when it is enough.
struct SamplingPlan: Equatable {
    /// An exact number of samples; nil for as many as the time allows.
    var exactCount: Int?

    /// The time that samples are taken for at least, on each side.
    var budget = Duration.seconds(1.5)

    /// The samples that are taken even if the budget is spent, unless they take ten times as long.
    static let usualCounts = 11...101

    /// The samples that are taken in any case.
    static let leastCount = 3

    /// Whether another sample is wanted.
    func wantsMore(taken: Int, spent: Duration) -> Bool {
        if let exactCount { return taken < exactCount }
        if taken < Self.leastCount { return true }
        if taken < Self.usualCounts.lowerBound { return spent < budget * 10 }
        return taken < Self.usualCounts.upperBound && spent < budget
    }
}
