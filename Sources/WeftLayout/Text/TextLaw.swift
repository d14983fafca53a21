/// A law that layouts expect text measurers to follow, and do not check.
public enum TextLaw: Hashable, Sendable, CaseIterable {
    /// A layout depends on nothing but the measurer and its parameters.
    case repeatsItself
    /// A larger maximum width never gives a taller layout.
    case isNoTallerWhereWider
    /// Measuring at the width of a layout gives that layout again.
    case keepsItsOwnWidth
    /// A layout keeps its lines as `TextMeasurer.keepsLinesThatFit` says, if that is true.
    case keepsLinesThatFit
}
