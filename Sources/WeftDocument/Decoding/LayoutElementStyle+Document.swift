import Weft

extension LayoutElementStyle: DocumentValue {
    static var documentExpectation: String { "a style, an object" }

    /// Reads a style: the properties that set several dimensions first, then the single ones.
    init(document value: JSONValue) throws(DocumentError) {
        var reader = try ObjectReader(value, expected: Self.documentExpectation)
        self.init()
        try reader.read("preferredSize") { preferredSize = $0 }
        try reader.read("minSize") { minSize = $0 }
        try reader.read("maxSize") { maxSize = $0 }
        try reader.read("preferredLayoutSize") { preferredLayoutSize = $0 }
        try reader.read("minLayoutSize") { minLayoutSize = $0 }
        try reader.read("maxLayoutSize") { maxLayoutSize = $0 }
        try reader.read("width") { (dimension: LayoutDimension) in width = dimension }
        try reader.read("height") { (dimension: LayoutDimension) in height = dimension }
        try reader.read("minWidth") { (dimension: LayoutDimension) in minWidth = dimension }
        try reader.read("minHeight") { (dimension: LayoutDimension) in minHeight = dimension }
        try reader.read("maxWidth") { (dimension: LayoutDimension) in maxWidth = dimension }
        try reader.read("maxHeight") { (dimension: LayoutDimension) in maxHeight = dimension }
        try reader.read("flexBasis") { (dimension: LayoutDimension) in flexBasis = dimension }
        try reader.read("flexGrow") { flexGrow = $0 }
        try reader.read("flexShrink") { flexShrink = $0 }
        try reader.read("spacingBefore") { spacingBefore = $0 }
        try reader.read("spacingAfter") { spacingAfter = $0 }
        try reader.read("alignSelf") { alignSelf = $0 }
        try reader.read("ascender") { ascender = $0 }
        try reader.read("descender") { descender = $0 }
        try reader.read("layoutPosition") { layoutPosition = $0 }
        try reader.finish()
    }
}
