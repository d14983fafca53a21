import Weft

extension ElementDecoder {
    /// Decodes a leaf.
    func leaf(
        _ reader: ObjectReader,
        name: String?,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        let content = BoxContent(size: try reader.read("size"), color: try reader.read("color"))
        return DisplayNode(content, name: try title(reader, name), style: style)
    }

    /// Decodes a text: one with a string, or a placeholder that is wrapped by arithmetic.
    func text(
        _ reader: ObjectReader,
        name: String?,
        style: LayoutElementStyle
    ) throws(DocumentError) -> any LayoutElement {
        let title = try title(reader, name)
        guard let string: String = try reader.read("string") else {
            return DisplayNode(try placeholder(reader), name: title, style: style)
        }
        try refuse(ElementType.placeholderKeys, "beside a \"string\"", reader)
        var content = TextContent(string)
        try reader.read("fontSize", into: &content.fontSize)
        try reader.read("isBold", into: &content.isBold)
        try reader.read("lineHeightMultiple", into: &content.lineHeightMultiple)
        try reader.read("maximumNumberOfLines", into: &content.maximumNumberOfLines)
        try reader.read("truncation", into: &content.truncation)
        content.color = try reader.read("color")
        return DisplayNode(content, name: title, style: style)
    }

    private func placeholder(
        _ reader: ObjectReader
    ) throws(DocumentError) -> PlaceholderText {
        guard let naturalWidth: Double = try reader.read("naturalWidth") else {
            throw DocumentError(
                .missingValue,
                path: "",
                expected: "a \"string\", or a \"naturalWidth\" and a \"lineHeight\"",
                found: reader.value("lineHeight") == nil ? "neither" : "a \"lineHeight\" alone"
            )
        }
        try refuse(ElementType.stringKeys, "without a \"string\"", reader)
        return PlaceholderText(
            naturalWidth: naturalWidth,
            lineHeight: try reader.require("lineHeight")
        )
    }

    /// Checks that a text has no keys of the other kind of text.
    private func refuse(
        _ keys: [String],
        _ reason: String,
        _ reader: ObjectReader
    ) throws(DocumentError) {
        for key in keys {
            guard let value = reader.value(key) else { continue }
            throw value.mistake(expected: "no \"\(key)\" \(reason)").inside(key: key)
        }
    }

    /// Decodes a node with its child.
    func node(
        _ reader: ObjectReader,
        name: String?,
        style: LayoutElementStyle,
        _ child: any LayoutElement
    ) throws(DocumentError) -> any LayoutElement {
        DisplayNode(DocumentNode(child: child), name: try title(reader, name), style: style)
    }

    /// The name that a node is shown under: its label, which unlike a name need not be unique, or
    /// else its name, or else its place.
    private func title(
        _ reader: ObjectReader,
        _ name: String?
    ) throws(DocumentError) -> String {
        try Self.title("label", reader) ?? name ?? placeName
    }
}
