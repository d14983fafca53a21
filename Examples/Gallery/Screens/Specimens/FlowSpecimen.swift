import ExampleSpecs
import Weft

/// Words in the order of a paragraph, laid out by a custom spec.
struct FlowSpecimen: NodeContent {
    let words = "A custom spec measures its children, places them and returns a size"
        .split(separator: " ")
        .map { DisplayNode(Tag(String($0))) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        FlowLayoutSpec(spacing: 6) { words }.inset(12)
    }
}
