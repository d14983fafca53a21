import Testing
import Weft
import WeftArguments

@testable import Departures

@Suite("The departure board")
struct DeparturesTests {
    /// Sizes of terminals, in columns and rows, among them the smallest one.
    private static let sizes = [(72, 20), (40, 30), (1, 1), (72, 9), (0, 0), (120, 40), (9, 40)]

    /// Runs an hour at the airport, and hands over a commit for each minute, in terminals of all
    /// sizes.
    private func spendAnHour(
        _ body: (LayoutCommit, _ columns: Int, _ rows: Int) throws -> Void
    ) async throws {
        let airport = Airport()
        for minute in 0..<60 {
            try airport.passMinute()
            try airport.changePlans(minute)
            if minute.isMultiple(of: 5) { try airport.announce(minute / 5) }
            let (columns, rows) = Self.sizes[minute / 3 % Self.sizes.count]
            let size = LayoutSize(width: Double(columns), height: Double(rows))
            let commit = try await airport.tree.layout(in: SizeRange(exactly: size))
            #expect(commit.diagnostics.isEmpty)
            try body(commit, columns, rows)
        }
    }

    @Test("A screen that has followed all transitions shows the same as a new one")
    func screen() async throws {
        var screen = Screen()
        var moved = 0
        var removed = 0
        try await spendAnHour { commit, columns, rows in
            let transition = screen.show(commit)
            moved += transition.moved.count
            removed += transition.removed.count
            var other = Screen()
            other.show(commit)
            #expect(
                screen.drawn(columns: columns, rows: rows)
                    == other.drawn(columns: columns, rows: rows)
            )
        }
        #expect(moved > 10 && removed > 20)
    }

    @Test("A terminal that receives only the changes shows the whole board")
    func changes() async throws {
        var screen = Screen()
        var terminal = TerminalModel()
        var shown: CellGrid?
        try await spendAnHour { commit, columns, rows in
            screen.show(commit)
            let grid = screen.drawn(columns: columns, rows: rows)
            terminal.receive(grid.changes(from: shown))
            #expect(terminal.text(columns: columns, rows: rows) == grid.rows.map(\.text))
            shown = grid
        }
    }

    @Test("Rows that have not changed are not sent")
    func unchanged() async throws {
        var grid = CellGrid(columns: 10, rows: 2)
        let empty = grid
        #expect(grid.changes(from: empty).isEmpty)
        let area = grid.area
        grid.write("Oslo", column: 8, row: 1, ink: .go, isBold: true, in: area)
        #expect(grid.text == "\n        Os")
        #expect(
            grid.changes(from: empty)
                == "\u{1B}[2;1H\u{1B}[22;38;2;242;239;230;48;2;29;36;51m        "
                + "\u{1B}[1;38;2;127;217;154;48;2;29;36;51mOs"
        )
    }

    @Test("Flights are listed in the order of their departure, and departed ones leave the board")
    func order() async throws {
        let airport = Airport(flights: 6)
        for minute in 0..<200 {
            try airport.passMinute()
            try airport.changePlans(minute)
            let commit = try await airport.tree.layout(in: SizeRange(width: 80, height: 12))
            let flights = commit[airport.board].rows.map { commit[$0].flight }
            let expected = flights.map(\.expected)
            #expect(expected == expected.sorted())
            #expect(flights.count == 6 && Set(flights.map(\.number)).count == 6)
            #expect(expected.allSatisfy { $0 >= commit[airport.board].minute - 1 })
        }
    }

    @Test("A delayed flight shows its new time until it has departed")
    func delayed() async throws {
        let flight = Flight(number: "WF 1", destination: "Oslo", scheduled: 602, delay: 10, gate: 6)
        for (minute, status) in [
            (580, "Delayed 10:12"), (600, "Boarding 10:12"), (610, "Last call 10:12"),
            (613, "Departed"),
        ] {
            let row = DisplayNode(FlightRow(flight: flight, minute: minute))
            let environment = LayoutEnvironment(textMeasurer: CellTextMeasurer())
            let commit = try row.layout(in: SizeRange(width: 72), environment: environment)
            #expect(commit[commit[row].status].string == status)
            #expect(commit.frame(of: commit[row].status)?.size.height == 1)
        }
    }

    @Test("Tasks edit the board concurrently, and every commit is consistent")
    func tasks() async throws {
        let airport = Airport()
        try await airport.tree.layout(in: SizeRange(width: 60, height: 20))
        let operations = Task { try await airport.run(pace: .milliseconds(1)) }
        var screen = Screen()
        for await commit in airport.tree.commits {
            screen.show(commit)
            let lines = screen.drawn(columns: 60, rows: 20).text.split(separator: "\n")
            let minute = commit[airport.board].minute
            #expect(lines[0].hasSuffix(minute.clockText))
            let first = commit[airport.board].rows[0]
            #expect(lines[1].hasPrefix(" \(commit[first].flight.scheduled.clockText)"))
            if minute >= 10 * 60 + 20 { break }
        }
        operations.cancel()
        await #expect(throws: CancellationError.self) { try await operations.value }
    }

    @Test("The cell text measurer keeps the promises of text measurers, and lines that fit")
    func measurer() {
        let measurer = CellTextMeasurer()
        #expect(measurer.keepsLinesThatFit)
        for string in ["", "a", "  a b", "one two  three", "incomprehensible", "a\n\nb c ", "é ü"] {
            for limit in 0...2 {
                let attributes = TextAttributes(maximumNumberOfLines: limit)
                func measure(_ width: Double) -> TextLayout {
                    measurer.measure(string, attributes: attributes, maximumWidth: width)
                }
                for width in 0...20 {
                    let layout = measure(Double(width))
                    #expect(layout.size.width <= Double(width))
                    #expect(measure(Double(width) + 1).size.height <= layout.size.height)
                    guard width > 0 else { continue }
                    for narrower in Int(layout.size.width)...width {
                        #expect(measure(Double(narrower)) == layout)
                    }
                }
            }
        }
        let text = TextContent("one two three", maximumNumberOfLines: 2)
        let lines = measurer.measure(text.string, attributes: text.attributes, maximumWidth: 5)
        #expect(lines.lines.map(\.text) == ["one", "two…"] && lines.isTruncated)
        let plain = TextAttributes()
        let trailing = measurer.measure("abc  \n\nd ", attributes: plain, maximumWidth: 3)
        #expect(trailing.lines.map(\.text) == ["abc", "", "d "])
    }

    @Test("The options set the number of minutes and the size, and invalid ones are refused")
    func options() throws {
        #expect(try DeparturesOptions([]).minutes == nil)
        let options = try DeparturesOptions(["--minutes", "5", "--columns=40", "--rows", "10"])
        #expect((options.minutes, options.columns, options.rows) == (5, 40, 10))
        for arguments in [["--minutes", "-1"], ["--rows", "0"], ["board"], ["--minute", "1"]] {
            #expect(throws: UsageError.self) { try DeparturesOptions(arguments) }
        }
    }
}

/// A model of a terminal, which understands characters and cursor positions.
private struct TerminalModel {
    private var cells: [[Character]] = []
    private var row = 0
    private var column = 0

    mutating func receive(_ text: String) {
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}", let end = rest.firstIndex(where: \.isLetter) else {
                put(character)
                continue
            }
            if rest[end] == "H" {
                let place = rest[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
                (row, column) = (place[0] - 1, place[1] - 1)
            }
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func put(_ character: Character) {
        while cells.count <= row { cells.append([]) }
        while cells[row].count <= column { cells[row].append(" ") }
        cells[row][column] = character
        column += 1
    }

    /// What the first rows and columns show.
    func text(columns: Int, rows: Int) -> [String] {
        (0..<rows).map { row in
            String(cells.indices.contains(row) ? cells[row].prefix(columns) : [])
        }
    }
}

extension [CellGrid.Cell] {
    fileprivate var text: String { String(map(\.character)) }
}
