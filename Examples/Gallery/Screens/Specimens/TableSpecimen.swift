import ExampleSpecs
import Weft

/// A form of two columns, laid out by a custom spec.
struct TableSpecimen: NodeContent {
    let account = DisplayNode(TextContent("Account", fontSize: 17, isBold: true))
    let fields = [
        ("Name", "Ada Lovelace"),
        ("Language", "English"),
        ("About", "Weaves algebraical patterns as the Jacquard loom weaves flowers and leaves"),
    ].map { Field(label: $0, value: $1) }

    /// A label, and what stands beside it.
    struct Field {
        let label: DisplayNode<TextContent>
        let value: DisplayNode<TextContent>
        let frame = DisplayNode(BoxContent())

        init(label: String, value: String) {
            self.label = DisplayNode(TextContent(label, color: .secondaryLabel))
            self.value = DisplayNode(TextContent(value))
        }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        TableLayoutSpec(
            columnSpacing: 12,
            rowSpacing: 8,
            rows: [[account]]
                + fields.map { [$0.label, $0.value.inset(6).background($0.frame)] }
        )
        .inset(12)
    }
}
