extension LayoutElementStyle: Codable {
    /// Decodes what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let coded = try CodedValues(from: decoder)
        self.init()
        if coded.set.contains(.width) { width = coded.width }
        if coded.set.contains(.height) { height = coded.height }
        if coded.set.contains(.minWidth) { minWidth = coded.minWidth }
        if coded.set.contains(.minHeight) { minHeight = coded.minHeight }
        if coded.set.contains(.maxWidth) { maxWidth = coded.maxWidth }
        if coded.set.contains(.maxHeight) { maxHeight = coded.maxHeight }
        if coded.set.contains(.spacingBefore) { spacingBefore = coded.spacingBefore }
        if coded.set.contains(.spacingAfter) { spacingAfter = coded.spacingAfter }
        if coded.set.contains(.flexGrow) { flexGrow = coded.flexGrow }
        if coded.set.contains(.flexShrink) { flexShrink = coded.flexShrink }
        if coded.set.contains(.flexBasis) { flexBasis = coded.flexBasis }
        if coded.set.contains(.alignSelf) { alignSelf = coded.alignSelf }
        if coded.set.contains(.ascender) { ascender = coded.ascender }
        if coded.set.contains(.descender) { descender = coded.descender }
        if coded.set.contains(.layoutPosition) { layoutPosition = coded.layoutPosition }
    }

    /// Encodes the values, and which of them were set.
    ///
    /// Foundation's `JSONEncoder` throws at values that are infinite or NaN unless its
    /// `nonConformingFloatEncodingStrategy` says how to write them; see ``SizeRange``.
    public func encode(to encoder: any Encoder) throws {
        try CodedValues(self).encode(to: encoder)
    }

    /// A style as it is encoded: by the names of its properties.
    private struct CodedValues: Codable {
        let set: Properties
        let width: LayoutDimension
        let height: LayoutDimension
        let minWidth: LayoutDimension
        let minHeight: LayoutDimension
        let maxWidth: LayoutDimension
        let maxHeight: LayoutDimension
        let spacingBefore: Double
        let spacingAfter: Double
        let flexGrow: Double
        let flexShrink: Double
        let flexBasis: LayoutDimension
        let alignSelf: StackAlignSelf
        let ascender: Double
        let descender: Double
        let layoutPosition: LayoutPoint

        init(_ style: LayoutElementStyle) {
            set = style.setProperties
            width = style.width
            height = style.height
            minWidth = style.minWidth
            minHeight = style.minHeight
            maxWidth = style.maxWidth
            maxHeight = style.maxHeight
            spacingBefore = style.spacingBefore
            spacingAfter = style.spacingAfter
            flexGrow = style.flexGrow
            flexShrink = style.flexShrink
            flexBasis = style.flexBasis
            alignSelf = style.alignSelf
            ascender = style.ascender
            descender = style.descender
            layoutPosition = style.layoutPosition
        }
    }
}
