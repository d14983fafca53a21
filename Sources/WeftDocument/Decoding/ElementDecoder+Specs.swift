import Weft

extension ElementDecoder {
    /// Decodes a stack.
    static func stack(
        _ reader: ObjectReader,
        _ children: [any LayoutElement]
    ) throws(DocumentError) -> StackLayoutSpec {
        var stack = StackLayoutSpec(.horizontal, children: children)
        try reader.read("direction", into: &stack.direction)
        try reader.read("spacing", into: &stack.spacing)
        try reader.read("justifyContent", into: &stack.justifyContent)
        try reader.read("alignItems", into: &stack.alignItems)
        try reader.read("flexWrap", into: &stack.flexWrap)
        try reader.read("alignContent", into: &stack.alignContent)
        try reader.read("lineSpacing", into: &stack.lineSpacing)
        try reader.read("horizontalAlignment", into: &stack.horizontalAlignment)
        try reader.read("verticalAlignment", into: &stack.verticalAlignment)
        return stack
    }

    /// Decodes an inset.
    static func inset(
        _ reader: ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> InsetLayoutSpec {
        InsetLayoutSpec(insets: try reader.require("insets"), child: child)
    }

    /// Decodes a center.
    mutating func center(
        _ reader: ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> CenterLayoutSpec {
        if !reader.has("centering") {
            note(
                """
                is a center without "centering", which centres its child along neither axis. \
                Set "xy", or "none" if you mean that.
                """
            )
        }
        return CenterLayoutSpec(
            centeringOptions: try reader.read("centering") ?? .none,
            sizingOptions: try reader.read("sizing") ?? .default,
            child: child
        )
    }

    /// Decodes a relative.
    mutating func relative(
        _ reader: ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> RelativeLayoutSpec {
        if !reader.has("horizontalPosition"), !reader.has("verticalPosition") {
            note(
                """
                is a relative without "horizontalPosition" and "verticalPosition", which moves its \
                child along neither axis. Set one of them, or "none" if you mean that.
                """
            )
        }
        return RelativeLayoutSpec(
            horizontalPosition: try reader.read("horizontalPosition") ?? .none,
            verticalPosition: try reader.read("verticalPosition") ?? .none,
            sizingOption: try reader.read("sizing") ?? .default,
            child: child
        )
    }

    /// Decodes a ratio.
    static func ratio(
        _ reader: ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> RatioLayoutSpec {
        let ratio: DocumentRatio = try reader.require("ratio")
        return RatioLayoutSpec(ratio: ratio.value, child: child)
    }

    /// Decodes an absolute.
    static func absolute(
        _ reader: ObjectReader,
        _ children: [any LayoutElement]
    ) throws(DocumentError) -> AbsoluteLayoutSpec {
        AbsoluteLayoutSpec(sizing: try reader.read("sizing") ?? .default, children: children)
    }

    /// Decodes a corner.
    static func corner(
        _ reader: ObjectReader,
        _ children: [any LayoutElement]
    ) throws(DocumentError) -> CornerLayoutSpec {
        CornerLayoutSpec(
            child: children[0],
            corner: children[1],
            location: try reader.read("location") ?? .topLeft,
            offset: try reader.read("offset") ?? .zero,
            wrapsCorner: try reader.read("wrapsCorner") ?? false
        )
    }
}
