/// The error for waiting for a layout that nothing would make.
public enum LayoutUnavailable: Error, Hashable, Sendable {
    /// No layout of the tree with this root was ever requested, so there is no range to lay it out
    /// in.
    case neverLaidOut(root: String)
}

extension LayoutUnavailable: CustomStringConvertible {
    /// The tree's root, the reason, and what to do about it.
    public var description: String {
        switch self {
        case .neverLaidOut(let root):
            """
            \(root): no layout of the tree was ever requested, so it has no range to lay itself out \
            in. Call layout(in:) first.
            """
        }
    }
}
