/// What layouts take for granted of a text measurer, and do not check.
public enum TextLaw: Hashable, Sendable, CaseIterable {
    /// That a layout depends on nothing but the measurer and its parameters.
    case repeatsItself
    /// That a larger maximum width never gives a taller layout.
    case isNoTallerWhereWider
    /// That measuring at the width of a layout gives that layout again.
    case keepsItsOwnWidth
    /// `TextMeasurer.keepsLinesThatFit`, if the measurer says so.
    case keepsLinesThatFit
}
