/// A flight as the airport knows it. Times are minutes since midnight.
struct Flight: Hashable, Sendable {
    /// What a passenger is told to do.
    enum Status: Hashable, Sendable {
        case onTime, delayed, boarding, lastCall, departed
    }

    let number: String
    let destination: String
    let scheduled: Int
    var delay = 0
    var gate: Int

    /// When it is going to leave.
    var expected: Int { scheduled + delay }

    func status(at minute: Int) -> Status {
        switch expected - minute {
        case ..<0: .departed
        case ...4: .lastCall
        case ...15: .boarding
        default: delay > 0 ? .delayed : .onTime
        }
    }
}

extension Flight {
    private static let destinations = [
        "Oslo", "Lisbon", "Reykjavík", "Thessaloniki", "Tromsø", "Kraków", "Santiago de Compostela",
        "Zürich", "Cork", "Palermo", "Tallinn",
    ]

    /// The flights that are scheduled later than a time: one every seven minutes, for ever.
    static func scheduled(after minute: Int) -> some Sequence<Flight> {
        sequence(first: minute / 7 + 1) { $0 + 1 }.lazy.map { index in
            Flight(
                number: "WF \(1_000 + index * 37 % 8_999)",
                destination: destinations[index * 4 % destinations.count],
                scheduled: index * 7,
                gate: 1 + index * 11 % 28
            )
        }
    }
}

extension Int {
    /// A number of minutes since midnight as a clock shows it.
    var clockText: String {
        let (hours, minutes) = (self / 60 % 24, self % 60)
        return (hours < 10 ? "0" : "") + "\(hours)" + (minutes < 10 ? ":0" : ":") + "\(minutes)"
    }
}
