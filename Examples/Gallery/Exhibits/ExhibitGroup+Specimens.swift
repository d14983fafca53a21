import Weft

extension ExhibitGroup {
    /// One picture for each spec, which shows its properties.
    static let specimens = ExhibitGroup(
        title: "Specs and their properties",
        introduction: """
            One picture for each spec and each family of properties. The frame of a sample is all \
            the room there is; where the size of the spec itself matters, it has a tinted ground.
            """,
        exhibits: stackSpecimens + otherSpecimens
    )

    private static let stackSpecimens = [
        specimen(
            "Stack: justifyContent",
            note: "Room that is left over goes between or around the children, along the stack."
        ) { JustifyContentSpecimen() },
        specimen(
            "Stack: alignItems",
            note: """
                Across the stack, children begin, end or are centred together, are stretched, or \
                stand on a common baseline.
                """
        ) { AlignItemsSpecimen() },
        specimen(
            "Stack: flex factors",
            note: """
                flexGrow shares what is left over, flexShrink what is missing, and flexBasis is \
                the length that either starts from.
                """
        ) { FlexSpecimen() },
        specimen(
            "Stack: flexWrap and alignContent",
            note: "A stack that wraps has lines, and alignContent places the lines."
        ) { WrapSpecimen() },
        specimen(
            "Spacer",
            note: "Takes room in a stack and shows nothing: by its flex factor, or by its size."
        ) { SpacerSpecimen() },
    ]

    private static let otherSpecimens = [
        specimen(
            "Inset",
            note: """
                Between finite insets the child fills what they leave of the frame. Along an axis \
                with an infinite one it has its own size: one pushes it to the other side, two \
                centre it.
                """
        ) { InsetSpecimen() },
        specimen(
            "Overlay",
            note: "The child decides on the size, the overlay is measured at exactly this size."
        ) { OverlaySpecimen() },
        specimen(
            "Background",
            note: "As an overlay, but behind the child. The order of the modifiers matters."
        ) { BackgroundSpecimen() },
        specimen(
            "Center",
            note: """
                Centres along one axis or both. A sizing option makes the spec itself as small \
                as its child.
                """
        ) { CenterSpecimen() },
        specimen(
            "Relative",
            note: "A position for each axis: start, center, end, or none, which is start too."
        ) { RelativeSpecimen() },
        specimen(
            "Ratio",
            note: "The height to the width, for what has no size of its own. All are 64 wide."
        ) { RatioSpecimen() },
        specimen(
            "Absolute",
            note: "As large as it can be, or just large enough for its children."
        ) { AbsoluteSpecimen() },
        specimen(
            "Corner",
            note: """
                The middle of the small element lies on the corner. It counts for the size only \
                if the corner is wrapped.
                """
        ) { CornerSpecimen() },
        specimen(
            "Wrapper",
            note: "As large as its child; several children lie on top of each other."
        ) { WrapperSpecimen() },
    ]

    private static func specimen<Content: NodeContent>(
        _ title: String,
        note: String,
        content: @escaping @Sendable () -> Content
    ) -> Exhibit {
        Exhibit(
            title,
            note: note,
            sourcePath: "Gallery/Screens/Specimens/\(Content.self).swift",
            content: content
        )
    }
}
