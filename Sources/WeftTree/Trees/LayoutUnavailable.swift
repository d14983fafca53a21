/// There is nothing to wait for.
public enum LayoutUnavailable: Error, Hashable, Sendable {
    /// No layout of the tree with the root was ever asked for, so that there is no range to lay out
    /// in.
    case neverLaidOut(root: String)
}

extension LayoutUnavailable: CustomStringConvertible {
    /// Whose layout, the reason, and what to do about it.
    public var description: String {
        switch self {
        case .neverLaidOut(let root):
            """
            \(root): no layout of the tree was ever asked for, so that it has no range to lay itself \
            out in. Call layout(in:) first.
            """
        }
    }
}
