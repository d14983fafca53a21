import Testing
import Weft

@Suite("Contents that are equal to the former ones but not identical")
struct EqualContentTests {
    /// A word that is equal to any other with the same first character.
    private struct Word: LeafContent, Hashable {
        var string: String

        static func == (left: Word, right: Word) -> Bool {
            left.string.first == right.string.first
        }

        func hash(into hasher: inout Hasher) { hasher.combine(string.first) }

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: Double(string.utf8.count), height: 1))
        }
    }

    @Test("A new name of an image is a change even if it is canonically equivalent")
    func imageName() async throws {
        let image = DisplayNode(ImageContent(name: "caf\u{E9}.png"))
        let tree = DisplayTree(root: image)
        try await tree.layout(in: .unbounded)
        try tree.update { $0[image].name = "cafe\u{301}.png" }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[image].name?.utf8.count == 10)
    }

    @Test("An equal content changes nothing, even beside a new style")
    func equalContent() async throws {
        let word = DisplayNode(Word(string: "a"))
        let root = DisplayNode(Column(children: [word.anyNode]))
        let tree = DisplayTree(root: root)
        let range = SizeRange(width: 300)
        try await tree.layout(in: range)
        for round in 1...3 {
            try tree.update { edit in
                edit[word].string = String(repeating: "a", count: 1 + round)
                edit[style: word].flexShrink = Double(round)
            }
            let commit = try await tree.layout(in: range)
            #expect(
                commit[word].string == "a" && commit.style(of: word)?.flexShrink == Double(round)
            )
            #expect(try differencesFromCold(commit, of: root) == [])
        }
        try tree.update { $0[word].string = "bb" }
        let commit = try await tree.layout(in: range)
        #expect(commit[word].string == "bb")
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    private struct WordKey: LayoutEnvironmentKey {
        static let defaultValue = Word(string: "default")
    }

    @Test("An equal style and equal overrides change nothing beside a new content")
    func equalStyleAndOverrides() async throws {
        let word = DisplayNode(Word(string: "a")) { $0.spacingBefore = 0 }
        let tree = DisplayTree(root: word)
        try tree.update { $0[environment: word][WordKey.self] = Word(string: "a") }
        try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[word].string = "b"
            edit[style: word].spacingBefore = -0.0
            edit[environment: word][WordKey.self] = Word(string: "ab")
        }
        #expect(try await tree.layout(in: .unbounded)[word].string == "b")
        try tree.update { edit in
            #expect(edit[style: word].spacingBefore.sign == .plus)
            #expect(edit[environment: word][WordKey.self]?.string == "a")
        }
    }

    @Test("Writing the same value again changes nothing, even if it is NaN")
    func oddNumbers() throws {
        let text = DisplayNode(TextContent("a", fontSize: .nan))
        let odd = LayoutSize(width: .nan, height: 5)
        let box = DisplayNode(BoxContent(size: odd))
        let image = DisplayNode(ImageContent(intrinsicSize: odd))
        let root = DisplayNode(Column(children: [text.anyNode, box.anyNode, image.anyNode]))
        let environment = LayoutEnvironment(displayScale: nil)
        let tree = DisplayTree(root: root, environment: environment)
        try tree.update { edit in
            edit[text].attributes = TextAttributes(fontSize: .nan)
            edit[box].size = odd
            edit[image].intrinsicSize = odd
            edit.environment.displayScale = 0
        }
        #expect(tree.revision == 0)
        try tree.update { $0[box].size?.height = 6 }
        #expect(tree.revision == 1)
    }

    @Test("Canonically equivalent texts are not equal, since their glyphs may differ")
    func texts() async throws {
        let text = DisplayNode(TextContent("K"))
        let root = DisplayNode(Column(children: [text.anyNode]))
        let tree = DisplayTree(root: root)
        try await tree.layout(in: SizeRange(width: 300))
        #expect(TextContent("K") != TextContent("\u{212A}") && TextContent("K") == TextContent("K"))
        try tree.update { $0[text].string = "\u{212A}" }
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(commit[text].string.utf8.count == 3)
        #expect(try differencesFromCold(commit, of: root) == [])
    }
}
