/// Why a measurement ended early: what a context throws and a spec passes on.
///
/// It is opaque. The context remembers the reason, so a spec that swallows an interruption cannot
/// turn a half-done measurement into a result.
public struct LayoutInterruption: Error {
    /// The reasons there are.
    @usableFromInline
    package enum Reason: Sendable {
        /// The measurement is to be run again when the elements it asked for have been measured.
        case suspended
        /// The context holds the error.
        case failed
        /// The pass was cancelled.
        case cancelled
    }

    /// The reason for this one.
    package let reason: Reason

    /// Makes an interruption.
    @usableFromInline
    package init(_ reason: Reason) {
        self.reason = reason
    }
}
