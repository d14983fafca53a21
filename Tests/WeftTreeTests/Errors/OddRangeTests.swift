import Testing
import Weft

@Suite("Ranges that make no sense")
struct OddRangeTests {
    private struct Card: NodeContent {
        let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 10)), name: "bar")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) { bar }.inset(5)
        }
    }

    @Test(
        "The range is reported once, at the root, and no element is blamed",
        arguments: [
            SizeRange(width: .nan), SizeRange(width: -1), SizeRange(width: .infinity),
            SizeRange(
                min: LayoutSize(width: 40, height: 0),
                max: LayoutSize(width: 20, height: .infinity)
            ),
        ]
    )
    func atTheRoot(range: SizeRange) async throws {
        let node = DisplayNode(Card())
        let reference = try node.layout(in: range)
        #expect(reference.diagnostics.count == 1)
        let diagnostic = try #require(reference.diagnostics.first)
        #expect(diagnostic.path == "Card")
        guard case .invalidRange = diagnostic.kind else {
            Issue.record("\(diagnostic)")
            return
        }
        #expect(reference.size.isValid)
        #expect(reference.frame(of: reference[node].bar)?.size.height == 10)
        let commit = try await DisplayTree(root: node).layout(in: range)
        #expect(commit.size == reference.size)
        #expect(commit.diagnostics == reference.diagnostics)
        let mended = try #require(commit.constrainedSize(of: node))
        #expect(mended.min.isValid && commit.size.clamped(to: mended) == commit.size)
        #expect(reference.constrainedSize(of: node) == mended)
    }

    private struct Half: NodeContent {
        let bar = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 10)), name: "bar")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec { bar.width(.fraction(0.5)) }.width(.fraction(0.5))
        }
    }

    @Test(
        "A length that counts as infinite is no basis for a fraction",
        arguments: [1e7, 1e300, .greatestFiniteMagnitude]
    )
    func hugeParents(length: Double) async throws {
        let node = DisplayNode(Half())
        let range = SizeRange(max: LayoutSize(width: length, height: length))
        let unbounded = try node.layout(in: .unbounded)
        #expect(unbounded.size == LayoutSize(width: 20, height: 10))
        for commit in [
            try node.layout(in: range), try await DisplayTree(root: node).layout(in: range),
        ] {
            #expect(commit.size == unbounded.size)
            #expect(commit.diagnostics == unbounded.diagnostics)
        }
    }

    @Test(
        "Equal ranges share a pass, even if a length is NaN",
        arguments: [
            SizeRange(width: .nan), SizeRange(max: LayoutSize(width: 320, height: .nan)),
        ]
    )
    func shared(range: SizeRange) async throws {
        let tree = DisplayTree(root: DisplayNode(Card()))
        let first = try await tree.layout(in: range)
        #expect(try await tree.layout(in: range).number == first.number)
        #expect(try await tree.layoutIfNeeded().number == first.number)
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    _ = try await tree.layout(in: SizeRange(width: 40))
                    _ = try await tree.layout(in: range, whenSuperseded: .follow)
                }
            }
            try await group.waitForAll()
        }
    }

    /// Measures a text in one maximum width after another, and shows the last answer.
    private struct Twice: NodeContent {
        let text = DisplayNode(TextContent("abc"))
        let widths: [Double]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AskingLayoutSpec {
            let sizes = widths.map { LayoutSize(width: $0, height: 9) }
            return AskingLayoutSpec(child: text, ranges: sizes.map { SizeRange(max: $0) })
        }
    }

    @Test("A maximum of −0 is treated as 0", arguments: [[0, -0.0], [-0.0, 0], [-0.0]])
    func negativeZero(widths: [Double]) async throws {
        let root = DisplayNode(Twice(widths: widths))
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        let text = commit[root].text
        for layout in [commit, try root.layout()] {
            let lines = try #require(layout.payload(of: text, as: TextLayout.self))
            #expect(lines.size.width.bitPattern == 0)
            #expect(layout.constrainedSize(of: text)?.max.width.bitPattern == 0)
        }
    }
}
