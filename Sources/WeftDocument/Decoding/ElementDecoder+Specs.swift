import Weft

extension ElementDecoder {
    /// Decodes a spec.
    mutating func spec(
        _ type: ElementType,
        _ reader: inout ObjectReader,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        let children = try children(of: type, &reader)
        var spec: any LayoutSpec
        switch type {
        case .stack: spec = try Self.stack(&reader, children)
        case .inset:
            spec = InsetLayoutSpec(insets: try reader.require("insets"), child: children[0])
        case .overlay: spec = OverlayLayoutSpec(child: children[0], overlay: children[1])
        case .background: spec = BackgroundLayoutSpec(child: children[0], background: children[1])
        case .center: spec = try Self.center(&reader, children[0])
        case .relative: spec = try Self.relative(&reader, children[0])
        case .ratio: spec = RatioLayoutSpec(ratio: try reader.require("ratio"), child: children[0])
        case .absolute:
            spec = AbsoluteLayoutSpec(
                sizing: try reader.read("sizing") ?? .default,
                children: children
            )
        case .corner: spec = try Self.corner(&reader, children)
        case .wrapper: spec = WrapperLayoutSpec(children: children)
        case .spacer: spec = SpacerLayoutSpec()
        case .leaf, .text, .node: preconditionFailure("these are decoded as nodes")
        }
        spec.style = style
        return spec
    }

    private static func stack(
        _ reader: inout ObjectReader,
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

    private static func center(
        _ reader: inout ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> CenterLayoutSpec {
        CenterLayoutSpec(
            centeringOptions: try reader.read("centering") ?? .none,
            sizingOptions: try reader.read("sizing") ?? .default,
            child: child
        )
    }

    private static func relative(
        _ reader: inout ObjectReader,
        _ child: any LayoutElement
    ) throws(DocumentError) -> RelativeLayoutSpec {
        RelativeLayoutSpec(
            horizontalPosition: try reader.read("horizontalPosition") ?? .none,
            verticalPosition: try reader.read("verticalPosition") ?? .none,
            sizingOption: try reader.read("sizing") ?? .default,
            child: child
        )
    }

    private static func corner(
        _ reader: inout ObjectReader,
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
