/// Why a batch has no commits.
public enum LayoutBatchError: Error {
    /// Two requests, given by their indices, are for the same tree. Nothing was laid out.
    case sameTree(root: String, first: Int, second: Int)

    /// The layout of a request failed.
    ///
    /// - Parameter error: The error that the layout threw: `LayoutError` or
    ///   `LayoutSupersededError`.
    case failedRequest(index: Int, error: any Error)
}

extension LayoutBatchError: CustomStringConvertible {
    /// The mistake, and what to do about it.
    public var description: String {
        switch self {
        case .sameTree(let root, let first, let second):
            """
            \(root): requests \(first) and \(second) of the batch are both for this tree. A tree has \
            one layout at a time: request only one.
            """
        case .failedRequest(let index, let error): "Request \(index) of the batch: \(error)"
        }
    }
}
