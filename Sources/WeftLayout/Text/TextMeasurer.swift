/// Measures text: wraps a string to a width.
///
/// A measurer lives in the environment. It runs where leaves are measured, possibly on several
/// threads at once, and must depend on nothing but itself and its parameters. Measurers that are
/// equal give equal layouts.
///
/// All that is to be done about a text is the measurer's: it breaks lines at newlines, leaves out
/// those beyond `maximumNumberOfLines`, and shortens the last one as `truncation` says. Nothing is
/// changed about the lines afterwards.
///
/// Layouts rest on two laws: a larger maximum width never gives a taller layout, and measuring at
/// the width of a layout gives that layout again. `brokenLaws(for:attributes:)` looks for layouts
/// that break these, and for ones that break what else is said here.
public protocol TextMeasurer: Hashable, Sendable {
    /// Lays out a string.
    ///
    /// - Parameters:
    ///   - string: The text; newlines in it separate lines.
    ///   - attributes: How the text is set.
    ///   - maximumWidth: The width in points at which lines wrap; `infinity` for no wrapping, as
    ///     where a stack asks how long a text would like to be.
    /// - Returns: The lines, and a size that is finite. Where the size is infinite, NaN or
    ///   negative, the text gets 0×0, and a diagnostic names the size.
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout

    /// Whether a layout is the same, to the bit, for every maximum width from its own width up to
    /// the one that it was made for; false unless stated.
    ///
    /// It is so where lines are broken greedily. A text that a stack makes narrower than it was
    /// allowed to be, and no narrower than it is, is then wrapped once. For the same maximum width
    /// it is wrapped once in any case.
    var keepsLinesThatFit: Bool { get }
}

extension TextMeasurer {
    /// Whether a layout is the same for every maximum width that it fits: not as far as is known.
    public var keepsLinesThatFit: Bool { false }
}
