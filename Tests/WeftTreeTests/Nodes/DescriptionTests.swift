import Testing
import Weft

@Suite("Descriptions of values")
struct DescriptionTests {
    private struct Weight: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    @Test("The values that a layout depends on print their contents")
    func layoutValues() {
        var environment = LayoutEnvironment(displayScale: 2)
        environment[Weight.self] = 3
        var overrides = EnvironmentOverrides()
        overrides.readingDirection = .rightToLeft
        overrides[Weight.self] = 1
        let attributes = TextAttributes(
            fontSize: 12,
            isBold: true,
            fontFace: FontFace(rawValue: 3),
            maximumNumberOfLines: 2
        )
        let printed: [any CustomDebugStringConvertible] = [
            LayoutInsets(top: 1, left: 2, bottom: 3, right: 4),
            DimensionSize(width: .fraction(0.5), height: .auto),
            PixelGrid(displayScale: 3), PixelGrid(displayScale: nil),
            TextAttributes(), attributes, environment, overrides,
        ]
        #expect(
            printed.map(\.debugDescription) == [
                "(top 1, left 2, bottom 3, right 4)", "fraction(0.5)×auto",
                "PixelGrid(3 pixels per point)", "PixelGrid(exact)", "TextAttributes(14pt)",
                "TextAttributes(12pt, bold, face 3, at most 2 lines, tail)",
                "LayoutEnvironment(display scale 2, leftToRight, GreedyTextMeasurer, Weight: 3.0)",
                "EnvironmentOverrides(rightToLeft, Weight: 1.0)",
            ]
        )
    }

    @Test("The steps of a transition print nodes and places, and a batch prints its counts")
    func treeValues() async throws {
        let (leaf, other) = (box(name: "leaf"), box(name: "other"))
        let root = DisplayNode(Column(children: [leaf.anyNode]), name: "root")
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [other.anyNode, leaf.anyNode] }
        let transition = LayoutTransition(from: first, to: try await tree.layout(in: .unbounded))
        #expect(
            transition.inserted.map(\.debugDescription) == [
                "BoxContent(other) in Column(root)[0] (0, 0) 10×10"
            ]
        )
        #expect(
            Set(transition.reframed.map(\.debugDescription)) == [
                "Column(root) from (0, 0) 10×10 to (0, 0) 10×20",
                "BoxContent(leaf) from (0, 0) 10×10 to (0, 10) 10×10",
            ]
        )
        let batch = try await LayoutScheduler.shared.layout([
            LayoutBatch.Request(tree, in: .unbounded)
        ])
        #expect(batch.debugDescription == "LayoutBatch(1 commits, requests 0…0)")
    }

    @Test("Explanations, requests and sequences print what they are about")
    func others() async throws {
        let leaf = box(name: "leaf")
        let root = DisplayNode(Column(children: [leaf.anyNode]), name: "root")
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        let explanation = try #require(try commit.explanation(of: leaf))
        let step = try #require(explanation.steps.last)
        #expect(step.debugDescription == "leaf BoxContent (0, 0) 10×10")
        #expect(step.measurements.last?.debugDescription.hasPrefix("10×10 in ") == true)
        let part = try #require(try commit.explanation(of: root)?.parts.last)
        #expect(part.debugDescription == "\(step.debugDescription) at depth 1")
        let request = LayoutBatch.Request(tree, in: .unbounded)
        #expect(
            request.debugDescription
                == "Column(root) in \(SizeRange.unbounded.debugDescription)"
        )
        #expect(tree.commits.debugDescription == "LayoutUpdates of LayoutCommit")
    }
}
