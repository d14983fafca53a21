import Weft

/// The nine places where a relative spec can put its child.
struct NinePositions: NodeContent {
    let labels = Place.all.map { place in
        DisplayNode(
            TextContent("\(place.horizontal), \(place.vertical)", fontSize: 13)
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The specs lie on top of each other, each as large as the screen.
        WrapperLayoutSpec {
            for (label, place) in zip(labels, Place.all) {
                label.relative(
                    horizontal: place.horizontal,
                    vertical: place.vertical
                )
            }
        }
        .inset(12)
    }
}

/// A position along each axis.
struct Place {
    let horizontal: RelativeLayoutSpec.Position
    let vertical: RelativeLayoutSpec.Position

    /// All places, line by line.
    static let all = positions.flatMap { vertical in
        positions.map { Place(horizontal: $0, vertical: vertical) }
    }

    private static let positions: [RelativeLayoutSpec.Position] = [
        .start, .center, .end,
    ]
}
