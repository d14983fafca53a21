/// Decides how many samples are taken.
struct SamplingPlan: Equatable {
    /// An exact number of samples; nil for as many as the time allows.
    var exactCount: Int?

    /// How long samples are taken on each side, as long as that makes a usual number of them.
    var budget = Duration.seconds(1.5)

    /// The usual numbers of samples. No more than the upper bound are taken, however fast they are.
    /// At least the lower bound are taken even if the budget is spent, unless that takes more than
    /// ten budgets.
    static let usualCounts = 11...101

    /// The number of samples that are taken in any case, however long they take.
    static let leastCount = 3

    /// Whether another sample is wanted.
    func wantsMore(taken: Int, spent: Duration) -> Bool {
        if let exactCount { return taken < exactCount }
        if taken < Self.leastCount { return true }
        if taken < Self.usualCounts.lowerBound { return spent < budget * 10 }
        return taken < Self.usualCounts.upperBound && spent < budget
    }
}
