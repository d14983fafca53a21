import Weft

extension ElementDecoder {
    /// Decodes a leaf.
    mutating func leaf(
        _ reader: inout ObjectReader,
        name: String,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        _ = try children(of: .leaf, &reader)
        let content = BoxContent(size: try reader.read("size"), color: try reader.read("color"))
        return DisplayNode(content, name: try label(&reader) ?? name) { $0 = style }
    }

    /// Decodes a text: one with a string, or a stand-in that is wrapped by arithmetic.
    mutating func text(
        _ reader: inout ObjectReader,
        name: String,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        _ = try children(of: .text, &reader)
        let label = try label(&reader) ?? name
        guard let string: String = try reader.read("string") else {
            let content = try placeholder(&reader)
            return DisplayNode(content, name: label) { $0 = style }
        }
        for key in ["naturalWidth", "lineHeight"] {
            guard let value = reader.value(key) else { continue }
            throw value.mistake(expected: "no \"\(key)\" beside a \"string\"").inside(key: key)
        }
        var content = TextContent(string)
        try reader.read("fontSize", into: &content.fontSize)
        try reader.read("isBold", into: &content.isBold)
        try reader.read("lineHeightMultiple", into: &content.lineHeightMultiple)
        try reader.read("maximumNumberOfLines", into: &content.maximumNumberOfLines)
        try reader.read("truncation", into: &content.truncation)
        content.color = try reader.read("color")
        return DisplayNode(content, name: label) { $0 = style }
    }

    private func placeholder(
        _ reader: inout ObjectReader
    ) throws(DocumentError) -> PlaceholderText {
        guard let naturalWidth: Double = try reader.read("naturalWidth") else {
            throw DocumentError(
                .missingValue,
                path: "",
                expected: "a \"string\", or a \"naturalWidth\" and a \"lineHeight\"",
                found: reader.value("lineHeight") == nil ? "neither" : "a \"lineHeight\" alone"
            )
        }
        return PlaceholderText(
            naturalWidth: naturalWidth,
            lineHeight: try reader.require("lineHeight")
        )
    }

    /// Decodes a node with its child.
    mutating func node(
        _ reader: inout ObjectReader,
        name: String,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        let child = try children(of: .node, &reader)[0]
        return DisplayNode(DocumentNode(child: child), name: try label(&reader) ?? name) {
            $0 = style
        }
    }

    /// The name that an element is shown under; unlike its name it may repeat.
    private func label(_ reader: inout ObjectReader) throws(DocumentError) -> String? {
        try Self.title("label", &reader)
    }
}
