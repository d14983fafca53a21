import Weft

/// One picture of a specimen: a caption over a frame in which items are arranged.
struct Sample: NodeContent {
    let caption: DisplayNode<TextContent>
    let frame = DisplayNode(BoxContent())
    let items: [AnyDisplayNode]
    let height: Double
    let arrangement: @Sendable ([AnyDisplayNode]) -> any LayoutElement

    /// Creates a sample. The height of the frame is in points.
    init(
        _ caption: String,
        of items: [AnyDisplayNode],
        height: Double = 56,
        arrangement: @escaping @Sendable ([AnyDisplayNode]) -> any LayoutElement
    ) {
        self.caption = DisplayNode(TextContent(caption, fontSize: 13))
        self.items = items
        self.height = height
        self.arrangement = arrangement
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 5) {
            caption
            arrangement(items)
                .height(height)
                .background(frame)
        }
    }
}

extension Sample {
    /// The colours of the boxes, in their order.
    private static let colors: [DisplayColor] = [0x4C8DF6, 0xF2994A, 0x2FB58A, 0xA77BF3, 0xE9B949]

    /// Boxes of the given sizes in points, each in a colour of its own.
    static func boxes(_ sizes: [(width: Double, height: Double)]) -> [AnyDisplayNode] {
        zip(sizes, 0...).map { size, index in
            let size = LayoutSize(width: size.width, height: size.height)
            return DisplayNode(BoxContent(size: size, color: colors[index % colors.count])).anyNode
        }
    }

    /// Boxes that differ in nothing but their colour; lengths are in points.
    static func boxes(_ count: Int, width: Double = 24, height: Double = 24) -> [AnyDisplayNode] {
        boxes(Array(repeating: (width, height), count: count))
    }

    /// A box of the given width and height, in points.
    static func box(width: Double, height: Double) -> AnyDisplayNode {
        let size = LayoutSize(width: width, height: height)
        return DisplayNode(BoxContent(size: size, color: colors.first)).anyNode
    }

    /// A box without a size of its own, which fills whatever it is given.
    static func filler(
        _ color: DisplayColor = DisplayColor(hex: 0x4C8DF6, opacity: 0.22)
    ) -> AnyDisplayNode {
        DisplayNode(BoxContent(color: color)).anyNode
    }

    /// A text; the size of the font is in points.
    static func text(_ string: String, fontSize: Double = 13) -> AnyDisplayNode {
        DisplayNode(TextContent(string, fontSize: fontSize)).anyNode
    }
}
