import Weft

/// The whole board: a title with a clock, the flights, and an announcement at the bottom.
struct DepartureBoard: NodeContent, Equatable {
    /// The time of day, in minutes since midnight.
    var minute: Int
    /// The flights in the order in which they are expected to leave.
    var rows: [DisplayNode<FlightRow>]
    var announcement: String

    let ground = DisplayNode(BoxContent(color: .ground))
    let titleBar = DisplayNode(BoxContent(color: .bar))
    let title = DisplayNode(
        TextContent("Departures", isBold: true, maximumNumberOfLines: 1, color: .amber)
    ) { $0.flexShrink = 1 }
    let clock = DisplayNode(TextContent("", isBold: true, color: .amber))
    let announcementBar = DisplayNode(BoxContent(color: .bar))
    let announcementText = DisplayNode(TextContent(""))

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[clock].string = minute.clockText
        edit[announcementText].string = announcement
        for row in rows { edit[row].minute = minute }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, alignItems: .stretch) {
            StackLayoutSpec(.horizontal, spacing: 2, justifyContent: .spaceBetween) {
                title
                clock
            }
            .inset(horizontal: 1)
            .background(titleBar)
            // Flights for which there is no room lie behind the announcement.
            StackLayoutSpec(.vertical, alignItems: .stretch, children: rows)
                .flexGrow(1)
                .flexShrink(1)
            announcementText
                .inset(horizontal: 1)
                .background(announcementBar)
        }
        .background(ground)
    }
}
