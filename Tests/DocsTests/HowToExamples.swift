import ExampleSpecs
import Synchronization
import Testing
import Weft
import WeftDocument
import WeftInspector
import WeftTesting

enum BarHeight: LayoutEnvironmentKey {
    static let defaultValue = 4.0
}

struct ProgressBar: LeafContent, Equatable {
    var progress = 0.0

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: LayoutSize(width: 120, height: environment[BarHeight.self]))
    }
}

extension LayoutEnvironment {
    var barHeight: Double {
        get { self[BarHeight.self] }
        set { self[BarHeight.self] = newValue }
    }
}

extension EnvironmentOverrides {
    var barHeight: Double? {  // nil inherits
        get { self[BarHeight.self] }
        set { self[BarHeight.self] = newValue }
    }
}

enum TitleSize: LayoutEnvironmentKey {
    static let defaultValue = 17.0
}

struct Title: LeafContent, Equatable {
    var string: String

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        TextContent(string, fontSize: environment[TitleSize.self], isBold: true)
            .measure(constrainedSize, in: environment)
    }
}

extension ProgressBar {
    static var measuresInstantly: Bool { true }
}

struct Names: FixedSpecContent {
    let user = DisplayNode(TextContent("Ada Lovelace"))
    let place = DisplayNode(TextContent("London"))

    var layoutSpec: some LayoutElement {
        StackLayoutSpec(.vertical, alignItems: .start) {
            user
            place
        }
    }
}

struct Form: NodeContent {
    let label = DisplayNode(TextContent("Upload"))
    let bar = DisplayNode(ProgressBar())

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            StackLayoutSpec(environment[BarHeight.self] > 6 ? .vertical : .horizontal, spacing: 8) {
                label.flexShrink(1)
                bar
            }
        }
    }
}

struct Card: NodeContent {
    let photo = DisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 600, height: 400)))
    let title = DisplayNode(
        TextContent(
            "A title of two lines at most",
            fontSize: 17,
            isBold: true,
            maximumNumberOfLines: 2
        )
    )
    let avatar = DisplayNode(
        BoxContent(size: LayoutSize(width: 40, height: 40), color: 0x3A7BD5)
    )

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            photo.ratio(2.0 / 3)
            StackLayoutSpec(spacing: 8, alignItems: .center) {
                avatar
                title.flexShrink(1)
            }
        }
    }
}

struct Message {
    let id: Int
    var text: String
}

struct Chat: NodeContent {
    private(set) var messages: [Message] = []
    private(set) var rows: [DisplayNode<TextContent>] = []

    mutating func show(_ new: [Message]) {
        var known = Dictionary(zip(messages.map(\.id), rows)) { first, _ in first }
        rows = new.map { message in
            known.removeValue(forKey: message.id)
                ?? DisplayNode(TextContent(""), name: "\(message.id)")
        }
        messages = new
    }

    func updateSubnodes(_ edit: inout TreeEdit) {
        for (row, message) in zip(rows, messages) where edit[row].string != message.text {
            edit[row].string = message.text
        }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 4, children: rows)
    }
}

struct Bubble: NodeContent {
    let text = DisplayNode(TextContent("See you at the station?"), name: "text")
    let box = DisplayNode(BoxContent(), name: "box")
    var isOwn = false

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let isOnTheRight = isOwn == (environment.readingDirection == .leftToRight)
            StackLayoutSpec(.vertical) {
                text.inset(10).background(box)
                    .maxWidth(.fraction(0.7))
                    .alignSelf(isOnTheRight ? .end : .start)
            }
        }
    }
}

struct Price: NodeContent {
    let amount = DisplayNode(TextContent("1,200"))
    let unit = DisplayNode(TextContent("per month"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        if constrainedSize.max.width < 100 {
            StackLayoutSpec(.vertical) {
                amount
                unit
            }
        } else {
            StackLayoutSpec(spacing: 4, alignItems: .baselineFirst) {
                amount
                unit
            }
            .inset(8)
        }
    }
}

struct Reply: NodeContent {
    let name = DisplayNode(TextContent("Ada"), name: "name")
    let text = DisplayNode(TextContent("That is what I would call an engine."), name: "text")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let isMirrored = environment.readingDirection == .rightToLeft
            StackLayoutSpec(.vertical, alignItems: isMirrored ? .end : .start) {
                name
                text
            }
            .inset(leading: 8, trailing: 40)
        }
    }
}

struct ScaledMeasurer: TextMeasurer {
    var base = GreedyTextMeasurer()
    var scale = 1.0

    var keepsLinesThatFit: Bool { base.keepsLinesThatFit }

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        var attributes = attributes
        attributes.fontSize *= scale
        return base.measure(string, attributes: attributes, maximumWidth: maximumWidth)
    }
}

struct Board: NodeContent {
    static let tile = LayoutElementStyle {
        $0.preferredSize = LayoutSize(width: 48, height: 48)
        $0.flexGrow = 1
    }

    let tiles = (0..<64).map { _ in DisplayNode(BoxContent(), style: tile) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(flexWrap: .wrap, children: tiles)
    }
}

struct Article: NodeContent {
    let rows: [AnyDisplayNode] = [
        AnyDisplayNode(TextContent("Lisbon, in the morning")),
        AnyDisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 60, height: 40))),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 4, children: rows)
    }
}

/// What a toolkit calls a view.
final class Pane {
    var frame = LayoutRect.zero
    var panes: [Pane] = []
    var text = ""
}

struct Mount {
    private var cursor = LayoutCursor()
    private var panes: [AnyDisplayNode: Pane] = [:]
    private(set) var root: Pane?

    mutating func show(_ commit: LayoutCommit) {
        let transition = cursor.advance(to: commit)
        for step in transition.steps {
            switch step {
            case .detach(let node, let supernode, _): take(node, from: supernode)
            case .attach(let node, let supernode, let index): put(node, into: supernode, at: index)
            case .setFrame(let node, let frame): panes[node]?.frame = frame
            case .update(let node): draw(node, as: commit)
            }
        }
        for gone in transition.removed { panes[gone.node] = nil }
        for new in transition.inserted { draw(new.node, as: commit) }
    }

    private mutating func take(_ node: AnyDisplayNode, from supernode: AnyDisplayNode?) {
        let pane = panes[node]
        if let supernode { panes[supernode]?.panes.removeAll { $0 === pane } } else { root = nil }
    }

    private mutating func put(
        _ node: AnyDisplayNode,
        into supernode: AnyDisplayNode?,
        at index: Int
    ) {
        let pane = panes[node] ?? Pane()
        panes[node] = pane
        if let supernode { panes[supernode]?.panes.insert(pane, at: index) } else { root = pane }
    }

    private func draw(_ node: AnyDisplayNode, as commit: LayoutCommit) {
        panes[node]?.text = (commit.content(of: node) as? TextContent)?.string ?? ""
    }
}

func outermost(of transition: LayoutTransition) -> [AnyDisplayNode] {
    let removed = Set(transition.removed.map(\.node))
    return transition.removed.filter { gone in
        gone.place.supernode.map { !removed.contains($0) } ?? true
    }
    .map(\.node)
}

func target(at point: LayoutPoint, in commit: LayoutCommit) -> AnyDisplayNode? {
    commit.nodes(at: point).first { commit.content(of: $0) is ProgressBar }
}

func rename(_ title: DisplayNode<TextContent>, in tree: DisplayTree) async throws -> LayoutSize {
    try tree.update { $0[title].string = "Everybody" }
    return try await tree.layoutIfNeeded().size
}

func lines(of text: DisplayNode<TextContent>, in commit: LayoutCommit) -> [String] {
    let layout = commit.payload(of: text, as: TextLayout.self)
    return layout?.lines.map { "\($0.text) at \($0.baseline)" } ?? []
}

struct Typewriter: TextMeasurer {
    var advance = 8.0

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        // A rounding error breaks no line that fits.
        let width = maximumWidth + 0.001
        let perLine = width < .infinity ? max(1, Int(width / advance)) : .max
        let limit = attributes.maximumNumberOfLines
        let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var texts: [Substring] = []
        for paragraph in paragraphs where !string.isEmpty {
            var rest = paragraph
            repeat {
                texts.append(rest.prefix(perLine))
                rest = rest.dropFirst(perLine)
            } while !rest.isEmpty
        }
        let shown = limit > 0 ? texts.prefix(limit) : texts[...]
        let lines = shown.enumerated().map { index, text in
            TextLayout.Line(
                text: text,
                width: Double(text.count) * advance,
                baseline: Double(index) * 16 + 12
            )
        }
        var attributes = attributes
        attributes.fontSize = 13  // what it draws in
        return TextLayout(
            lines: lines,
            attributes: attributes,
            size: LayoutSize(
                width: min(lines.map(\.width).max() ?? 0, maximumWidth),
                height: Double(lines.count) * 16
            ),
            ascender: 12,
            descender: -4,
            lineHeight: 16,
            isTruncated: shown.count < texts.count
        )
    }
}

struct Rows: NodeContent {
    var rows: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, children: rows)
    }
}

struct VisibleRows: LayoutSpec {
    var style = LayoutElementStyle()
    var rows: [DisplayNode<TextContent>]
    var top: Double
    var height: Double

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let width = constrainedSize.max.width
        var y = 0.0
        for row in try context.measure(rows, in: SizeRange(width: width)) {
            if y < top + height, y + row.size.height > top {
                context.place(row, at: LayoutPoint(x: 0, y: y))
            }
            y += row.size.height
        }
        return LayoutSize(width: width, height: y)
    }
}

/// Shows only those rows of a list that are in view.
struct ScrolledList: NodeContent {
    var rows: [DisplayNode<TextContent>]
    var top = 0.0

    func layoutSpec(thatFits constrainedSize: SizeRange) -> VisibleRows {
        VisibleRows(rows: rows, top: top, height: 60)
    }
}

struct LongList: NodeContent {
    var rows: [DisplayNode<TextContent>]
    var heights: [Double]
    var window: Range<Int>

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            SpacerLayoutSpec().height(heights[..<window.lowerBound].reduce(0, +))
            rows[window]
            SpacerLayoutSpec().height(heights[window.upperBound...].reduce(0, +))
        }
    }
}

struct FirstThatFits: LayoutSpec {
    var style = LayoutElementStyle()
    var candidates: [any LayoutElement]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var shown = candidates.last
        for candidate in candidates {
            let size = try context.measure(candidate, in: .unbounded).size
            if size.width <= constrainedSize.max.width, size.height <= constrainedSize.max.height {
                shown = candidate
                break
            }
        }
        guard let shown else { return constrainedSize.min }
        let measured = try context.measure(shown, in: constrainedSize)
        context.place(measured, at: .zero)
        return measured.size.clamped(to: constrainedSize)
    }
}

struct Actions: NodeContent {
    let reply = DisplayNode(TextContent("Reply"))
    let forward = DisplayNode(TextContent("Forward"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        FirstThatFits(candidates: [
            StackLayoutSpec(spacing: 8) {
                reply
                forward
            },
            StackLayoutSpec(.vertical) {
                reply
                forward
            },
        ])
    }
}

struct PhotoGrid: NodeContent {
    let photos: [DisplayNode<ImageContent>]
    var columnCount = 3
    let gap = 4.0

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let gaps = gap * Double(columnCount - 1)
        let width = ((constrainedSize.max.width - gaps) / Double(columnCount)).rounded(.down)
        StackLayoutSpec(spacing: gap, alignItems: .start, flexWrap: .wrap, lineSpacing: gap) {
            for photo in photos { photo.ratio(1).width(width) }
        }
    }
}

func explain(_ node: some NodeReference, in commit: LayoutCommit) throws -> String {
    try commit.explanation(of: node)?.outline() ?? "nothing to explain"
}

struct Contact: NodeContent {
    let heading = DisplayNode(TextContent("Contact", isBold: true))
    let fields = [("Name", "Ada Lovelace"), ("Telephone", "none")].map { label, value in
        (label: DisplayNode(TextContent(label)), value: DisplayNode(TextContent(value)))
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        TableLayoutSpec(
            columnSpacing: 12,
            rowSpacing: 8,
            rows: [[heading]] + fields.map { [$0.label, $0.value] }
        )
    }
}

struct InvoiceLine: NodeContent {
    let title: DisplayNode<TextContent>
    let amount: DisplayNode<TextContent>

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(spacing: 12) {
            title.flexBasis(0).flexGrow(1)
            StackLayoutSpec(horizontalAlignment: .right) { amount }.width(72)
        }
    }
}

@Suite("The examples of How-to.md")
struct HowToExamples {
    @Test("An environment value is set for the tree or for a node, which may inherit it again")
    func environment() async throws {
        let content = Form()
        let (form, bar) = (DisplayNode(content), content.bar)
        let tree = DisplayTree(root: form, environment: LayoutEnvironment(displayScale: 2))
        try tree.update { edit in
            edit.environment[BarHeight.self] = 6
            edit[environment: bar][BarHeight.self] = 8
            edit[environment: bar].displayScale = 0  // no pixel grid; nil inherits
        }
        let first = try await tree.layout(in: .unbounded)
        #expect(first.environment(of: bar)?[BarHeight.self] == 8)
        #expect(first.environment(of: bar)?.displayScale == nil)
        #expect(first.environment(of: form)?.displayScale == 2)
        try tree.update { $0[environment: bar][BarHeight.self] = nil }  // inherits again
        let second = try await tree.layout(in: .unbounded)
        #expect(
            second.frame(of: bar)?.size
                == second.frame(of: content.label).map {
                    LayoutSize(width: 120, height: max(6, $0.size.height))
                }
        )
        #expect(second.environment(of: bar)?[BarHeight.self] == 6)
        #expect((second.frame(of: bar)?.origin.x ?? 0) > 0)
    }

    @Test("An environment key can have a property, and a leaf can measure itself as a text does")
    func properties() async throws {
        let content = Form()
        let tree = DisplayTree(root: DisplayNode(content))
        try tree.update { edit in
            edit.environment.barHeight = 6
            edit[environment: content.bar].barHeight = 8
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: content.bar)?.barHeight == 8)
        #expect(commit.environment(of: content.label)?.barHeight == 6)
        let title = DisplayNode(Title(string: "Upload"))
        var environment = LayoutEnvironment()
        environment[TitleSize.self] = 34
        let (small, large) = (try title.layout(), try title.layout(environment: environment))
        #expect(large.size.width > 1.9 * small.size.width)
        #expect(large.payload(of: title, as: TextLayout.self)?.lines.count == 1)
    }

    @Test("A test can read diagnostics, frames and measurement counts")
    func testing() async throws {
        let card = Card()
        let commit = try DisplayNode(card).layout(in: SizeRange(width: 200))
        #expect(commit.diagnostics.isEmpty)
        #expect(commit.frame(of: card.title) == LayoutRect(x: 48, y: 141, width: 152, height: 40))
        let tree = DisplayTree(root: DisplayNode(card))
        _ = try await tree.layout(in: SizeRange(width: 200))
        try tree.update { $0[card.title].string = "Another title, of two lines, too" }
        let edited = try await tree.layout(in: SizeRange(width: 200))
        #expect(edited.statistics.measurementCount <= 3)
        #expect(edited.statistics.measurementCount == 3)
    }

    @Test("The progress bar breaks none of its promises")
    func promises() {
        #expect(ProgressBar().brokenPromises().isEmpty)
    }

    @Test("A content with a fixed spec is measured once, even if it is stretched")
    func measuredOnce() async throws {
        let names = DisplayNode(Names())
        let column = Rows(rows: [names.anyNode, DisplayNode(ProgressBar()).anyNode])
        let commit = try await DisplayTree(root: DisplayNode(column)).layout(in: .unbounded)
        #expect(commit.frame(of: names)?.size.width == 120)
        #expect(commit.statistics.measurementCount == 5)
    }

    @Test("The columns of a grid are equally wide, even in its last line")
    func grid() throws {
        let photos = (0..<7).map { _ in DisplayNode(ImageContent()) }
        let commit = try DisplayNode(PhotoGrid(photos: photos)).layout(in: SizeRange(width: 321))
        #expect(commit.size == LayoutSize(width: 321, height: 320))
        for (index, photo) in photos.enumerated() {
            let origin = LayoutPoint(x: Double(index % 3) * 108, y: Double(index / 3) * 108)
            let size = LayoutSize(width: 104, height: 104)
            #expect(commit.frame(of: photo) == LayoutRect(origin: origin, size: size))
        }
    }

    @Test("The values of a form begin after the widest label")
    func form() throws {
        let contact = DisplayNode(Contact())
        let commit = try contact.layout(in: SizeRange(width: 300))
        let fields = commit[contact].fields
        let values = fields.compactMap { commit.frame(of: $0.value) }
        let telephone = try #require(commit.frame(of: fields[1].label))
        #expect(values.map(\.minX) == [telephone.maxX + 12, telephone.maxX + 12])
        #expect(values.map(\.maxX) == [300, 300])
        #expect(commit.frame(of: commit[contact].heading)?.size.width == 300)
    }

    @Test(
        "The amounts of an invoice end at the same place, also from right to left",
        arguments: [(ReadingDirection.leftToRight, 300.0), (.rightToLeft, 72)]
    )
    func invoice(direction: ReadingDirection, end: Double) throws {
        for amount in ["7.00", "1,024.50"] {
            let line = InvoiceLine(
                title: DisplayNode(TextContent("Paper")),
                amount: DisplayNode(TextContent(amount))
            )
            let size = LayoutSize(width: 300, height: 20)
            let commit = try DisplayNode(line).layout(
                in: SizeRange(exactly: size),
                environment: LayoutEnvironment(readingDirection: direction)
            )
            #expect(commit.frame(of: line.amount)?.maxX == end)
        }
    }

    @Test("The typewriter measurer keeps the promises of text measurers")
    func measurerPromises() {
        #expect(Typewriter().brokenPromises(for: "Dear Sir or Madam").isEmpty)
    }

    @Test("A text that is measured in its own width still fits on one line")
    func ownWidth() {
        for advance in stride(from: 6.0, through: 9.9, by: 0.1) {
            let typewriter = Typewriter(advance: advance)
            for count in 1...80 {
                let text = String(repeating: "a", count: count)
                func layout(_ width: Double) -> TextLayout {
                    let attributes = TextAttributes()
                    return typewriter.measure(text, attributes: attributes, maximumWidth: width)
                }
                #expect(layout(layout(.infinity).size.width).lines.count == 1)
            }
        }
    }

    @Test("A commit holds the lines of a text, as the environment's measurer has wrapped them")
    func text() throws {
        let text = DisplayNode(TextContent("typewriter"))
        let environment = LayoutEnvironment(textMeasurer: Typewriter())
        let commit = try text.layout(
            in: SizeRange(max: LayoutSize(width: 50, height: 100)),
            environment: environment
        )
        #expect(lines(of: text, in: commit) == ["typewr at 12.0", "iter at 28.0"])
        #expect(commit.size == LayoutSize(width: 48, height: 32))
        #expect(commit.payload(of: text, as: TextLayout.self)?.attributes.fontSize == 13)
    }

    @Test("The typewriter measurer breaks lines at newlines, and omits those beyond the limit")
    func newlines() throws {
        let environment = LayoutEnvironment(textMeasurer: Typewriter())
        for (string, limit, width, expected) in [
            ("hello\nworld", 0, 500.0, ["hello at 12.0", "world at 28.0"]),
            ("hello\n\nworld", 0, 500, ["hello at 12.0", " at 28.0", "world at 44.0"]),
            ("hello big world", 1, 50, ["hello  at 12.0"]), ("", 0, 50, []),
        ] {
            let text = DisplayNode(TextContent(string, maximumNumberOfLines: limit))
            let range = SizeRange(max: LayoutSize(width: width, height: 100))
            let commit = try text.layout(in: range, environment: environment)
            #expect(lines(of: text, in: commit) == expected)
            let layout = commit.payload(of: text, as: TextLayout.self)
            #expect(layout?.isTruncated == (limit > 0))
        }
    }

    @Test("Replacing the text measurer by one that scales makes texts larger")
    func scaledText() async throws {
        let text = DisplayNode(TextContent("typewriter"))
        let tree = DisplayTree(root: text)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0.environment.textMeasurer = ScaledMeasurer(scale: 1.5) }
        let second = try await tree.layout(in: .unbounded)
        #expect(second.size.height > first.size.height)
        #expect(second.size.width > first.size.width)
    }

    @Test("An arrangement is chosen by width, and a leading element stands where reading begins")
    func arrangements() throws {
        let price = Price()
        for (width, isBeside) in [(90.0, false), (200, true)] {
            let commit = try DisplayNode(price).layout(in: SizeRange(width: width))
            let frames = (commit.frame(of: price.amount), commit.frame(of: price.unit))
            #expect(((frames.0?.maxX ?? 0) < (frames.1?.minX ?? 0)) == isBeside)
        }
        let reply = Reply()
        let node = DisplayNode(reply)
        for (direction, edge) in [(ReadingDirection.leftToRight, 8.0), (.rightToLeft, 192)] {
            let environment = LayoutEnvironment(readingDirection: direction)
            let commit = try node.layout(in: SizeRange(width: 200), environment: environment)
            let frame = try #require(commit.frame(of: reply.name))
            #expect((direction == .leftToRight ? frame.minX : frame.maxX) == edge)
        }
    }

    @Test("The first of several arrangements that fits is shown")
    func firstThatFits() async throws {
        let actions = Actions()
        let tree = DisplayTree(root: DisplayNode(actions))
        for (width, isBeside) in [(300.0, true), (60, false), (10, false), (300, true)] {
            let commit = try await tree.layout(in: SizeRange(width: width))
            let reply = try #require(commit.frame(of: actions.reply))
            let forward = try #require(commit.frame(of: actions.forward))
            #expect((reply.maxX < forward.minX) == isBeside)
            #expect((reply.maxY <= forward.minY) != isBeside)
            #expect(commit.diagnostics.isEmpty)
        }
    }

    @Test("An edit can read and sort contents")
    func contents() async throws {
        let texts = ["one", "two", "three"].map { DisplayNode(TextContent($0)).anyNode }
        let list = DisplayNode(Rows(rows: texts))
        let tree = DisplayTree(root: list)
        let titles = try tree.update { edit in
            edit[list].rows.compactMap { DisplayNode<TextContent>(narrowing: $0) }
                .map { edit[$0].string }
        }
        #expect(titles == ["one", "two", "three"])
        try tree.update { edit in
            var rows = edit[list].rows
            let names = Dictionary(
                uniqueKeysWithValues: rows.map { row in
                    (row, DisplayNode<TextContent>(narrowing: row).map { edit[$0].string } ?? "")
                }
            )
            rows.sort { names[$0, default: ""] < names[$1, default: ""] }
            edit[list].rows = rows
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[list].rows == [texts[0], texts[2], texts[1]])
    }

    @Test("The photo of a card keeps its ratio, and the title is limited to two lines")
    func leaves() throws {
        let content = Card()
        let commit = try DisplayNode(content).layout(in: SizeRange(width: 120))
        #expect(commit.frame(of: content.photo)?.size == LayoutSize(width: 120, height: 80))
        #expect(commit.payload(of: content.title, as: TextLayout.self)?.lines.count == 2)
        #expect(commit.diagnostics.isEmpty)
    }

    @Test("Editing a node's style does not change other nodes that share the style")
    func sharedStyle() async throws {
        let content = Board()
        let tree = DisplayTree(root: DisplayNode(content))
        let row = SizeRange(width: 3_200)
        let first = try await tree.layout(in: row)
        #expect(first.frame(of: content.tiles[1]) == LayoutRect(x: 50, y: 0, width: 50, height: 48))
        try tree.update { edit in
            for tile in content.tiles.dropFirst() { edit[style: tile].flexGrow = 0 }
        }
        let second = try await tree.layout(in: row)
        #expect(second.frame(of: content.tiles[0])?.size.width == 176)
        #expect(second.frame(of: content.tiles[1])?.size.width == 48)
    }

    @Test("A bubble takes at most 70 % of its column, on the side of its speaker")
    func bubble() throws {
        for (direction, isOwn, isOnTheRight) in [
            (ReadingDirection.leftToRight, true, true), (.leftToRight, false, false),
            (.rightToLeft, true, false), (.rightToLeft, false, true),
        ] {
            let content = Bubble(isOwn: isOwn)
            let commit = try DisplayNode(content).layout(
                in: SizeRange(width: 200),
                environment: LayoutEnvironment(readingDirection: direction)
            )
            let frame = try #require(commit.frame(of: content.box))
            #expect(frame.width > 100 && frame.width <= 140)
            #expect(isOnTheRight ? frame.maxX == 200 : frame.minX == 0)
            #expect(commit.diagnostics.isEmpty)
        }
    }

    @Test("Remaining messages keep their nodes, and the outermost removed nodes are found")
    func data() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        func show(_ messages: [Message]) async throws -> LayoutCommit {
            try tree.update { edit in
                edit[chat].show(messages)
            }
            return try await tree.layout(in: SizeRange(width: 200))
        }
        let first = try await show([Message(id: 1, text: "a"), Message(id: 2, text: "b")])
        let second = try await show([Message(id: 2, text: "B"), Message(id: 3, text: "c")])
        _ = try await show([Message(id: 3, text: "c"), Message(id: 3, text: "d")])
        #expect(second[chat].rows[0] == first[chat].rows[1])
        #expect(second[second[chat].rows[0]].string == "B")
        let transition = LayoutTransition(from: first, to: second)
        #expect(outermost(of: transition) == [first[chat].rows[0].anyNode])
        #expect(outermost(of: LayoutTransition(from: second, to: nil)) == [chat.anyNode])
    }

    @Test("Views that follow the steps of each transition show the last commit")
    func mounting() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        var mount = Mount()
        for texts in ["AB", "CABD", "", "B"] {
            let messages = texts.unicodeScalars.map { Message(id: Int($0.value), text: "\($0)") }
            try tree.update { $0[chat].show(messages) }
            let commit = try await tree.layout(in: SizeRange(width: 100))
            mount.show(commit)
            let rows = commit[chat].rows
            #expect(mount.root?.panes.map(\.text) == rows.map { commit[$0].string })
            #expect(mount.root?.panes.map(\.frame) == rows.map { commit.frameInSupernode(of: $0) })
        }
    }

    @Test("A host that takes out the removed views first shows the others in the right order")
    func fading() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        var order: [AnyDisplayNode] = []
        var last: LayoutCommit?
        for texts in ["ABCDEF", "CBD", "DAC", "BCA", "", "FEDCBA", "AF"] {
            let messages = texts.unicodeScalars.map { Message(id: Int($0.value), text: "\($0)") }
            try tree.update { $0[chat].show(messages) }
            let commit = try await tree.layout(in: SizeRange(width: 100))
            let transition = LayoutTransition(from: last, to: commit)
            let removed = outermost(of: transition)
            order.removeAll(where: removed.contains)
            for step in transition.steps {
                switch step {
                case .detach(let node, _, _) where !removed.contains(node):
                    order.removeAll { $0 == node }
                case .attach(let node, _?, let index): order.insert(node, at: index)
                default: break
                }
            }
            #expect(order == commit[chat].rows.map(\.anyNode))
            last = commit
        }
    }

    @Test("Nodes of several kinds can be rows of one array")
    func severalKinds() throws {
        let article = Article()
        let commit = try DisplayNode(article).layout()
        #expect(commit.subnodes(of: commit.root) == article.rows)
        #expect(commit.content(of: article.rows[1]) is ImageContent)
    }

    @Test("A list places only its visible rows, and measures none of them again after scrolling")
    func visibleRows() async throws {
        let rows = (0..<50).map { DisplayNode(TextContent("row \($0)")) }
        let list = DisplayNode(ScrolledList(rows: rows))
        let tree = DisplayTree(root: list)
        let first = try await tree.layout(in: SizeRange(width: 100))
        let height = try #require(first.frame(of: rows[0])?.height)
        #expect(first.size.height == 50 * height)
        try tree.update { $0[list].top = 10 * height }
        let second = try await tree.layoutIfNeeded()
        #expect(second.statistics.measurementCount == 1)
        #expect(second.frame(of: rows[10])?.minY == 10 * height)
        #expect(!second.contains(rows[0]) && !second.contains(rows[49]))
        #expect(second.subnodes(of: list).count == Int((60 / height).rounded(.up)))
    }

    @Test("A window into a long list places its rows where the whole list places them")
    func window() async throws {
        let rows = (0..<50).map { DisplayNode(TextContent("row\n", fontSize: Double(8 + $0 % 5))) }
        let heights = try rows.map { try $0.layout(in: SizeRange(width: 100)).size.height }
        let list = DisplayNode(LongList(rows: rows, heights: heights, window: 0..<50))
        let tree = DisplayTree(root: list)
        let whole = try await tree.layout(in: SizeRange(width: 100))
        try tree.update { $0[list].window = 20..<30 }
        let part = try await tree.layoutIfNeeded()
        #expect(part.nodeCount == 11 && part.size == whole.size)
        for row in rows[20..<30] { #expect(part.frame(of: row) == whole.frame(of: row)) }
        try tree.update { $0[list].window = 25..<35 }
        let transition = LayoutTransition(from: part, to: try await tree.layoutIfNeeded())
        #expect(transition.inserted.count == 5 && transition.removed.count == 5)
    }

    @Test("A touched element is found behind its decoration")
    func touches() throws {
        let bar = DisplayNode(ProgressBar())
        let root = DisplayNode(Decorated(bar: bar))
        let commit = try root.layout()
        #expect(commit.hitTest(LayoutPoint(x: 1, y: 1)) != bar.anyNode)
        #expect(target(at: LayoutPoint(x: 1, y: 1), in: commit) == bar.anyNode)
    }

    @Test("An edit is laid out on demand and automatically, once a layout has been requested")
    func layoutIfNeeded() async throws {
        for relayout in [DisplayTree.Relayout.onDemand, .automatic] {
            let title = DisplayNode(TextContent("Ada"))
            let tree = DisplayTree(root: title, relayout: relayout)
            await #expect(throws: LayoutUnavailableError.self) { try await rename(title, in: tree) }
            try tree.update { $0[title].string = "Ada" }
            let first = try await tree.layout(in: .unbounded)
            #expect(try await rename(title, in: tree).width > first.size.width)
        }
    }

    @Test("A layout can be printed and drawn, and a document can be laid out")
    func drawings() throws {
        let document = try LayoutDocument(
            parsing: #"""
                {"range": {"max": [320, "inf"]},
                 "root": {"type": "inset", "insets": [8, 8, 8, 8], "children": [
                    {"type": "text", "name": "title", "string": "Hello"}]}}
                """#
        )
        let commit = try document.layout()
        let frame = document["title"].flatMap { commit.frame(of: $0) }
        #expect(frame?.origin == LayoutPoint(x: 8, y: 8))
        print(commit.outline(showsRanges: true, showsDiagnostics: true))
        print(commit.ascii(columns: 60))
        let boxes = commit.svg()
        let picture = commit.svg(SVGOptions(mode: .picture, zoom: 2, title: "The form"))
        let page = try commit.html(title: "The form")
        #expect(boxes != picture && picture.contains("<title>The form"))
        #expect(page.contains("<h1>The form</h1>"))
    }

    @Test("An explanation shows the width from which a title has shrunk, and the parts of its card")
    func explanation() throws {
        let card = DisplayNode(Card())
        let commit = try card.layout(in: SizeRange(width: 200))
        #expect(
            try explain(commit[card].title, in: commit) == """
                Card  0 0 200×181  in 200×0…∞
                  StackLayoutSpec(vertical, spacing: 8)  0 0 200×181  in 200×0…∞
                    StackLayoutSpec(horizontal, spacing: 8, alignItems: center)  0 141 200×40  in 200×0…∞
                      title TextContent  48 141 152×40  in 152×0…∞, at first 211×20 in \
                0…∞×0…∞  flexShrink: 1

                """
        )
        #expect(
            try explain(card, in: commit) == """
                Card  0 0 200×181  in 200×0…∞
                  StackLayoutSpec(vertical, spacing: 8)  0 0 200×181  in 200×0…∞
                    RatioLayoutSpec(0.6666666666666666)  0 0 200×133  in 200×0…∞
                      photo ImageContent  0 0 200×133  in 200×133
                    StackLayoutSpec(horizontal, spacing: 8, alignItems: center)  0 141 200×40  in 200×0…∞
                      avatar BoxContent  0 141 40×40  in 0…∞×0…∞
                      title TextContent  48 141 152×40  in 152×0…∞, at first 211×20 in \
                0…∞×0…∞  flexShrink: 1

                """
        )
    }

    @Test(
        "A batch returns the layouts of all its trees, and also reports those of the visible ones"
    )
    func batch() async throws {
        let cells = (0..<10).map { _ in DisplayTree(root: DisplayNode(Form())) }
        let shown = Mutex(0)
        let requests = cells.map { LayoutBatch.Request($0, in: SizeRange(width: 320)) }
        let batch = try await LayoutScheduler.shared.layout(requests, visible: [0, 1, 2]) {
            visible in
            shown.withLock { $0 = visible.count }
        }
        let heights = batch.map(\.size.height)
        #expect(heights.count == 10 && Set(heights).count == 1)
        #expect(shown.withLock { $0 } == 3)
    }
}

/// A bar with a shade in front of it.
private struct Decorated: NodeContent {
    let bar: DisplayNode<ProgressBar>
    let shade = DisplayNode(BoxContent())

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        bar.overlay(shade)
    }
}
