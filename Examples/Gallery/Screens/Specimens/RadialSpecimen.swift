import ExampleSpecs
import Weft

/// The hours of a clock, laid out by a custom spec.
struct RadialSpecimen: NodeContent {
    let hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map { DisplayNode(Tag("\($0)")) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        RadialLayoutSpec(radius: 90) { hours }
            .inset(12)
            .centered(.x, sizing: .minimumY)
    }
}
