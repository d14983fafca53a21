import Weft

extension ExhibitGroup {
    /// Specs that are not part of the framework.
    static let customSpecs = ExhibitGroup(
        title: "Specs of your own",
        introduction: """
            A custom spec measures its children through the context, places them and returns a \
            size. That is all: some tens of lines, and it takes part in caching like any other.
            """,
        exhibits: [
            Exhibit(
                "Flow",
                note: "Children run on like words. A child that does not fit begins a new line.",
                sourcePath: "CustomSpecs/FlowLayoutSpec.swift",
                content: { FlowSpecimen() }
            ),
            Exhibit(
                "Radial",
                note: "Children on a circle, clockwise from the top.",
                sourcePath: "CustomSpecs/RadialLayoutSpec.swift",
                content: { RadialSpecimen() }
            ),
            Exhibit(
                "Table",
                note: """
                    A column is as wide as its widest cell, and the last cell of each row takes \
                    what is left.
                    """,
                sourcePath: "CustomSpecs/TableLayoutSpec.swift",
                content: { TableSpecimen() }
            ),
        ]
    )
}
