/// A mistake in the requests of a batch: nothing was laid out.
public enum LayoutBatchError: Error, Hashable, Sendable {
    /// Two requests, of which the numbers are given, are for the same tree.
    case sameTree(root: String, first: Int, second: Int)
}

extension LayoutBatchError: CustomStringConvertible {
    /// The mistake, and what to do about it.
    public var description: String {
        switch self {
        case .sameTree(let root, let first, let second):
            """
            \(root): requests \(first) and \(second) of the batch are for this tree. A tree shows one \
            layout at a time: ask for one.
            """
        }
    }
}
