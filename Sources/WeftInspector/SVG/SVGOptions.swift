/// How a commit is drawn.
public struct SVGOptions: Hashable, Sendable {
    /// What is drawn of a node.
    public enum Mode: String, Hashable, Codable, CaseIterable, Sendable {
        /// Outlined boxes in tints of their depth, with names and sizes.
        case boxes
        /// What a host would show: the colours of boxes, placeholders of images, and text. Any
        /// other leaf is a plain area.
        case picture
    }

    /// What is drawn of a node.
    public var mode: Mode

    /// How many units of the drawing a point becomes, from 0.001 to 100; nil for 1 in a picture,
    /// and for as many as make a small layout of boxes legible.
    ///
    /// A number beyond these acts as the nearest of them, one that is not positive or not finite as
    /// nil.
    public var zoom: Double?

    /// The zooms that a drawing can be printed with.
    static let zooms = 0.001...100

    /// The title of the drawing, which readers of screens read out; nil for the name or the type of
    /// the root, as is a blank one.
    public var title: String?

    /// Whether the drawing brings its style sheet with it.
    ///
    /// A page with many drawings may have ``SVGStyleSheet/text`` once instead.
    public var includesStyleSheet: Bool

    /// The identifiers of `symbol` elements of the page that a picture shows images with, by the
    /// images' names.
    ///
    /// An image without a symbol is a plain area.
    public var imageSymbols: [String: String]

    /// Makes options.
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
