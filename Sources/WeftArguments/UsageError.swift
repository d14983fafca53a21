/// A mistake in the arguments of a program.
package struct UsageError: Error, Equatable {
    /// What is wrong, as the program says it.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
