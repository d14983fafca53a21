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
        // It takes the room that the age leaves, and a long name is cut off
        // rather than pushing the age off the screen.
        var nameAndPlace = StackLayoutSpec.vertical()
        nameAndPlace.style.flexGrow = 1
        nameAndPlace.style.flexShrink = 1
        nameAndPlace.children = [userNameLabel]
        if place != nil { nameAndPlace.children.append(placeLabel) }

        return StackLayoutSpec(.horizontal, spacing: 40, alignItems: .center) {
            nameAndPlace
            ageLabel
        }
        .inset(horizontal: 10, vertical: 8)
    }
}
