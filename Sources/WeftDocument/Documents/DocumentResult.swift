public import Weft
import WeftLayout

/// The layout of a document, or the error that prevented it.
public struct DocumentResult: Sendable {
    /// The id of the document; null if it has none or is not JSON.
    public let id: JSONValue

    /// The layout, or a `DocumentError`, a `LayoutError` or, in a cancelled task, a
    /// `CancellationError`.
    public let layout: Result<Layout, any Error>

    /// The line of the document in its file, if neither its id nor its error identifies it.
    private let line: Int?

    /// The name of the document's file, if no id identifies the document.
    private let file: String?

    /// A layout, in the form of the frames of the named nodes.
    public struct Layout: Sendable {
        /// The size of the root element, in points.
        public let size: LayoutSize

        /// The frames in points, in the root's coordinates and in the order of the document.
        ///
        /// Nodes without a place in the hierarchy are left out.
        public let frames: [NamedFrame]

        /// Everything odd that the layout met, each with the path of its node.
        public let diagnostics: [LayoutDiagnostic]
    }

    /// The frame of a named node.
    public struct NamedFrame: Hashable, Sendable {
        /// The name of the node.
        public let name: String
        /// The frame in points, in the root's coordinates.
        public let frame: LayoutRect
    }

    /// Reads a document and lays it out.
    ///
    /// - Parameters:
    ///   - text: The JSON text.
    ///   - adjust: Changes the document before it is laid out, for example its range.
    public init(
        layingOut text: String,
        adjusting adjust: (inout LayoutDocument) -> Void = { _ in }
    ) {
        self.init(layingOut: Array(text.utf8), adjusting: adjust)
    }

    /// Reads a document in UTF-8 and lays it out.
    ///
    /// - Parameters:
    ///   - text: The JSON text.
    ///   - adjust: Changes the document before it is laid out, for example its range.
    public init(
        layingOut text: [UInt8],
        adjusting adjust: (inout LayoutDocument) -> Void = { _ in }
    ) {
        self.init(layingOut: text, line: nil, file: nil, adjusting: adjust)
    }

    /// Reads a document of a file and lays it out.
    ///
    /// - Parameters:
    ///   - text: The JSON text in UTF-8.
    ///   - line: The number of the text's first line in a file of several documents. It is part of
    ///     the error if the document has no id.
    ///   - file: The name of the file, as it is to be shown. The error begins with it if the
    ///     document has no id.
    ///   - adjust: Changes the document before it is laid out, for example its range.
    package init(
        layingOut text: [UInt8],
        line: Int?,
        file: String?,
        adjusting adjust: (inout LayoutDocument) -> Void
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

    /// Creates a result from a document and a layout of it that was made elsewhere.
    ///
    /// That layout may be in another range, or include edits.
    public init(of document: LayoutDocument, in commit: LayoutCommit) {
        id = document.id
        layout = .success(Layout(of: document, in: commit))
        line = nil
        file = nil
    }

    /// The result as one JSON object without a line break.
    ///
    /// The object has the `id`, and either the `size` and the `frames` or the `error`.
    ///
    /// - Complexity: O(*n*) in the length of the JSON.
    public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

    /// The result as one JSON object in UTF-8 without a line break.
    ///
    /// - Complexity: O(*n*) in the length of the JSON.
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
    /// - Complexity: As for a commit's diagnostics, plus O(*d*) for each named node in its depth.
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

extension DocumentResult.Layout: CustomDebugStringConvertible {
    /// The size, and how many frames and diagnostics there are.
    public var debugDescription: String {
        "\(size.debugDescription), \(frames.count) frames, \(diagnostics.count) diagnostics"
    }
}

extension DocumentResult.NamedFrame: CustomDebugStringConvertible {
    /// The name and the frame.
    public var debugDescription: String { "\(name.onOneLine): \(frame.debugDescription)" }
}
