import Weft

/// A flight on the board: on one line, or on two where the board is narrow.
struct FlightRow: NodeContent, Equatable {
    var flight: Flight
    /// The time of day, in minutes since midnight.
    var minute: Int

    let time = DisplayNode(TextContent("", isBold: true)) { $0.width = 5 }
    let destination = DisplayNode(TextContent("", isBold: true, maximumNumberOfLines: 1)) {
        $0.flexGrow = 1
        $0.flexShrink = 1
    }
    let number = DisplayNode(TextContent("", color: .quiet)) { $0.width = 7 }
    let gate = DisplayNode(TextContent("")) { $0.width = 3 }
    let status = DisplayNode(TextContent("")) { $0.width = 15 }

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[time].string = flight.scheduled.clockText
        edit[destination].string = flight.destination
        edit[number].string = flight.number
        edit[gate].string = "\(flight.gate)"
        let newTime = flight.delay > 0 ? " \(flight.expected.clockText)" : ""
        (edit[status].string, edit[status].color) =
            switch flight.status(at: minute) {
            case .onTime: ("", nil)
            case .delayed: ("Delayed\(newTime)", .alarm)
            case .boarding: ("Boarding\(newTime)", .go)
            case .lastCall: ("Last call\(newTime)", .alarm)
            case .departed: ("Departed", .quiet)
            }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        if constrainedSize.max.width >= 56 {
            StackLayoutSpec(.horizontal, spacing: 2) {
                time
                destination
                number
                gate
                status
            }
            .inset(horizontal: 1)
        } else {
            StackLayoutSpec(.horizontal, spacing: 2) {
                time
                StackLayoutSpec(.vertical) {
                    StackLayoutSpec(.horizontal, spacing: 1) {
                        destination
                        gate
                    }
                    StackLayoutSpec(.horizontal, spacing: 1, flexWrap: .wrap) {
                        number
                        status
                    }
                }
                .flexGrow(1)
                .flexShrink(1)
            }
            .inset(horizontal: 1)
        }
    }
}
