/// A mistake in the arguments of a program.
package struct UsageError: Error, Equatable {
    /// What is wrong, in the words that the program prints.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
