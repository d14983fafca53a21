import Weft

extension Collection {
    /// Cells and screens of several parts.
    static let cellExhibits = [
        Exhibit(
            "Kittens",
            note: """
                A tap enlarges the kitten or swaps it with its text. Either is an edit of one \
                property; the text takes the room that is left, because it may shrink.
                """,
            opening: "At first",
            content: { KittensCell() },
            steps: [
                Step("The kitten is enlarged") { edit, cell in
                    edit[cell].isImageEnlarged = true
                },
                Step("Text and image are swapped") { edit, cell in
                    edit[cell].isImageEnlarged = false
                    edit[cell].hasTextFirst = true
                },
            ]
        ),
        Exhibit(
            "Post in a social feed",
            note: """
                A spacer that grows keeps the age at the right, the photo is as wide as the cell. \
                With a ratio spec its place is kept before it has been loaded; without one the \
                cell jumps.
                """,
            opening: "With a ratio: room for the photo",
            content: { SocialFeedCell(photoRatio: 0.5) },
            steps: [
                Step("The photo arrives, nothing moves") { edit, cell in
                    edit[cell].photoSize = LayoutSize(width: 1200, height: 260)
                },
                Step("The comments arrive") { edit, cell in
                    edit[cell].comments = [
                        DisplayNode(TextContent("jonas: Which trail is this?")),
                        DisplayNode(TextContent("mei: The one behind the observatory.")),
                    ]
                },
                Step("Without a ratio: no photo, no room") { edit, cell in
                    edit[cell].photoRatio = nil
                    edit[cell].photoSize = nil
                },
                Step("The photo arrives, and the cell jumps") { edit, cell in
                    edit[cell].photoSize = LayoutSize(width: 1200, height: 260)
                },
            ]
        ),
        Exhibit(
            "Card with background and overlay",
            note: """
                The texts decide how large the card is. The background lies behind them and the \
                overlay in front, both exactly as large.
                """,
            hosting: .fitting,
            opening: "For sale",
            content: { ProductCard() },
            steps: [
                Step("Sold out") { edit, cell in edit[cell].isSoldOut = true }
            ]
        ),
        Exhibit(
            "Tags in lines",
            note: """
                A stack that wraps breaks its children into as many lines as they need, with a \
                spacing within the lines and one between them.
                """,
            opening: "Six tags",
            content: {
                TagList(
                    tags: ["snow", "ridge line", "day hike", "dog friendly", "no signal", "tea"]
                        .map { DisplayNode(Tag($0)) }
                )
            },
            steps: [
                Step("Three more") { edit, cell in
                    edit[cell].tags += ["sunrise", "long way round", "observatory"]
                        .map { DisplayNode(Tag($0)) }
                }
            ]
        ),
    ]

    /// Screens as a whole.
    static let screenExhibits = [
        Exhibit(
            "Four videos",
            note: """
                An absolute spec as large as the screen. The positions are computed from the \
                range in layoutSpec, so they follow when the display is turned.
                """,
            hosting: .screen,
            content: { VideoWall() }
        ),
        Exhibit(
            "Half-height banner",
            note: """
                A wrapper spec around one subnode, whose preferred size is the width of the \
                screen and half its height.
                """,
            hosting: .sheet,
            content: { HalfHeightBanner() }
        ),
        Exhibit(
            "Nine positions",
            note: """
                Nine relative specs on top of each other, one for each pair of start, center and \
                end. Start and end follow the reading direction.
                """,
            hosting: .panel(height: 220),
            content: { NinePositions() }
        ),
    ]
}
