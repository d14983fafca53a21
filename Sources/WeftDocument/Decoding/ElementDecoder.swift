import Weft
import WeftLayout

/// Decodes the elements of a document, and collects the named ones that have a frame of their own.
struct ElementDecoder {
    /// The named nodes in the order of the document.
    var namedNodes: [LayoutDocument.NamedNode] { namedElements.compactMap(\.self) }

    /// The named elements in the order of the document; nil for an element that is not a node or is
    /// still being decoded.
    private var namedElements: [LayoutDocument.NamedNode?] = []

    private var names: Set<String> = []

    /// What has been odd about the document so far, except for names of specs.
    private var foundRemarks: [String] = []

    /// The place of the first spec with a name, which has no effect, and the number of such specs.
    private var namedSpec = ""
    private var namedSpecCount = 0

    /// What is odd about the document without being a mistake.
    var remarks: [String] {
        if namedSpecCount == 0 { return foundRemarks }
        let others = namedSpecCount > 1 ? " The same is true of \(namedSpecCount - 1) more." : ""
        return foundRemarks + [
            "\(namedSpec) has a name but no frame: put a node around it, and name the node.\(others)"
        ]
    }

    /// The indices among children that lead from the root to the element being decoded.
    private var indices: [Int] = []

    /// How many of these indices lead to the node that contains the element; nil outside of nodes.
    private var nodeDepth: Int?

    /// The name that an unnamed node is shown under: its place in the node that contains it.
    var placeName: String {
        nodeDepth.map { Self.steps(indices[$0...]).joined(separator: ".") } ?? path
    }

    /// The place in the document of the element being decoded.
    private var path: String { (["root"] + Self.steps(indices[...])).joined(separator: ".") }

    /// The steps of a place. If there are many, those in the middle are left out.
    private static func steps(_ indices: ArraySlice<Int>) -> [String] {
        indices.abridged(to: maximumStepCount) { "children[\(indices[$0])]" }
    }

    /// The most steps of a place that are shown.
    private static let maximumStepCount = 40

    /// How many elements contain the next one. Each is an object in an array, and so counts for two
    /// levels.
    private var depth = NestingDepth(maximum: JSONValue.maximumDepth / 2)

    private static let expectation = "an element, an object with a \"type\""

    /// Decodes the root element of a document.
    mutating func root(_ reader: ObjectReader) throws(DocumentError) -> any LayoutElement {
        guard let value = reader.value("root") else {
            throw DocumentError(
                .missingValue,
                path: "root",
                expected: Self.expectation,
                found: reader.has("type")
                    ? "nothing, although there is a \"type\": put the element under \"root\""
                    : "nothing"
            )
        }
        do {
            return try element(value)
        } catch {
            throw error.inside(key: "root")
        }
    }

    /// Decodes an element and everything below it.
    private mutating func element(_ value: JSONValue) throws(DocumentError) -> any LayoutElement {
        if let expected = depth.enter() {
            throw DocumentError(.tooDeep, path: "", expected: expected, found: "more")
        }
        defer { depth.leave() }
        var reader = try ObjectReader(value, expected: Self.expectation)
        let type = try type(of: &reader)
        try reader.refuseKeys(except: type.keys)
        let name = try Self.title("name", reader)
        let style = try reader.read("style") ?? LayoutElementStyle()
        // An element comes before the ones inside it.
        let index = namedElements.count
        if name != nil { namedElements.append(nil) }
        let children = try children(of: type, reader)
        let element = try element(type, reader, name: name, style: style, children)
        guard let name else { return element }
        if let node = element as? any NodeReference {
            guard names.insert(name).inserted else {
                throw JSONValue.string(name)
                    .mistake(expected: "a name that no other element has")
                    .inside(key: "name")
            }
            namedElements[index] = LayoutDocument.NamedNode(name: name, node: node.anyNode)
        } else {
            if namedSpecCount == 0 { namedSpec = path }
            namedSpecCount += 1
        }
        return element
    }

    /// Reads the type of an element. If it is missing or unknown, a key that no element has is
    /// reported first.
    private func type(of reader: inout ObjectReader) throws(DocumentError) -> ElementType {
        do {
            return try reader.require("type")
        } catch {
            try reader.refuseKeys(except: ElementType.allKeys)
            throw error
        }
    }

    /// Decodes an element whose children are already decoded.
    private mutating func element(
        _ type: ElementType,
        _ reader: ObjectReader,
        name: String?,
        style: LayoutElementStyle,
        _ children: [any LayoutElement]
    ) throws(DocumentError) -> any LayoutElement {
        switch type {
        case .leaf: try leaf(reader, name: name, style: style)
        case .text: try text(reader, name: name, style: style)
        case .node: try node(reader, name: name, style: style, children[0])
        case .spacer: SpacerLayoutSpec().styled(style)
        case .stack: try Self.stack(reader, children).styled(style)
        case .inset: try Self.inset(reader, children[0]).styled(style)
        case .overlay:
            OverlayLayoutSpec(child: children[0], overlay: children[1]).styled(style)
        case .background:
            BackgroundLayoutSpec(child: children[0], background: children[1]).styled(style)
        case .center: try center(reader, children[0]).styled(style)
        case .relative: try relative(reader, children[0]).styled(style)
        case .ratio: try Self.ratio(reader, children[0]).styled(style)
        case .absolute: try Self.absolute(reader, children).styled(style)
        case .corner: try Self.corner(reader, children).styled(style)
        case .wrapper: WrapperLayoutSpec(children: children).styled(style)
        }
    }

    /// Notes something odd about the element being decoded.
    mutating func note(_ remark: String) { foundRemarks.append("\(path) \(remark)") }

    /// Notes the keys of the document that it does not define, but that mean something elsewhere or
    /// in other layout systems.
    ///
    /// Some of these may well be a tool's own notes, such as what a document is called or the size
    /// that it got, and are not noted. Neither are keys that do not begin with a letter.
    mutating func noteForeignKeys(of document: ObjectReader) {
        let ownNotes: Set = ["name", "label", "type", "size"]
        let keys = LayoutDocument.keys
        for key in document.foreignKeys(besides: keys).sorted() where !ownNotes.contains(key) {
            let name = DocumentError.quoted(key)
            if let native = ForeignWords.native(of: key, among: keys.words) {
                foundRemarks.append("The key \(name) is ignored\(native.question)")
            } else if let owner = DocumentKeys.owner(of: key) {
                foundRemarks.append("The key \(name) is ignored: it belongs to \(owner).")
            }
        }
    }

    /// Reads a name or a label; nil if there is none.
    static func title(
        _ key: String,
        _ reader: ObjectReader
    ) throws(DocumentError) -> String? {
        let title: String? = try reader.read(key)
        if let title, title.isEmpty {
            throw JSONValue.string("").mistake(expected: "a \(key) that is not empty")
                .inside(key: key)
        }
        if let title, !title.hasShortMarkRuns {
            throw JSONValue.string(title).mistake(expected: String.shortMarkRunsExpectation(key))
                .inside(key: key)
        }
        return title
    }

    /// Decodes the children of an element of the given type.
    private mutating func children(
        of type: ElementType,
        _ reader: ObjectReader
    ) throws(DocumentError) -> [any LayoutElement] {
        let value = reader.value("children") ?? .array([])
        guard case .array(let values) = value else {
            throw value.mistake(expected: "an array of elements").inside(key: "children")
        }
        if let count = type.childCount, values.count != count {
            throw DocumentError(
                .invalidValue,
                path: "children",
                expected: "\(count) \(count == 1 ? "child" : "children") of the \(type.rawValue)",
                found: "\(values.count)"
            )
        }
        var children: [any LayoutElement] = []
        children.reserveCapacity(values.count)
        let outerDepth = nodeDepth
        defer { nodeDepth = outerDepth }
        if type == .node { nodeDepth = indices.count }
        for (index, value) in values.enumerated() {
            indices.append(index)
            do {
                children.append(try element(value))
            } catch {
                throw error.inside(index: index).inside(key: "children")
            }
            indices.removeLast()
        }
        return children
    }
}

extension LayoutSpec {
    /// Returns the same spec with a style.
    fileprivate func styled(_ style: LayoutElementStyle) -> any LayoutElement {
        var spec = self
        spec.style = style
        return spec
    }
}
