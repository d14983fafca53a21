import Weft

/// A card with a background of its own size, and an overlay when there is nothing left to sell.
struct ProductCard: NodeContent, Equatable {
    var isSoldOut = false

    let title = DisplayNode(TextContent("Hand-thrown teapot", fontSize: 17, isBold: true))
    let price = DisplayNode(TextContent("€ 48, and a cosy to match for € 12 more"))
    let cardBackground = DisplayNode(BoxContent())
    let veil = DisplayNode(BoxContent(color: DisplayColor(hex: 0x1C1C1E, opacity: 0.72)))
    let notice = DisplayNode(TextContent("Sold out", fontSize: 17, isBold: true, color: .onPhoto))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The texts decide how large the card is; whatever lies behind or over them follows.
        let card = StackLayoutSpec(.vertical, spacing: 4) {
            title
            price
        }
        .inset(16)
        .background(cardBackground)

        if isSoldOut {
            card.overlay(notice.centered().background(veil))
        } else {
            card
        }
    }
}
