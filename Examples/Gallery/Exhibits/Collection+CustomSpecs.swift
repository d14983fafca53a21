import Weft

extension Collection {
    /// Specs that are not the framework's.
    static let customSpecs = Collection(
        title: "Specs of your own",
        introduction: """
            A custom spec measures its children through the context, places them and returns a \
            size. That is all: some twenty lines, and it takes part in caching like any other.
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
        ]
    )
}
