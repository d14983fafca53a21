/// The samples of both sides; those with the same index were taken one right after the other.
struct SampledSides {
    var sequential: [Sample] = []
    var parallel: [Sample] = []

    /// How many pairs there are.
    var count: Int { min(sequential.count, parallel.count) }
}
