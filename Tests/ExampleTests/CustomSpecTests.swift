import ExampleSpecs
import Testing
import Weft

@Suite("Custom specs")
struct CustomSpecTests {
    /// A content that hands its boxes to a spec.
    struct Arranged: NodeContent {
        let boxes: [DisplayNode<BoxContent>]
        let arrangement: @Sendable ([DisplayNode<BoxContent>]) -> any LayoutElement

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AnyLayoutElement(arrangement(boxes))
        }
    }

    private func layout(
        _ sizes: [LayoutSize],
        in range: SizeRange,
        _ arrangement: @escaping @Sendable ([DisplayNode<BoxContent>]) -> any LayoutElement
    ) async throws -> (size: LayoutSize, frames: [LayoutRect?]) {
        let boxes = sizes.map { DisplayNode(BoxContent(size: $0)) }
        let tree = DisplayTree(root: DisplayNode(Arranged(boxes: boxes, arrangement: arrangement)))
        let commit = try await tree.layout(in: range)
        #expect(commit.diagnostics.isEmpty)
        return (commit.size, boxes.map { commit.frame(of: $0) })
    }

    @Test("A flow breaks before the child that does not fit")
    func flow() async throws {
        let sizes = [(40.0, 10.0), (50, 20), (30, 10), (200, 5)].map(LayoutSize.init)
        let range = SizeRange(max: LayoutSize(width: 100, height: .infinity))
        let (size, frames) = try await layout(sizes, in: range) { boxes in
            FlowLayoutSpec(spacing: 10) { boxes }
        }
        #expect(
            frames == [
                LayoutRect(x: 0, y: 0, width: 40, height: 10),
                LayoutRect(x: 50, y: 0, width: 50, height: 20),
                LayoutRect(x: 0, y: 30, width: 30, height: 10),
                LayoutRect(x: 0, y: 50, width: 100, height: 5),
            ]
        )
        #expect(size == LayoutSize(width: 100, height: 55))
    }

    @Test("A flow begins on the right if text is read from right to left")
    func mirroredFlow() async throws {
        let boxes = [40.0, 50, 30].map {
            DisplayNode(BoxContent(size: LayoutSize(width: $0, height: 10)))
        }
        let root = DisplayNode(
            Arranged(boxes: boxes) { boxes in FlowLayoutSpec(spacing: 10) { boxes } }
        )
        let commit = try await DisplayTree(
            root: root,
            environment: LayoutEnvironment(readingDirection: .rightToLeft)
        )
        .layout(in: SizeRange(width: 110))
        #expect(boxes.map { commit.frame(of: $0)?.minX } == [70, 10, 80])
    }

    @Test("A flow in an unbounded range is one line, and an empty one takes no room")
    func unboundedFlow() async throws {
        let sizes = Array(repeating: LayoutSize(width: 30, height: 10), count: 4)
        let (size, _) = try await layout(sizes, in: .unbounded) { boxes in
            FlowLayoutSpec(spacing: 5) { boxes }
        }
        #expect(size == LayoutSize(width: 135, height: 10))
        let empty = try await layout([], in: .unbounded) { boxes in
            FlowLayoutSpec(spacing: 5) { boxes }
        }
        #expect(empty.size == .zero)
    }

    @Test("The columns of a table line up, and the last cell of a row takes the rest of the width")
    func table() async throws {
        let sizes = [(30.0, 10.0), (50, 20), (40, 10), (10, 10), (5, 5)].map(LayoutSize.init)
        let range = SizeRange(width: 100)
        let (size, frames) = try await layout(sizes, in: range) { boxes in
            TableLayoutSpec(
                columnSpacing: 10,
                rowSpacing: 5,
                rows: [[boxes[0], boxes[1]], [], [boxes[2], boxes[3]], [boxes[4]]]
            )
        }
        #expect(
            frames == [
                LayoutRect(x: 0, y: 0, width: 30, height: 10),
                LayoutRect(x: 50, y: 0, width: 50, height: 20),
                LayoutRect(x: 0, y: 25, width: 40, height: 10),
                LayoutRect(x: 50, y: 25, width: 50, height: 10),
                LayoutRect(x: 0, y: 40, width: 100, height: 5),
            ]
        )
        #expect(size == LayoutSize(width: 100, height: 45))
    }

    @Test("A table in an unbounded range is as wide as its cells, and an empty one takes no room")
    func unboundedTable() async throws {
        let sizes = [(30.0, 10.0), (50, 20), (5, 5)].map(LayoutSize.init)
        let (size, frames) = try await layout(sizes, in: .unbounded) { boxes in
            TableLayoutSpec(columnSpacing: 10, rows: [[boxes[0], boxes[1]], [boxes[2]]])
        }
        #expect(size == LayoutSize(width: 90, height: 25))
        #expect(frames.last == LayoutRect(x: 0, y: 20, width: 5, height: 5))
        let empty = try await layout([], in: .unbounded) { _ in TableLayoutSpec(rows: [[], []]) }
        #expect(empty.size == .zero)
    }

    @Test("The cells of a row share a baseline, and begin on the right where reading does")
    func tableOfTexts() async throws {
        struct Row: NodeContent {
            let label = DisplayNode(TextContent("Name", fontSize: 10))
            let value = DisplayNode(TextContent("Ada", fontSize: 20))

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                TableLayoutSpec(columnSpacing: 10, rows: [[label, value.inset(5)]])
            }
        }
        let row = DisplayNode(Row())
        let environment = LayoutEnvironment(displayScale: 0)
        let tree = DisplayTree(root: row, environment: environment)
        let commit = try await tree.layout(in: SizeRange(width: 200))
        let label = try #require(commit.frame(of: commit[row].label))
        let value = try #require(commit.frame(of: commit[row].value))
        let labelText = commit.payload(of: commit[row].label, as: TextLayout.self)
        let valueText = commit.payload(of: commit[row].value, as: TextLayout.self)
        let labelBaseline = try #require(labelText?.firstBaseline)
        let valueBaseline = try #require(valueText?.firstBaseline)
        #expect(abs(label.minY + labelBaseline - value.minY - valueBaseline) < 1e-9)
        #expect(value.minX == label.maxX + 15)

        try tree.update { $0.environment.readingDirection = .rightToLeft }
        let mirrored = try await tree.layout(in: SizeRange(width: 200))
        #expect(mirrored.frame(of: mirrored[row].label)?.maxX == 200)
        #expect(mirrored.frame(of: mirrored[row].value)?.minX == 5)
    }

    @Test("A circle of children begins at the top and continues clockwise")
    func radial() async throws {
        let sizes = Array(repeating: LayoutSize(width: 20, height: 10), count: 4)
        let (size, frames) = try await layout(sizes, in: .unbounded) { boxes in
            RadialLayoutSpec(radius: 50) { boxes }
        }
        #expect(size == LayoutSize(width: 120, height: 110))
        let origins = frames.compactMap { $0?.origin }
        let expected = [(50.0, 0.0), (100, 50), (50, 100), (0, 50)].map(LayoutPoint.init)
        #expect(origins == expected)
    }

    @Test("Children of equal widths are as wide as the widest and as high as the highest of them")
    func equalWidths() async throws {
        let sizes = [(40.0, 10.0), (50, 20), (30, 10)].map(LayoutSize.init)
        func arranged(in range: SizeRange) async throws -> (LayoutSize, [LayoutRect?]) {
            try await layout(sizes, in: range) { boxes in
                EqualWidthsLayoutSpec(spacing: 10) { boxes }
            }
        }
        func frames(width: Double) -> [LayoutRect] {
            (0..<3).map {
                LayoutRect(x: Double($0) * (width + 10), y: 0, width: width, height: 20)
            }
        }
        let (size, wide) = try await arranged(in: .unbounded)
        #expect(size == LayoutSize(width: 170, height: 20))
        #expect(wide == frames(width: 50))
        #expect(try await arranged(in: SizeRange(width: 80)).1 == frames(width: 20))
        let empty = try await layout([], in: .unbounded) { boxes in
            EqualWidthsLayoutSpec(spacing: 10) { boxes }
        }
        #expect(empty.size == .zero)
    }

    @Test("Children of equal widths begin on the right if text is read from right to left")
    func mirroredEqualWidths() throws {
        let boxes = [40.0, 50].map {
            DisplayNode(BoxContent(size: LayoutSize(width: $0, height: 10)))
        }
        let root = DisplayNode(
            Arranged(boxes: boxes) { boxes in EqualWidthsLayoutSpec(spacing: 10) { boxes } }
        )
        let commit = try root.layout(
            in: SizeRange(width: 200),
            environment: LayoutEnvironment(readingDirection: .rightToLeft)
        )
        #expect(boxes.map { commit.frame(of: $0)?.minX } == [150, 90])
    }

    @Test("Each custom spec lists its settings for explanations")
    func explanations() throws {
        let specs: [any LayoutSpec] = [
            FlowLayoutSpec(spacing: 1) {}, RadialLayoutSpec(radius: 2) {},
            TableLayoutSpec(columnSpacing: 3, rowSpacing: 4, rows: []),
            EqualWidthsLayoutSpec(spacing: 5) {},
        ]
        #expect(
            specs.map(\.debugParameters) == [
                ["spacing: 1.0"], ["radius: 2.0"], ["columnSpacing: 3.0", "rowSpacing: 4.0"],
                ["spacing: 5.0"],
            ]
        )
    }
}
