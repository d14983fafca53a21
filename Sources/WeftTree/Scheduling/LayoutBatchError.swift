/// A mistake in the requests of a batch: nothing was laid out.
public enum LayoutBatchError: Error, Hashable, Sendable {
    /// Two requests, whose numbers are given, are for the same tree.
    case sameTree(Int, Int)
}

extension LayoutBatchError: CustomStringConvertible {
    /// The mistake, and what to do about it.
    public var description: String {
        switch self {
        case .sameTree(let first, let second):
            """
            Requests \(first) and \(second) of the batch are for the same tree. A tree shows one \
            layout at a time: ask for one.
            """
        }
    }
}
