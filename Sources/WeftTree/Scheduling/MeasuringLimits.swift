/// How a pass divides its measuring.
public struct MeasuringLimits: Sendable, Hashable {
    /// How many nodes are measured before the rest is divided.
    public var budget: Int
    /// How many nodes are measured in one go once it is.
    public var chunk: Int

    /// What suits most trees.
    public static let standard = MeasuringLimits(budget: 512, chunk: 64)

    /// Makes limits.
    public init(budget: Int, chunk: Int) {
        self.budget = budget
        self.chunk = chunk
    }
}
