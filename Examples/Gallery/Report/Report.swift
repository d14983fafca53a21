import Foundation
import Weft
import WeftArguments
import WeftInspector

/// What the command prints: one line for each screen, in columns.
struct Report {
    /// How many screens there are.
    private let count: Int

    private let table = Table([
        ("screen", 42), ("portrait", 12), ("landscape", 12), ("nodes", 6), ("measured", 9),
        ("cache hits", 11), ("ms", 7),
    ])

    private var number = 0

    init(count: Int) {
        self.count = count
    }

    /// The names of the columns.
    var header: String { table.header }

    /// Returns the line of a screen that could be laid out, with the sizes after the last edit.
    mutating func line(for exhibit: Exhibit, _ performance: Performance) -> String {
        let last = performance.scenes.last
        return table.row([
            title(of: exhibit),
            last?.portrait.size.shortText ?? "",
            last?.landscape.size.shortText ?? "",
            "\(last?.portrait.nodeCount ?? 0)",
            "\(performance.measurementCount)",
            "\(performance.cacheHitCount)",
            String(format: "%.2f", performance.duration / .milliseconds(1)),
        ])
    }

    /// Returns the line of a screen that could not be laid out.
    mutating func line(for exhibit: Exhibit, _ error: any Error) -> String {
        "\(title(of: exhibit)): \(error)"
    }

    /// Returns the title of the next screen, after its number.
    private mutating func title(of exhibit: Exhibit) -> String {
        number += 1
        let padding = String(repeating: " ", count: "\(count)".count - "\(number)".count)
        return "[\(padding)\(number)/\(count)] \(exhibit.title)"
    }
}
