public import Weft
import WeftLayout

/// A layout described by a JSON object: a tree of elements, and the range to lay it out in.
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
/// The format is described in `docs/Documents.md`. A type, a value, or a key of an element, a style
/// or a range that has no meaning is an error that says where it is. Unknown keys of the document
/// itself are ignored, except that a key which is nearly one of the document's is an error, and one
/// that has a meaning elsewhere leads to a diagnostic.
public struct LayoutDocument: Sendable {
    /// The id of the document; null if it has none.
    public let id: JSONValue

    /// The sizes that the root element may choose from, in points.
    public var range: SizeRange

    /// The size in points that fractions in the root element's style refer to.
    ///
    /// If it is nil, fractions refer to the maximum of the range, where that is finite.
    public let parentSize: LayoutSize?

    /// The environment that the root inherits, with the document's display scale and reading
    /// direction.
    public var environment: LayoutEnvironment

    /// The node around the root element.
    public let root: AnyDisplayNode

    /// The named leaves, texts and nodes, in the order of the document.
    public let namedNodes: [NamedNode]

    /// A named leaf, text or node.
    public struct NamedNode: Hashable, Sendable {
        /// The name, which no other leaf, text or node of the document has.
        ///
        /// Names of specs do not count, because specs have no frames.
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
    /// - Throws: `DocumentError` with the place of the first mistake and what was expected there.
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

    /// Lays out the document, serially and synchronously.
    ///
    /// The diagnostics of the root include what is odd about the document itself, such as a center
    /// that does not say along which axis it centres.
    ///
    /// - Throws: `LayoutError` if specs are nested too deeply, or if it is called during a
    ///   measurement; `CancellationError` if the calling task is cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func layout() throws -> LayoutCommit {
        try root.layout(in: range, environment: environment)
    }

    /// The keys of a document that have a meaning.
    static let keys = DocumentKeys([
        "root", "id", "range", "parentSize", "scale", "readingDirection",
    ])

    /// The document's parent size; nil if it has none.
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

    /// The document's display scale: 1 if it has none; 0 and null mean no pixel grid.
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

extension LayoutDocument.NamedNode: CustomDebugStringConvertible {
    /// The name and the node.
    public var debugDescription: String { "\(name.onOneLine): \(node.debugDescription)" }
}
