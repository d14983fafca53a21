/// How many samples are taken, and when it is enough.
struct SamplingPlan: Equatable {
    /// An exact number of samples; nil for as many as the time allows.
    var exactCount: Int?

    /// The time that samples are taken for on each side, if that makes a usual number of them.
    var budget = Duration.seconds(1.5)

    /// How many samples are taken as a rule: no more than the upper bound even if they are fast,
    /// and the lower one even if the budget is spent, but not for more than ten budgets.
    static let usualCounts = 11...101

    /// The samples that are taken however long they take.
    static let leastCount = 3

    /// Whether another sample is wanted.
    func wantsMore(taken: Int, spent: Duration) -> Bool {
        if let exactCount { return taken < exactCount }
        if taken < Self.leastCount { return true }
        if taken < Self.usualCounts.lowerBound { return spent < budget * 10 }
        return taken < Self.usualCounts.upperBound && spent < budget
    }
}
