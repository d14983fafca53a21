/// The error that a context throws to end a measurement early, and that a spec passes on.
///
/// It is opaque. The context remembers the reason, so a spec that swallows an interruption cannot
/// turn a half-done measurement into a result.
public struct LayoutInterruption: Error {
    /// The reasons for an interruption.
    @usableFromInline
    package enum Reason: Sendable {
        /// The measurement is to be repeated once the elements that it asked for have been
        /// measured.
        case suspended
        /// The context holds the error.
        case failed
        /// The pass was cancelled.
        case cancelled
    }

    /// The reason for this interruption.
    package let reason: Reason

    /// Creates an interruption.
    @usableFromInline
    package init(_ reason: Reason) {
        self.reason = reason
    }
}
