/// A promise of a text measurer that layouts rely on.
///
/// The last one is made by measurers that say so, and all others by every measurer.
public enum TextPromise: Hashable, Sendable, CaseIterable {
    /// A layout depends on nothing but the measurer and its parameters.
    case repeatsItself
    /// A layout has a size that an element can have, which is neither NaN, infinite nor negative,
    /// also where nothing limits its width.
    case hasUsableSize
    /// A layout is no wider than its maximum width, even if a single letter is.
    case fitsItsWidth
    /// A larger maximum width never gives a taller layout.
    case isNoTallerWhereWider
    /// Measuring at the width of a layout gives that layout again.
    case keepsItsOwnWidth
    /// A layout keeps its lines as `TextMeasurer.keepsLinesThatFit` says, if that is true.
    case keepsLinesThatFit
}
