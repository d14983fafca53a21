import Testing
import Weft

@Suite("Contents that equal the former ones and are not the same")
struct EqualContentTests {
    /// Equal to any other of the same first character.
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

    @Test("Another name of an image counts, also one that is canonically equivalent")
    func imageName() async throws {
        let image = DisplayNode(ImageContent(name: "caf\u{E9}.png"))
        let tree = DisplayTree(root: image)
        try await tree.layout(in: .unbounded)
        try tree.update { $0[image].name = "cafe\u{301}.png" }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[image].name?.utf8.count == 10)
    }

    @Test("Such a content changes nothing, also beside a new style, in this edit and in later ones")
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

    @Test("So do such a style and such overrides beside a new content")
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

    @Test("To write what is there already changes nothing, also where it is no number")
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

    @Test("Texts that are canonically equivalent are not equal: their glyphs may differ")
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
