import Weft

/// What happens at an airport: edits of its board, made by several tasks.
///
/// No task knows about the others, about layouts, or about who shows the board. What is read and
/// written in one edit belongs together, whatever the others do in the meantime.
struct Airport: Sendable {
    let board: DisplayNode<DepartureBoard>
    let tree: DisplayTree

    /// Creates an airport that lists the given number of flights.
    init(flights: Int = 24) {
        let opening = 10 * 60
        board = DisplayNode(
            DepartureBoard(
                minute: opening,
                rows: Flight.scheduled(after: opening).prefix(flights).map {
                    DisplayNode(FlightRow(flight: $0, minute: opening))
                },
                announcement: Self.announcements[0]
            )
        )
        tree = DisplayTree(
            root: board,
            environment: LayoutEnvironment(textMeasurer: CellTextMeasurer()),
            relayout: .automatic
        )
    }

    /// Runs the airport until the task is cancelled.
    ///
    /// - Parameter pace: How long a minute takes.
    func run(pace: Duration) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await every(pace) { _ in try passMinute() } }
            group.addTask { try await every(pace * 1.7) { try changePlans($0) } }
            group.addTask { try await every(pace * 4.3) { try announce($0) } }
        }
    }

    private func every(_ pause: Duration, _ body: (Int) throws -> Void) async throws {
        var turn = 0
        while true {
            try await Task.sleep(for: pause)
            try body(turn)
            turn += 1
        }
    }

    /// Lets a minute pass. Flights that have left make room for those that are scheduled next.
    func passMinute() throws {
        try tree.update { edit in
            let minute = edit[board].minute + 1
            let rows = edit[board].rows
            let staying = rows.filter { edit[$0].flight.status(at: minute - 1) != .departed }
            let last = rows.map { edit[$0].flight.scheduled }.max() ?? minute
            let new = Flight.scheduled(after: max(last, minute))
                .prefix(rows.count - staying.count)
                .map { DisplayNode(FlightRow(flight: $0, minute: minute)) }
            edit[board].minute = minute
            list(staying + new, in: &edit)
        }
    }

    /// Delays a flight, which moves it down the board, or sends it to another gate.
    func changePlans(_ turn: Int) throws {
        try tree.update { edit in
            let rows = edit[board].rows
            let row = rows[turn * 5 % rows.count]
            if turn.isMultiple(of: 2) {
                edit[row].flight.delay += 10 + turn % 3 * 10
                list(rows, in: &edit)
            } else {
                let gate = 1 + turn * 17 % 28
                edit[row].flight.gate = gate
                edit[board].announcement =
                    "Passengers to \(edit[row].flight.destination): please go to gate \(gate)."
            }
        }
    }

    /// Lists flights in the order in which they are expected to leave.
    private func list(_ rows: [DisplayNode<FlightRow>], in edit: inout TreeEdit) {
        edit[board].rows = rows.sorted {
            edit[$0].flight.expected < edit[$1].flight.expected
        }
    }

    /// Makes an announcement.
    func announce(_ turn: Int) throws {
        try tree.update { edit in
            edit[board].announcement = Self.announcements[turn % Self.announcements.count]
        }
    }

    private static let announcements = [
        "Please keep your luggage with you at all times.",
        """
        The walk to gates 20 to 28 takes fifteen minutes. Please allow for it, and have your \
        boarding pass and your passport at hand.
        """,
        "Welcome.",
    ]
}
