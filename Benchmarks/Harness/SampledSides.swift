/// The samples of both sides. Those with the same index were taken right after each other.
struct SampledSides {
    var sequential: [Sample] = []

    /// As many as there are sequential ones, or none if there is no parallel side.
    var parallel: [Sample] = []

    /// The samples of both sides.
    var all: [Sample] { sequential + parallel }
}
