import Dispatch
import Synchronization
import Testing
import Weft

/// A declaration of an application, in a module whose declarations are isolated to the main actor
/// unless they say otherwise.
enum Density: LayoutEnvironmentKey {
    static let defaultValue = 1.0
}

/// The value of a key. Like the model, the constant and the extension below, it is used off the
/// main actor and implements no protocol of Weft's, so it has to say that it is not isolated.
nonisolated enum Theme: Hashable, Sendable {
    case light, dark
}

nonisolated struct Post: Hashable, Sendable {
    var title: String
}

nonisolated enum Metrics {
    static var growth: Double { 4 }
}

enum ThemeKey: LayoutEnvironmentKey {
    static let defaultValue = Theme.light
}

nonisolated extension LayoutEnvironment {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

/// The queue that the main actor runs on.
nonisolated enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Marks the queue with the key, by which `isCurrent` knows it.
    static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Whether the caller runs on the queue, which must have been marked.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

nonisolated enum Measurements {
    /// Whether measurements were made on the main queue: true, false or both.
    static let onMainQueue = Mutex<Set<Bool>>([])
}

struct Swatch: LeafContent, Equatable {
    var side = 5.0

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        Measurements.onMainQueue.withLock { _ = $0.insert(MainQueue.isCurrent) }
        let height = environment.theme == .dark ? side + 1 : side
        return LeafMeasurement(
            size: LayoutSize(width: side * environment[Density.self], height: height)
        )
    }
}

struct Row: NodeContent, Equatable {
    var post = Post(title: "a")
    let swatch = DisplayNode(Swatch())
    let text = DisplayNode(TextContent(""))

    func updateSubnodes(_ edit: inout TreeEdit) {
        if post != Post(title: edit[text].string) { edit[text].string = post.title }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            DiagonalLayoutSpec(children: [
                swatch.minWidth(environment[Density.self] * Metrics.growth), text,
            ])
        }
    }
}

struct DiagonalLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var children: [any LayoutElement]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var corner = LayoutPoint.zero
        for child in try context.measure(children, in: SizeRange(max: constrainedSize.max)) {
            context.place(child, at: corner)
            corner.x += child.size.width
            corner.y += child.size.height
        }
        return LayoutSize(width: corner.x, height: corner.y).clamped(to: constrainedSize)
    }
}

/// Makes the node that is the default value of a property.
nonisolated func makeText(_ string: String) -> DisplayNode<TextContent> {
    DisplayNode(TextContent(string))
}

/// A type that becomes a content only in an extension.
struct Badge: Equatable {
    var count = 1
    let text = makeText("")
}

nonisolated extension Badge: NodeContent {
    func updateSubnodes(_ edit: inout TreeEdit) { edit[text].string = "\(count)" }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { text.inset(1) }
}

/// A protocol that refines a protocol of Weft's.
nonisolated protocol Section: NodeContent {
    var rows: [AnyDisplayNode] { get }
}

nonisolated extension Section {
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, children: rows)
    }
}

/// A protocol of the application's own.
nonisolated protocol Titled {
    var title: String { get }
}

struct Badges: Section, Titled {
    var title = "a"
    let heading = makeText("")
    let badge = DisplayNode(Badge())

    var rows: [AnyDisplayNode] { [heading.anyNode, badge.anyNode] }

    func updateSubnodes(_ edit: inout TreeEdit) { edit[heading].string = title }
}

struct SquareMeasurer: TextMeasurer {
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let size = LayoutSize(width: 7, height: 7)
        return TextLayout(
            lines: [],
            attributes: attributes,
            size: size,
            ascender: 6,
            descender: -1,
            lineHeight: 7
        )
    }
}

@Suite("A module that is isolated to the main actor")
struct MainActorModuleTests {
    @Test("Its contents, specs, measurers and keys are used off the main actor")
    func layout() async throws {
        let row = DisplayNode(Row())
        var environment = LayoutEnvironment(textMeasurer: SquareMeasurer())
        environment[Density.self] = 2
        environment.theme = .dark
        let tree = DisplayTree(root: row, environment: environment)
        MainQueue.mark()
        #expect(MainQueue.isCurrent)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 17, height: 13))
        #expect(Measurements.onMainQueue.withLock { $0 } == [false])
        try tree.update { $0[row].post.title = "b" }
        let text = commit[row].text
        #expect(try await tree.layout(in: .unbounded)[text].string == "b")
    }

    @Test("Types may also become contents in nonisolated extensions and by nonisolated protocols")
    func extensionsAndProtocols() async throws {
        let badges = DisplayNode(Badges())
        let environment = LayoutEnvironment(textMeasurer: SquareMeasurer())
        let tree = DisplayTree(root: badges, environment: environment)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 9, height: 16))
        let content = commit[badges]
        try tree.update { $0[content.badge].count = 2 }
        let second = try await tree.layout(in: .unbounded)
        #expect(second[second[content.badge].text].string == "2")
    }
}
