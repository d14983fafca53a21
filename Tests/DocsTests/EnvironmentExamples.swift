import Testing
import Weft

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

struct Downloads: NodeContent {
    let total = DisplayNode(ProgressBar())
    var files: [DisplayNode<ProgressBar>] = []

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            total
            StackLayoutSpec(.vertical, spacing: 2, children: files)
                .environment { $0[BarHeight.self] = 2 }
        }
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

@Suite("Environments in How-to.md")
struct EnvironmentExamples {
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

    @Test("The bars of single files are thinner")
    func downloads() async throws {
        let files = (0..<3).map { _ in DisplayNode(ProgressBar()) }
        let downloads = DisplayNode(Downloads(files: files))
        let tree = DisplayTree(root: downloads)
        try tree.update { $0.environment[BarHeight.self] = 6 }
        let commit = try await tree.layout(in: SizeRange(width: 200))
        #expect(files.map { commit.frame(of: $0)?.height } == [2, 2, 2])
        #expect(commit.frame(of: commit[downloads].total)?.height == 6)
    }
}
