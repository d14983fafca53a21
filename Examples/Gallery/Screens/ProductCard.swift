import Weft

/// A card on a background, with an overlay when there is nothing left.
struct ProductCard: NodeContent, Equatable {
    var isSoldOut = false

    let title = DisplayNode(
        TextContent("Hand-thrown teapot", fontSize: 17, isBold: true)
    )
    let price = DisplayNode(
        TextContent("€ 48, and € 12 more for the cosy that goes with it")
    )
    let ground = DisplayNode(BoxContent())
    let veil = DisplayNode(
        BoxContent(color: DisplayColor(hex: 0x808086, opacity: 0.4))
    )
    let notice = DisplayNode(Tag("Sold out"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The texts decide how large the card is. Whatever lies behind or
        // over them is as large as they are.
        let card = StackLayoutSpec(.vertical, spacing: 4) {
            title
            price
        }
        .inset(16)
        .background(ground)

        if isSoldOut {
            card.overlay(
                notice
                    .relative(horizontal: .end, vertical: .start)
                    .background(veil)
            )
        } else {
            card
        }
    }
}
