import Testing
import Weft

@Suite("Children that are measured several times")
struct MultipassTests {
    private struct Row: NodeContent, Equatable {
        let text = DisplayNode(TextContent("short")) { $0.flexShrink = 1 }
        let tail = box(60, 20)

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.horizontal, alignItems: .start) {
                text
                tail
            }
        }
    }

    @Test("A shrunk child whose natural size changes is laid out anew")
    func shrunkChild() async throws {
        let row = DisplayNode(Row())
        let root = DisplayNode(Column(children: [row.anyNode]))
        let tree = DisplayTree(root: root)
        var text: DisplayNode<TextContent>?
        for string in [
            "a few words that wrap", "a few words that wrap too", "a", "wrap words again",
        ] {
            try tree.update { edit in
                text = edit[row].text
                edit[edit[row].text].string = string
            }
            let commit = try await tree.layout(in: SizeRange(width: 120))
            #expect(try differencesFromCold(commit, of: root).isEmpty)
            let node = try #require(text)
            let payload = try #require(commit.payload(of: node, as: TextLayout.self))
            #expect(payload.size.height <= commit.frame(of: node)?.size.height ?? 0)
        }
    }

    @Test("A change that shows only in the last of several questions is noticed in every range")
    func lastQuestion() async throws {
        typealias Rule = Rulebook.Rule
        let text = DisplayNode(TextContent("aaaa bbbb"))
        // It asks twice if it is wide, and once if it is narrow.
        let parent = DisplayNode(
            Rulebook(
                children: [text.anyNode],
                rules: [
                    Rule(child: 0, widths: 300...300, mode: .measure, width: 1_000),
                    Rule(child: 0, widths: 300...300, width: 50),
                    Rule(child: 0, widths: 200...200, width: 1_000),
                ]
            )
        )
        let root = DisplayNode(
            Rulebook(
                children: [parent.anyNode],
                rules: [Rule(child: 0, width: 300), Rule(child: 0, mode: .measure, width: 200)]
            )
        )
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        // This is as wide as before unless it is wrapped.
        try tree.update { $0[text].string = "aaa bbbbb" }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: text) != first.frame(of: text))
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    /// A leaf of one size, with any baselines.
    private struct Lettered: LeafContent, Equatable {
        var firstBaseline: Double?
        var lastBaseline: Double?

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(
                size: LayoutSize(width: 10, height: 20),
                firstBaseline: firstBaseline,
                lastBaseline: lastBaseline
            )
        }
    }

    private struct Line: NodeContent {
        let alignItems: StackAlignItems
        let lettered = DisplayNode(Lettered())
        let other = box(10, 30)

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(alignItems: alignItems) {
                lettered
                other
            }
        }
    }

    @Test(
        "A child that changes only a baseline is laid out anew, with its neighbours",
        arguments: [
            (.baselineFirst, [(0, 0), (0, 5), (0, 12), (0, 0)]),
            (.baselineLast, [(10, 0), (25, 0), (18, 0), (10, 0)]),
        ] as [(StackAlignItems, [(lettered: Double, other: Double)])]
    )
    func baselines(
        alignItems: StackAlignItems,
        tops: [(lettered: Double, other: Double)]
    ) async throws {
        let line = Line(alignItems: alignItems)
        let tree = DisplayTree(root: DisplayNode(line))
        for (baseline, tops) in zip([nil, 5, 12, nil] as [Double?], tops) {
            try tree.update { edit in
                if alignItems == .baselineFirst {
                    edit[line.lettered].firstBaseline = baseline
                } else {
                    edit[line.lettered].lastBaseline = baseline
                }
            }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.frame(of: line.lettered)?.minY == tops.lettered)
            #expect(commit.frame(of: line.other)?.minY == tops.other)
        }
    }

    @Test("Overlays and backgrounds follow the size of their child")
    func overlay() async throws {
        let child = box(40, 40)
        let over = DisplayNode(BoxContent())
        let under = DisplayNode(BoxContent())
        let root = DisplayNode(Layers(child: child, over: over, under: under))
        let tree = DisplayTree(root: root)
        for width in [40.0, 50, 30, 30] {
            try tree.update { $0[child].size?.width = width }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.frame(of: over)?.size.width == width)
            #expect(commit.frame(of: under)?.size.width == width)
            #expect(commit.nodes.map(\.id) == [root.id, under.id, child.id, over.id])
            #expect(try differencesFromCold(commit, of: root).isEmpty)
        }
    }

    private struct Layers: NodeContent {
        let child: DisplayNode<BoxContent>
        let over: DisplayNode<BoxContent>
        let under: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            child.overlay(over).background(under)
        }
    }
}
