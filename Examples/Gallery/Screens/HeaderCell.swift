import Weft

/// The header of a post: who and where at the left, when at the right.
struct HeaderCell: NodeContent, Equatable {
    var userName: String
    var place: String?
    var age: String

    let userNameLabel = DisplayNode(
        TextContent("", isBold: true, maximumNumberOfLines: 1)
    )
    let placeLabel = DisplayNode(
        TextContent("", fontSize: 12, color: .secondaryLabel)
    )
    let ageLabel = DisplayNode(TextContent("", color: .secondaryLabel))

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[userNameLabel].string = userName
        edit[placeLabel].string = place ?? ""
        edit[ageLabel].string = age
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The names take the room that the age leaves, and a long one is cut
        // off rather than pushing the age off the screen.
        StackLayoutSpec(.horizontal, spacing: 40, alignItems: .center) {
            StackLayoutSpec(.vertical) {
                userNameLabel
                if place != nil { placeLabel }
            }
            .flexGrow(1)
            .flexShrink(1)
            ageLabel
        }
        .inset(horizontal: 10, vertical: 8)
    }
}
