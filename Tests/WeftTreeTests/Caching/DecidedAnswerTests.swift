import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft

@Suite("Answers that decide others")
struct DecidedAnswerTests {
    /// A text, or a box whose own size rarely fits a pixel grid.
    private func leaf(_ random: inout SplitMix64) -> AnyDisplayNode {
        func length() -> Double { Double(Int.random(in: 0...900, using: &random)) / 7 }
        if random.chance(40) {
            return DisplayNode(BoxContent(size: LayoutSize(width: length(), height: length())))
                .anyNode
        }
        let words = [
            "a", "Weft", "measures", "text-like", "things", "once\n", "and", "incomprehensible",
        ]
        let count = Int.random(in: 0...12, using: &random)
        let text = (0..<count).map { _ in random.pick(words) }.joined(separator: " ")
        let limit = random.pick([0, 0, 1, 2])
        return DisplayNode(TextContent(text, maximumNumberOfLines: limit)).anyNode
    }

    @Test(
        "A minimum that is not a valid length gives the answer and diagnostics of a cold layout",
        arguments: [
            .leastNonzeroMagnitude, Double.leastNormalMagnitude / 2, 9_999_000.5, 9_999_999,
        ]
    )
    func oddMinimum(length: Double) async throws {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 0, height: 20)))
        let environment = LayoutEnvironment(displayScale: 0.001)
        let tree = DisplayTree(root: leaf, environment: environment)
        try await tree.layout(in: SizeRange(max: LayoutSize(width: 1e8, height: 100)))
        let range = SizeRange(
            min: LayoutSize(width: length, height: 0),
            max: LayoutSize(width: 1e8, height: 100)
        )
        let commit = try await tree.layout(in: range)
        let reference = try leaf.layout(in: range, environment: environment)
        #expect(differences(commit, reference) == [])
        #expect(commit.diagnostics == reference.diagnostics)
    }

    @Test("An answer that grew to a minimum does not decide the one to a smaller minimum")
    func smallerMinimum() async throws {
        let leaf = box(30, 20)
        let tree = DisplayTree(root: leaf)
        let largest = LayoutSize(width: 300, height: 100)
        for smallest in [
            LayoutSize(width: 60, height: 50), LayoutSize(width: 60, height: 40),
            LayoutSize(width: 50, height: 40), .zero,
        ] {
            let commit = try await tree.layout(in: SizeRange(min: smallest, max: largest))
            #expect(
                commit.size
                    == LayoutSize(width: 30, height: 20).clamped(
                        to: SizeRange(min: smallest, max: largest)
                    )
            )
        }
    }

    @Test("A range that is not valid is reported even if a cached answer has a size in it")
    func invalidRange() async throws {
        let leaf = box(30, 20)
        let tree = DisplayTree(root: leaf)
        try await tree.layout(in: SizeRange(max: LayoutSize(width: 300, height: 100)))
        let range = SizeRange(
            min: LayoutSize(width: 60, height: 0),
            max: LayoutSize(width: 40, height: 100)
        )
        let commit = try await tree.layout(in: range)
        let cold = try leaf.layout(in: range)
        #expect(differences(commit, cold) == [])
        #expect(commit.diagnostics == cold.diagnostics && !commit.diagnostics.isEmpty)
    }

    /// A range whose ends are often those of another range, or of an answer to it.
    private func range(
        near known: LayoutSize,
        _ former: SizeRange?,
        _ random: inout SplitMix64
    ) -> SizeRange {
        func length(_ known: Double, _ former: Double?) -> (min: Double, max: Double) {
            let lengths = [
                known / 2, known, known + 1e-7, known + 1e-6, known + 5, former ?? .infinity,
                .infinity,
                Double(Int.random(in: 0...1_200, using: &random)) / 9,
            ]
            let max = random.pick(lengths)
            let min = random.pick([0, 0, 0, max, max / 2])
            return (min.isFinite ? min : 0, max)
        }
        let width = length(known.width, former?.max.width)
        let height = length(known.height, former?.max.height)
        return SizeRange(
            min: LayoutSize(width: width.min, height: height.min),
            max: LayoutSize(width: width.max, height: height.max)
        )
    }

    @Test("They equal a cold layout's answers to the bit", arguments: Seeds.range(40))
    func sameAsCold(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var decided = 0
        for _ in 0..<20 {
            let node = leaf(&random)
            var environment = LayoutEnvironment(displayScale: random.pick([0, 1, 2, 3]))
            if random.chance(50) { environment.textMeasurer = BalancingMeasurer() }
            let tree = DisplayTree(root: node, environment: environment)
            var former: SizeRange?
            var size = try node.layout(in: .unbounded, environment: environment).size
            for _ in 0..<12 {
                let range = range(near: size, former, &random)
                let commit = try await tree.layout(in: range)
                let cold = try node.layout(in: range, environment: environment)
                #expect(commit.size == cold.size, "seed \(seed): \(node) in \(range)")
                #expect(
                    commit.payload(of: node, as: TextLayout.self)
                        == cold.payload(of: node, as: TextLayout.self),
                    "seed \(seed): \(node) in \(range)"
                )
                if commit.statistics.measurementCount == 0, range != former { decided += 1 }
                (former, size) = (range, cold.size)
            }
        }
        #expect(decided > 20, "seed \(seed)")
    }

    @Test("A stretched text is wrapped only once if its measurer keeps lines that fit")
    func stretchedText() async throws {
        for keepsLines in [true, false] {
            let measurer = CountingMeasurer(keepsLinesThatFit: keepsLines)
            let texts = ["one", "another one"].map { DisplayNode(TextContent($0)).anyNode }
            let root = DisplayNode(StretchedColumn(children: texts))
            var environment = LayoutEnvironment()
            environment.textMeasurer = measurer
            let tree = DisplayTree(root: root, environment: environment)
            let commit = try await tree.layout(
                in: SizeRange(max: LayoutSize(width: 300, height: .infinity))
            )
            #expect(commit.frame(of: texts[0])?.size.width == commit.size.width)
            #expect(commit.size.width > 50)
            #expect(measurer.count.value == (keepsLines ? 2 : 3))
            #expect(commit.statistics.measurementCount == (keepsLines ? 3 : 4))
        }
    }

    @Test(
        "A text is wrapped once for each maximum width, whatever its height",
        arguments: [false, true]
    )
    func sameWidth(keepsLines: Bool) async throws {
        let measurer = CountingMeasurer(keepsLinesThatFit: keepsLines)
        let texts = ["one", "a text of a few words"].map { text in
            DisplayNode(TextContent(text)) { $0.flexGrow = 1 }.anyNode
        }
        let root = DisplayNode(StretchedColumn(children: texts))
        var environment = LayoutEnvironment()
        environment.textMeasurer = measurer
        let tree = DisplayTree(root: root, environment: environment)
        let ranges = [300.0, 400, 350].map { SizeRange(width: 80, height: $0) }
        var commits: [LayoutCommit] = []
        for range in ranges { commits.append(try await tree.layout(in: range)) }
        #expect(measurer.count.value == 2)
        for (commit, range) in zip(commits, ranges) {
            #expect(commit.frame(of: texts[0])?.size.width == 80)
            #expect(commit.frame(of: texts[1])?.maxY == range.max.height)
            let cold = try root.layout(in: range, environment: environment)
            #expect(differences(commit, cold) == [])
        }
    }

    @Test("A text whose height is cut off is not wrapped again", arguments: [false, true])
    func cutOff(keepsLines: Bool) async throws {
        let measurer = CountingMeasurer(keepsLinesThatFit: keepsLines)
        let texts = (0..<2).map { _ in
            DisplayNode(TextContent("a text of so many words that it takes several lines")) {
                $0.flexShrink = 1
            }
            .anyNode
        }
        let root = DisplayNode(StretchedColumn(children: texts))
        let environment = LayoutEnvironment(displayScale: 3, textMeasurer: measurer)
        let tree = DisplayTree(root: root, environment: environment)
        var commits: [LayoutCommit] = []
        let ranges = [100.1, 40.2, 0, 60.5, .infinity].map { height in
            SizeRange(
                min: LayoutSize(width: 100, height: 0),
                max: LayoutSize(width: 100, height: height)
            )
        }
        for range in ranges { commits.append(try await tree.layout(in: range)) }
        #expect(measurer.count.value == 2)
        #expect(Set(commits.map(\.size.height)).count == ranges.count)
        for (commit, range) in zip(commits, ranges) {
            let cold = try root.layout(in: range, environment: environment)
            #expect(differences(commit, cold) == [])
        }
    }

    @Test(
        "A text that is cut off to a height that is not valid is measured as in a cold layout",
        arguments: [.leastNonzeroMagnitude, Double.leastNormalMagnitude / 2, .leastNormalMagnitude]
    )
    func oddCut(height: Double) async throws {
        let text = DisplayNode(TextContent("some words"))
        let tree = DisplayTree(root: text)
        _ = try await tree.layout(in: SizeRange(max: LayoutSize(width: 90, height: .infinity)))
        let range = SizeRange(max: LayoutSize(width: 90, height: height))
        let commit = try await tree.layout(in: range)
        let cold = try text.layout(in: range)
        #expect(differences(commit, cold) == [])
        #expect(commit.diagnostics == cold.diagnostics)
    }

    @Test("Nothing is assumed of a leaf that makes no statement about its answer")
    func noStatement() async throws {
        let leaf = patientLeaf()
        let tree = DisplayTree(root: leaf)
        _ = try await tree.layout(in: SizeRange(max: LayoutSize(width: 100, height: 100)))
        let commit = try await tree.layout(in: SizeRange(max: LayoutSize(width: 50, height: 100)))
        #expect(commit.statistics.measurementCount == 1)
    }

    @Test("A leaf with its own pixel grid is measured again")
    func ownGrid() async throws {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 10.4, height: 10)))
        let tree = DisplayTree(root: leaf, environment: LayoutEnvironment(displayScale: 1))
        try tree.update { $0[environment: leaf].displayScale = 2 }
        let narrow = SizeRange(min: LayoutSize(width: 10.3, height: 0), max: .infinity)
        let wide = SizeRange(min: LayoutSize(width: 10.7, height: 0), max: .infinity)
        for range in [narrow, wide] {
            let commit = try await tree.layout(in: range)
            let cold = try leaf.layout(in: range, environment: LayoutEnvironment(displayScale: 1))
            #expect(commit.statistics.measurementCount == 1)
            #expect(commit.size == cold.size)
        }
    }

    /// If there is little room, gives its icon a minimum width for which the grid matters.
    private struct Badge: NodeContent {
        let icon = DisplayNode(BoxContent(size: LayoutSize(width: 10.8, height: 5)))

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StyledNode {
            icon.minWidth(constrainedSize.max.width < 200 ? 10.3 : 0).maxWidth(100).maxHeight(100)
        }
    }

    @Test("Answers below a node with its own pixel grid are on that grid, even when asked again")
    func inheritedGrid() async throws {
        let content = Badge()
        let badge = DisplayNode(content)
        let root = DisplayNode(Column(children: [badge.anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: badge].displayScale = 2 }
        let wide = SizeRange(max: LayoutSize(width: 300, height: 300))
        let narrow = SizeRange(max: LayoutSize(width: 150, height: 300))
        let first = try await tree.layout(in: narrow)
        #expect(first.frame(of: content.icon)?.size == LayoutSize(width: 11, height: 5))
        try tree.update { $0[content.icon].size = LayoutSize(width: 5, height: 5) }
        _ = try await tree.layout(in: wide)
        let commit = try await tree.layout(in: narrow)
        #expect(commit.frame(of: content.icon)?.size == LayoutSize(width: 10.5, height: 5))
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    @Test("A new colour on an own pixel grid measures the leaf and nothing above it")
    func colorOnOwnGrid() async throws {
        let boxes = [20.2, 55.6].map {
            DisplayNode(BoxContent(size: LayoutSize(width: $0, height: 10)))
        }
        let root = DisplayNode(StretchedColumn(children: boxes.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: root].displayScale = 3 }
        let range = SizeRange(max: LayoutSize(width: 300, height: 300))
        _ = try await tree.layout(in: range)
        try tree.update { $0[boxes[0]].color = DisplayColor(hex: 0xFF0000) }
        let statistics = try await tree.layout(in: range).statistics
        #expect(statistics.measurementCount == 1)
        #expect(statistics.validationCount == 1)
    }

    @Test(
        "No answer decides a length that it fits only because it was rounded down",
        arguments: [
            LayoutSize(width: 10 + 1e-8, height: 8), LayoutSize(width: 8, height: 10 + 1e-8),
        ]
    )
    func roundedDown(size: LayoutSize) async throws {
        /// Takes its size where there is room for it, and else next to nothing.
        struct Tile: LeafContent {
            let size: LayoutSize

            func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
                let fits = size.width <= range.max.width && size.height <= range.max.height
                return LeafMeasurement(
                    size: fits ? size : LayoutSize(width: 1, height: 1),
                    holdsWhereItFits: true
                )
            }
        }
        let tree = DisplayTree(root: DisplayNode(Tile(size: size)))
        let rounded = try await tree.layout(in: .unbounded).size
        #expect(max(rounded.width, rounded.height) == 10)
        let commit = try await tree.layout(in: SizeRange(max: rounded))
        #expect(commit.size == LayoutSize(width: 1, height: 1))
    }

    @Test("No answer decides a length that rounding up makes too long")
    func nearlyUnbounded() async throws {
        let node = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))
        let environment = LayoutEnvironment(displayScale: 1)
        let tree = DisplayTree(root: node, environment: environment)
        _ = try await tree.layout(in: .unbounded)
        let range = SizeRange(
            min: LayoutSize(width: 1e7 - 0.5, height: 0),
            max: LayoutSize(width: .infinity, height: .infinity)
        )
        let cold = try node.layout(in: range, environment: environment)
        let commit = try await tree.layout(in: range)
        #expect(commit.size == cold.size)
        #expect(commit.diagnostics == cold.diagnostics)
    }
}

/// A greedy measurer that counts.
private struct CountingMeasurer: TextMeasurer {
    let keepsLinesThatFit: Bool
    let count = Counter()

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        count.add()
        return GreedyTextMeasurer()
            .measure(string, attributes: attributes, maximumWidth: maximumWidth)
    }

    static func == (left: Self, right: Self) -> Bool { left.count === right.count }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(count))
    }
}

/// Breaks a text into as few lines as possible, all of about the same length. In another width that
/// these lines would fit, it may break the text differently.
private struct BalancingMeasurer: TextMeasurer {
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let greedy = GreedyTextMeasurer()
        let layout = greedy.measure(string, attributes: attributes, maximumWidth: maximumWidth)
        let length = layout.lines.reduce(0) { $0 + $1.width }
        let width = length / Double(max(1, layout.lines.count)) + 20
        return greedy.measure(
            string,
            attributes: attributes,
            maximumWidth: min(width, maximumWidth)
        )
    }
}
