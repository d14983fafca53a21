/// What happens to a layout request when another range is requested before it is committed.
public enum SupersedingPolicy: Sendable, Hashable {
    /// The request gets the commit in the newer range.
    case follow
    /// The request throws `LayoutSupersededError`.
    case fail
}
