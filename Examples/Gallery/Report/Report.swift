import Foundation
import Weft
import WeftInspector

/// What the command prints: a line a screen, in columns.
struct Report {
    /// How many screens there are.
    let count: Int

    private var number = 0

    init(count: Int) {
        self.count = count
    }

    /// The names of the columns.
    var header: String {
        line(
            "",
            "screen",
            "portrait",
            "landscape",
            "nodes",
            "measured",
            "cache hits",
            "ms"
        )
    }

    /// A screen that could be laid out, with the sizes after the last edit.
    mutating func line(for exhibit: Exhibit, _ performance: Performance) -> String {
        let last = performance.scenes.last
        return line(
            progress(),
            exhibit.title,
            text(last?.portrait.size),
            text(last?.landscape.size),
            "\(last?.portrait.nodeCount ?? 0)",
            "\(performance.measurements)",
            "\(performance.cacheHits)",
            String(format: "%.2f", performance.duration / .milliseconds(1))
        )
    }

    /// A screen that could not.
    mutating func line(for exhibit: Exhibit, _ error: any Error) -> String {
        "\(progress()) \(exhibit.title): \(error)"
    }

    private mutating func progress() -> String {
        number += 1
        return "[\(padded("\(number)", to: "\(count)".count))/\(count)]"
    }

    private func line(_ columns: String...) -> String {
        let widths = [2 * "\(count)".count + 3, -34, 12, 12, 6, 9, 11, 7]
        return zip(columns, widths).map { text, width in
            width < 0
                ? text.padding(toLength: -width, withPad: " ", startingAt: 0)
                : padded(text, to: width)
        }
        .joined(separator: " ")
    }

    private func text(_ size: LayoutSize?) -> String {
        size?.shortText ?? ""
    }

    private func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
