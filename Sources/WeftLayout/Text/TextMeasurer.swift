/// A type that measures text, by wrapping strings to a width.
///
/// A measurer lives in the environment. It runs where leaves are measured, possibly on several
/// threads at once, and must depend on nothing but itself and its parameters. Equal measurers must
/// give equal layouts.
///
/// The measurer is responsible for everything about a text: it breaks lines at newlines, leaves out
/// lines beyond `maximumNumberOfLines`, and shortens the last line as `truncation` says. Nothing
/// changes the lines afterwards.
///
/// Layouts rely on two promises: a larger maximum width never gives a taller layout, and measuring
/// at the width of a layout gives that layout again. `brokenPromises(for:attributes:)`, which
/// WeftTesting adds for tests, looks for layouts that break these or any other rule stated here.
public protocol TextMeasurer: Hashable, Sendable {
    /// Lays out a string.
    ///
    /// - Parameters:
    ///   - string: The text; newlines in it separate lines.
    ///   - attributes: How the text is set.
    ///   - maximumWidth: The width in points at which lines wrap; `infinity` for no wrapping, as
    ///     when a stack asks how long a text would like to be.
    /// - Returns: The lines, and a finite size that is no wider than `maximumWidth`. If the size is
    ///   infinite, NaN or negative, the text becomes 0×0, and a diagnostic names the size.
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout

    /// Whether a layout is the same, to the bit, for every maximum width from its own width up to
    /// the one for which it was made.
    ///
    /// This is true of greedy line breaking. A text that a stack makes narrower than it was allowed
    /// to be, but no narrower than it is, is then wrapped only once. For the same maximum width, it
    /// is wrapped once in any case. The default is false.
    var keepsLinesThatFit: Bool { get }
}

extension TextMeasurer {
    /// Whether a layout is the same for every maximum width that it fits: false, since nothing is
    /// known.
    public var keepsLinesThatFit: Bool { false }
}
