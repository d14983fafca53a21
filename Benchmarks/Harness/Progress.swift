import Foundation
import WeftArguments

/// Says on standard error what is under way, in one line that is written over on a terminal.
struct Progress {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    /// Names what is under way.
    func show(_ text: String) {
        guard isTerminal else { return }
        note("\r\u{1B}[K\(text)")
    }

    /// Names a workload before its first sample.
    func begin(_ text: String) {
        if isTerminal { show(text) } else { note("\(text)\n") }
    }

    /// Empties the line, before something else is printed.
    func clear() {
        if isTerminal { note("\r\u{1B}[K") }
    }

    /// Writes a line that stays.
    func report(_ text: String) {
        clear()
        note("\(text)\n")
    }
}
