import Testing
import Weft

/// What an application declares in a module whose declarations are isolated to the main actor
/// unless they say otherwise.
enum Density: LayoutEnvironmentKey {
    static let defaultValue = 1.0
}

struct Swatch: LeafContent, Equatable {
    var side = 5.0

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: LayoutSize(width: side * environment[Density.self], height: side))
    }
}

struct Row: NodeContent, Equatable {
    var title = "a"
    let swatch = DisplayNode(Swatch())
    let text = DisplayNode(TextContent(""))

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[text].string = title
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            DiagonalLayoutSpec(children: [swatch.minWidth(environment[Density.self] * 4), text])
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
        return constrainedSize.clamp(LayoutSize(width: corner.x, height: corner.y))
    }
}

struct SquareMeasurer: TextMeasurer {
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let size = LayoutSize(width: 7, height: 7)
        return TextLayout(lines: [], size: size, ascender: 6, descender: -1, lineHeight: 7)
    }
}

@Suite("A module that is isolated to the main actor")
struct MainActorModuleTests {
    @Test("Its contents, specs, measurers and keys are laid out off the main actor")
    func layout() async throws {
        let row = DisplayNode(Row())
        var environment = LayoutEnvironment(textMeasurer: SquareMeasurer())
        environment[Density.self] = 2
        let tree = DisplayTree(root: row, environment: environment)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 17, height: 12))
        try tree.update { $0[row].title = "b" }
        let text = commit[row].text
        #expect(try await tree.layout(in: .unbounded)[text].string == "b")
    }
}
