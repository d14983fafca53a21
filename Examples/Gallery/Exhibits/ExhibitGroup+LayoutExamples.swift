import Weft

extension ExhibitGroup {
    /// Typical screens: cells, photos, overlays, texts between separators.
    static let layoutExamples = ExhibitGroup(
        title: "Screens",
        introduction: """
            Everyday cells and screens, each one a content with its subnodes and a layoutSpec. \
            Every one is laid out upright, turned, and laid out again after each edit.
            """,
        exhibits: cellExhibits + photoExhibits + screenExhibits + textExhibits
    )

    private static let textExhibits = [
        Exhibit(
            "Header with text at both ends",
            note: """
                Name and place share a vertical stack that grows and shrinks; the age keeps its \
                width. A name that is too long is cut off and pushes nothing off the screen.
                """,
            opening: "The place is not known",
            content: { HeaderCell(userName: "hannah_hikes", place: nil, age: "30 min") },
            steps: [
                Step("The place arrives") { edit, cell in
                    edit[cell].place = "San Francisco, California"
                },
                Step("The name is too long for the screen") { edit, cell in
                    edit[cell].userName = """
                        hannah_hikes_up_every_hill_between_the_bay_and_the_ocean_and_back_down_again_at_dawn
                        """
                },
            ]
        ),
        Exhibit(
            "Inset text cell",
            note: """
                Centred along the y axis only, in a bar of 60 points. With the sizing option \
                minimumX the cell is no wider than its text and the insets.
                """,
            hosting: .bar(height: 60),
            content: { InsetTextCell() }
        ),
        Exhibit(
            "Separators, stretched",
            note: """
                Text with an inset of 20 points between two hairlines of one pixel, which is half \
                a point here. The stack stretches the hairlines to its width.
                """,
            content: { SeparatedText() }
        ),
        Exhibit(
            "Separators, text centred",
            note: """
                The other way: an inset of 60 points above and below, a spacing of 20, and a \
                text that centres itself across the stack by alignSelf.
                """,
            content: { CenteredBetweenSeparators() }
        ),
    ]

    private static let photoExhibits = [
        Exhibit(
            "Photo with inset text overlay",
            note: """
                The photo is a quarter as wide as the screen. An infinite top inset sends the \
                title to the bottom, 12 points from the other edges.
                """,
            hosting: .fitting,
            content: { CaptionedPhoto() }
        ),
        Exhibit(
            "Photo with outset icon",
            note: """
                An absolute spec that fits its children: the photo at (20, 20), the icon at \
                (150, 0) and in front of it, because it comes later.
                """,
            hosting: .fitting,
            content: { PhotoWithIcon() }
        ),
        Exhibit(
            "Avatar with a badge",
            note: """
                The middle of the badge lies on the corner, moved by (−3, 3). The size is the \
                avatar's, so the badge hangs out; with wrapsCorner it counts.
                """,
            hosting: .fitting,
            opening: "The badge hangs out",
            content: { BadgedAvatar() },
            steps: [
                Step("wrapsCorner") { edit, cell in edit[cell].wrapsCorner = true }
            ]
        ),
        Exhibit(
            "Photo with a ratio",
            note: """
                A photo that is still being loaded has no size. The ratio of its height to its \
                width gives it one, whatever the width is.
                """,
            opening: "9 : 16",
            content: { RatioPhoto(ratio: 9.0 / 16) },
            steps: [
                Step("1 : 4") { edit, cell in edit[cell].ratio = 0.25 }
            ]
        ),
    ]
}
