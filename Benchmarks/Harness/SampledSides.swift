/// The samples of both sides. Those with the same index were taken right after each other.
struct SampledSides {
    var sequential: [Sample] = []
    var parallel: [Sample] = []

    /// How many pairs there are.
    var count: Int { min(sequential.count, parallel.count) }
}
