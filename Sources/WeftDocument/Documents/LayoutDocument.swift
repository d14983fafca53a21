public import Weft

/// A layout stated as a JSON object: a tree of elements, and what to lay it out in.
///
///     let document = try LayoutDocument(parsing: #"""
///         {"range": {"max": [320, "inf"]},
///          "root": {"type": "stack", "spacing": 8, "children": [
///             {"type": "leaf", "name": "avatar", "size": [40, 40]},
///             {"type": "text", "name": "title", "string": "Hello"}]}}
///         """#)
///     let commit = try document.layout()
///     commit.frame(of: document["avatar"]!)
///
/// The format is described in `docs/Documents.md`. A key of an element, a style or a range, a
/// type or a value that has no meaning is an error that says where it is; other keys of the
/// document itself are ignored, unless they are nearly one that it has; with a diagnostic, if they
/// mean something elsewhere.
public struct LayoutDocument: Sendable {
    /// What the document is known by; null if it has no id.
    public let id: JSONValue

    /// The sizes to choose from, in points.
    public var range: SizeRange

    /// The size in points that fractions in the root element's style refer to.
    ///
    /// If it is nil, that is the range's maximum, where it is finite.
    public let parentSize: LayoutSize?

    /// What the root inherits: the display scale and the reading direction of the document.
    public var environment: LayoutEnvironment

    /// The node around the root element.
    public let root: AnyDisplayNode

    /// The leaves, texts and nodes that have a name, in the order of the document.
    public let namedNodes: [NamedNode]

    /// A leaf, text or node with a name.
    public struct NamedNode: Hashable, Sendable {
        /// The name, which no other leaf, text or node of the document has; those of specs, which
        /// have no frames, do not count.
        public let name: String
        /// The node.
        public let node: AnyDisplayNode
    }

    /// The nodes by their names.
    private let nodes: [String: AnyDisplayNode]

    /// Reads a document from a JSON text.
    ///
    /// - Throws: `DocumentError` with the place of the first mistake and what was expected there.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String) throws(DocumentError) {
        try self.init(JSONValue(parsing: text))
    }

    /// Reads a document from a JSON text in UTF-8.
    ///
    /// - Throws: As for a text.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: [UInt8]) throws(DocumentError) {
        try self.init(JSONValue(parsing: text))
    }

    /// Reads a document from a JSON value.
    ///
    /// - Throws: `DocumentError` with the place of the first mistake and what was expected there.
    /// - Complexity: O(*n*) in the number of elements.
    public init(_ value: JSONValue) throws(DocumentError) {
        let reader = try ObjectReader(value, expected: "an object with a \"root\"")
        try reader.refuseMisspellings(of: Self.keys)
        id = reader.value("id") ?? .null
        range = try reader.read("range") ?? .unbounded
        parentSize = try Self.parentSize(reader)
        environment = LayoutEnvironment(displayScale: try Self.displayScale(reader))
        try reader.read("readingDirection", into: &environment.readingDirection)
        var decoder = ElementDecoder()
        decoder.noteForeignKeys(of: reader)
        let element = try decoder.root(reader)
        namedNodes = decoder.namedNodes
        nodes = Dictionary(uniqueKeysWithValues: namedNodes.map { ($0.name, $0.node) })
        let content = DocumentRoot(
            element: element,
            parentSize: parentSize,
            remarks: decoder.remarks
        )
        root = DisplayNode(content, name: "document").anyNode
    }

    /// The leaf, text or node with a name.
    ///
    /// - Complexity: O(1).
    public subscript(name: String) -> AnyDisplayNode? { nodes[name] }

    /// Lays the document out, serially and synchronously.
    ///
    /// What is odd about the document itself, such as a center that does not say what it centres,
    /// is among the diagnostics of the root.
    ///
    /// - Throws: `LayoutError` if specs are nested too deep, `CancellationError` if the calling
    ///   task is cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func layout() throws -> LayoutCommit {
        try root.layout(in: range, environment: environment)
    }

    /// The keys of a document that have a meaning.
    static let keys = DocumentKeys([
        "root", "id", "range", "parentSize", "scale", "readingDirection",
    ])

    /// The parent size: nil if there is none.
    private static func parentSize(
        _ reader: ObjectReader
    ) throws(DocumentError) -> LayoutSize? {
        guard let value = reader.value("parentSize") else { return nil }
        do throws(DocumentError) {
            let size = try LayoutSize(document: value)
            if size.width < 0 {
                throw size.width.mistake(expected: "a width that is not negative", at: 0)
            }
            if size.height < 0 {
                throw size.height.mistake(expected: "a height that is not negative", at: 1)
            }
            return size
        } catch {
            throw error.inside(key: "parentSize")
        }
    }

    /// The display scale: 1 if there is none, no pixel grid for 0 and null.
    private static func displayScale(
        _ reader: ObjectReader
    ) throws(DocumentError) -> Double? {
        guard let value = reader.value("scale") else { return 1 }
        if value == .null { return nil }
        guard let scale = value.double, scale == 0 || PixelGrid.displayScales.contains(scale) else {
            throw value.mistake(expected: "a number from 0.001 to 1000, 0 or null")
                .inside(key: "scale")
        }
        return scale
    }
}

extension LayoutDocument: CustomDebugStringConvertible {
    /// The id, the range, and the names of the nodes.
    public var debugDescription: String {
        """
        LayoutDocument(id: \(id), range: \(range.debugDescription), \
        names: \(namedNodes.map(\.name)))
        """
    }
}
