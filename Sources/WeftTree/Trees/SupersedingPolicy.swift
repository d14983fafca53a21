/// What happens to a request for a layout when another range is asked for before it is committed.
public enum SupersedingPolicy: Sendable, Hashable {
    /// The request gets the commit in the newer range.
    case follow
    /// The request throws `LayoutSuperseded`.
    case fail
}
