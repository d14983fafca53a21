import Foundation
import Weft
import WeftArguments

/// The departures of an airport in a terminal: `swift run Departures`.
@main
struct DeparturesCommand {
    static func main() async {
        do {
            let options = try DeparturesOptions.ofProcess()
            if options.minutes == nil, let terminal = Terminal() {
                try await show(Airport(), on: terminal)
            } else {
                try await print(Airport(), options)
            }
        } catch let error as UsageError {
            DeparturesOptions.fail(error)
        } catch {
            note("Departures: \(error)\n")
            exit(EXIT_FAILURE)
        }
    }

    /// Shows the airport until the program is interrupted.
    private static func show(_ airport: Airport, on terminal: Terminal) async throws {
        // Caught before the terminal is taken over, so that it is given back in any case.
        let signals = Signals(SIGWINCH, SIGINT, SIGTERM)
        defer { extendLifetime(signals) }
        let interruptions = signals.numbers
        terminal.begin()
        defer { terminal.end() }
        try await withThrowingTaskGroup { group in
            group.addTask { try await airport.run(pace: .seconds(1)) }
            group.addTask { await mount(airport.tree.commits, on: terminal) }
            group.addTask {
                for await failure in airport.tree.failures { throw failure }
            }
            group.addTask { try await follow(terminal, interruptions, with: airport.tree) }
            // Whichever ends first ends the others.
            try await group.next()
            group.cancelAll()
        }
    }

    /// Draws the commits that come, skipping those that newer ones have replaced in the meantime.
    private static func mount(_ commits: LayoutUpdates<LayoutCommit>, on terminal: Terminal) async {
        var screen = Screen()
        var shown: CellGrid?
        for await commit in commits {
            screen.show(commit)
            let size = terminal.size
            let grid = screen.drawn(columns: size.columns, rows: size.rows)
            terminal.send(grid.changes(from: shown))
            shown = grid
        }
    }

    /// Lays out the tree in the size of the terminal, and again whenever that changes, until the
    /// program is interrupted.
    private static func follow(
        _ terminal: Terminal,
        _ signals: AsyncStream<Int32>,
        with tree: DisplayTree
    ) async throws {
        try await layOut(tree, terminal.size)
        for await number in signals {
            guard number == SIGWINCH else { return }
            try await layOut(tree, terminal.size)
        }
    }

    /// Prints some minutes of the airport.
    private static func print(_ airport: Airport, _ options: DeparturesOptions) async throws {
        var screen = Screen()
        for minute in 0..<(options.minutes ?? 3) {
            if minute > 0 { try airport.passMinute() }
            try airport.changePlans(minute)
            let commit = try await layOut(airport.tree, (options.columns, options.rows))
            screen.show(commit)
            say(screen.drawn(columns: options.columns, rows: options.rows).text + "\n")
        }
    }

    @discardableResult
    private static func layOut(
        _ tree: DisplayTree,
        _ size: (columns: Int, rows: Int)
    ) async throws -> LayoutCommit {
        let size = LayoutSize(width: Double(size.columns), height: Double(size.rows))
        return try await tree.layout(in: SizeRange(exactly: size))
    }
}
