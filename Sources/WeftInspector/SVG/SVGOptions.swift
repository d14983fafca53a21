/// How a commit is drawn.
public struct SVGOptions: Hashable, Sendable {
    /// What is drawn of a node.
    public enum Mode: String, Hashable, Codable, CaseIterable, Sendable {
        /// Outlined boxes in tints of their depth, with names and sizes.
        case boxes
        /// What a host would show: the colours of boxes, placeholders for images, and text.
        ///
        /// Any other leaf is a plain area.
        case picture
    }

    /// What is drawn of a node.
    public var mode: Mode

    /// How many units of the drawing a point becomes, from 0.001 to 100; nil for a suitable number.
    ///
    /// If it is nil, a point becomes one unit in a picture, and as many as make a small layout
    /// legible in a drawing of boxes.
    ///
    /// A number outside these bounds counts as the nearest bound. A number that is not positive or
    /// not finite counts as nil.
    public var zoom: Double?

    /// The bounds of the zoom.
    static let zooms = 0.001...100

    /// The title of the drawing, which screen readers read out.
    ///
    /// If it is nil or blank, the title is the name of the root or, if it has none, its type.
    public var title: String?

    /// Whether the drawing includes its style sheet.
    ///
    /// A page with many drawings can include ``SVGStyleSheet/text`` once instead.
    public var includesStyleSheet: Bool

    /// The identifiers of the page's `symbol` elements that a picture shows for images, by the
    /// images' names.
    ///
    /// An image without a symbol is a plain area.
    public var imageSymbols: [String: String]

    /// Creates options for a drawing.
    public init(
        mode: Mode = .boxes,
        zoom: Double? = nil,
        title: String? = nil,
        includesStyleSheet: Bool = true,
        imageSymbols: [String: String] = [:]
    ) {
        self.mode = mode
        self.zoom = zoom
        self.title = title
        self.includesStyleSheet = includesStyleSheet
        self.imageSymbols = imageSymbols
    }
}
