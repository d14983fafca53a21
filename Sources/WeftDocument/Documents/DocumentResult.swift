public import Weft

/// The layout of a document, or why there is none.
public struct DocumentResult: Sendable {
    /// What the document is known by; null if it has no id or is not JSON.
    public let id: JSONValue

    /// The layout, or `DocumentError`, `LayoutError` or, in a task that was cancelled,
    /// `CancellationError`.
    public let layout: Result<Layout, any Error>

    /// The line of the document in its file, for a document that neither its id nor its error
    /// tells.
    private let line: Int?

    /// The name of the document's file, for a document that its id does not tell.
    private let file: String?

    /// A layout as the frames of the named nodes.
    public struct Layout: Sendable {
        /// The size of the root element in points.
        public let size: LayoutSize

        /// The frames in points, in the root's coordinates and in the order of the document.
        ///
        /// A node that has no place in the hierarchy is missing.
        public let frames: [NamedFrame]

        /// What was odd, each with the path of its node.
        public let diagnostics: [LayoutDiagnostic]
    }

    /// The frame of a node with a name.
    public struct NamedFrame: Hashable, Sendable {
        /// The name of the node.
        public let name: String
        /// The frame in points, in the root's coordinates.
        public let frame: LayoutRect
    }

    /// Reads a document and lays it out.
    ///
    /// - Parameters:
    ///   - text: The JSON text in UTF-8.
    ///   - line: The number of its first line in a file of several documents. The error of a
    ///     document without an id says it.
    ///   - file: The name of the file as it is shown. The error of a document without an id begins
    ///     with it.
    ///   - adjust: Changes the document before it is laid out, its range for example.
    public init(
        layingOut text: [UInt8],
        line: Int? = nil,
        file: String? = nil,
        adjusting adjust: (inout LayoutDocument) -> Void = { _ in }
    ) {
        var id = JSONValue.null
        var isJSON = false
        layout = Result {
            let value = try JSONValue(parsing: text, firstLine: line ?? 1)
            isJSON = true
            if case .object(let members) = value { id = members["id"] ?? .null }
            var document = try LayoutDocument(value)
            adjust(&document)
            return Layout(of: document, in: try document.layout())
        }
        self.id = id
        self.line = isJSON && id == .null ? line : nil
        self.file = id == .null ? file : nil
    }

    /// Takes the result from a document, and a layout of it that was made elsewhere: in another
    /// range, or after edits.
    public init(of document: LayoutDocument, in commit: LayoutCommit) {
        id = document.id
        layout = .success(Layout(of: document, in: commit))
        line = nil
        file = nil
    }

    /// The result as one JSON object without a line break.
    ///
    /// It has the `id`, and either the `size` and the `frames` or the `error`.
    ///
    /// - Complexity: O(*n*) in its length.
    public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

    /// The result as one JSON object in UTF-8 without a line break.
    ///
    /// - Complexity: O(*n*) in its length.
    public var jsonBytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(raw: "{\"id\":")
        writer.write(id)
        switch layout {
        case .success(let layout):
            writer.write(raw: ",\"size\":")
            writer.write(layout.size.width, layout.size.height)
            writer.write(raw: ",\"frames\":{")
            for (index, named) in layout.frames.enumerated() {
                if index > 0 { writer.write(raw: ",") }
                writer.write(named.name)
                writer.write(raw: ":")
                let frame = named.frame
                writer.write(frame.minX, frame.minY, frame.width, frame.height)
            }
            writer.write(raw: "}}")
        case .failure(let error):
            writer.write(raw: ",\"error\":")
            let place = [file, line.map { "line \($0)" }, "\(error)"].compactMap(\.self)
            writer.write(place.joined(separator: ": "))
            writer.write(raw: "}")
        }
        return writer.bytes
    }
}

extension DocumentResult.Layout {
    /// Reads the frames of a document's named nodes, and the diagnostics.
    ///
    /// - Complexity: As for a commit's diagnostics, and O(*d*) for each of the named nodes in its
    ///   depth.
    public init(of document: LayoutDocument, in commit: LayoutCommit) {
        size = commit.size
        frames = document.namedNodes.compactMap { named in
            commit.frame(of: named.node).map {
                DocumentResult.NamedFrame(name: named.name, frame: $0)
            }
        }
        diagnostics = commit.diagnostics
    }
}

extension DocumentResult: CustomDebugStringConvertible {
    /// The result as the command prints it.
    public var debugDescription: String { "DocumentResult(\(json))" }
}
