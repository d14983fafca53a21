/// A request of a batch failed, and the batch with it.
public struct LayoutBatchFailure: Error, Sendable {
    /// The number of the request.
    public let request: Int

    /// What its layout threw: `LayoutError` or `LayoutSuperseded`.
    public let error: any Error

    /// Makes such an error.
    public init(request: Int, error: any Error) {
        self.request = request
        self.error = error
    }
}

extension LayoutBatchFailure: CustomStringConvertible {
    /// Which request it was, and why it failed.
    public var description: String { "Request \(request) of the batch: \(error)" }
}
