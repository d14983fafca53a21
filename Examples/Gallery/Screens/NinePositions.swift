import Weft

/// The nine places that a relative spec can put its child at.
struct NinePositions: NodeContent {
    struct Place: Hashable {
        let horizontal: RelativeLayoutSpec.Position
        let vertical: RelativeLayoutSpec.Position
        let label: DisplayNode<TextContent>

        init(_ horizontal: RelativeLayoutSpec.Position, _ vertical: RelativeLayoutSpec.Position) {
            self.horizontal = horizontal
            self.vertical = vertical
            label = DisplayNode(TextContent("\(horizontal)\n\(vertical)", fontSize: 13))
        }
    }

    let places = [RelativeLayoutSpec.Position.start, .center, .end].flatMap { vertical in
        [Place(.start, vertical), Place(.center, vertical), Place(.end, vertical)]
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The specs lie on top of each other, each as large as the screen.
        WrapperLayoutSpec {
            for place in places {
                place.label.relative(horizontal: place.horizontal, vertical: place.vertical)
            }
        }
        .inset(12)
    }
}
