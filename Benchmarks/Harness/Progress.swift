import Foundation
import WeftArguments

/// Shows on standard error what is under way. On a terminal, it overwrites a single line.
struct Progress {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    /// Shows what is under way, if standard error is a terminal.
    func show(_ text: String) {
        guard isTerminal else { return }
        note("\r\u{1B}[K\(text)")
    }

    /// Announces a workload before its first sample.
    func begin(_ text: String) {
        if isTerminal { show(text) } else { note("\(text)\n") }
    }

    /// Clears the line before something else is printed.
    func clear() {
        if isTerminal { note("\r\u{1B}[K") }
    }

    /// Writes a line that stays.
    func report(_ text: String) {
        clear()
        note("\(text)\n")
    }
}
