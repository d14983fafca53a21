import TestSupport
import Testing
import Weft

/// How often nodes are measured in binary trees of rows and columns by turns: where every node
/// flexes and none states a length, that is the shape that asks most of the caches.
@Suite("Measurement counts where everything flexes")
struct FlexingCountTests {
    /// Two nodes in a row or a column.
    private struct Pair: NodeContent {
        var direction: StackDirection
        var alignItems: StackAlignItems
        var children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(direction, alignItems: alignItems, children: children)
        }
    }

    /// A leaf that wraps an area into its maximum width, and promises nothing about its answers.
    private struct Wrapping: LeafContent {
        var area: Double
        var measured = Counter()

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            measured.add()
            let width = min(40, constrainedSize.max.width)
            return LeafMeasurement(
                size: LayoutSize(width: width, height: width > 0 ? area / width : 0)
            )
        }
    }

    /// Bounds on the measurements in a tree of so many levels above its leaves.
    struct Gate: CustomTestStringConvertible {
        let depth: Int
        /// The mean of all nodes or leaves.
        let mean: Double
        /// The most measurements of one leaf.
        var most = Int.max

        var testDescription: String { "\(depth) levels" }
    }

    private static let flexing = LayoutElementStyle {
        $0.flexGrow = 1
        $0.flexShrink = 1
    }

    private let ranges = [
        SizeRange(width: 300), SizeRange(exactly: LayoutSize(width: 300, height: 300)),
    ]

    /// A binary tree whose lowest containers are columns.
    private func pairs(
        of leaves: [AnyDisplayNode],
        alignItems: StackAlignItems = .stretch,
        style: LayoutElementStyle = flexing
    ) -> AnyDisplayNode {
        var nodes = leaves
        var direction = StackDirection.vertical
        while nodes.count > 1 {
            nodes = stride(from: 0, to: nodes.count, by: 2).map { index in
                let children = Array(nodes[index...(index + 1)])
                let pair = Pair(direction: direction, alignItems: alignItems, children: children)
                return DisplayNode(pair, style: style).anyNode
            }
            direction = direction == .vertical ? .horizontal : .vertical
        }
        return nodes[0]
    }

    /// Expects no more measurements a node than a gate allows.
    private func expect(_ gate: Gate, leaf: (Int) -> AnyDisplayNode) async throws {
        for range in ranges {
            let leaves = (0..<(1 << gate.depth)).map(leaf)
            let commit = try await DisplayTree(root: pairs(of: leaves)).layout(in: range)
            let measurements = Double(commit.statistics.measurementCount)
            #expect((1...gate.mean).contains(measurements / Double(commit.nodeCount)))
        }
    }

    /// Expects no more measurements of leaves that promise nothing than a gate allows.
    private func expectOpaque(
        _ gate: Gate,
        alignItems: StackAlignItems = .stretch,
        style: LayoutElementStyle = flexing
    ) async throws {
        for range in ranges {
            let contents = (0..<(1 << gate.depth)).map {
                Wrapping(area: 400 + Double($0 % 7) * 100)
            }
            let leaves = contents.map { DisplayNode($0, style: style).anyNode }
            let root = pairs(of: leaves, alignItems: alignItems, style: style)
            try await DisplayTree(root: root).layout(in: range)
            let counts = contents.map(\.measured.value)
            let mean = Double(counts.reduce(0, +)) / Double(counts.count)
            #expect((1...gate.mean).contains(mean))
            #expect((1...gate.most).contains(counts.max() ?? 0))
        }
    }

    @Test(
        "Texts and their containers are measured about once for each level",
        arguments: [
            Gate(depth: 2, mean: 1.3), Gate(depth: 4, mean: 3.1), Gate(depth: 8, mean: 7.9),
        ]
    )
    func texts(gate: Gate) async throws {
        try await expect(gate) { index in
            let text = String(repeating: "ab ", count: 1 + index % 7)
            return DisplayNode(TextContent(text), style: Self.flexing).anyNode
        }
    }

    @Test(
        "Boxes and their containers are measured less than once for each level",
        arguments: [
            Gate(depth: 2, mean: 1.5), Gate(depth: 4, mean: 2.7), Gate(depth: 8, mean: 3.7),
        ]
    )
    func boxes(gate: Gate) async throws {
        try await expect(gate) { index in
            let size = LayoutSize(width: 10 + Double(index % 7), height: 10 + Double(index % 5))
            return DisplayNode(BoxContent(size: size), style: Self.flexing).anyNode
        }
    }

    @Test(
        "Leaves that promise nothing are measured more often, but far from twice for each level",
        arguments: [
            Gate(depth: 2, mean: 4, most: 4), Gate(depth: 4, mean: 5.5, most: 7),
            Gate(depth: 8, mean: 11.1, most: 19),
        ]
    )
    func opaqueLeaves(gate: Gate) async throws {
        try await expectOpaque(gate)
    }

    @Test("Where nothing flexes or stretches, a leaf is measured once", arguments: [2, 8])
    func nothingFlexes(depth: Int) async throws {
        try await expectOpaque(
            Gate(depth: depth, mean: 1, most: 1),
            alignItems: .start,
            style: LayoutElementStyle()
        )
    }

    @Test("Where all flex from a stated length, no leaf is measured twice", arguments: [2, 8])
    func statedLengths(depth: Int) async throws {
        let style = LayoutElementStyle {
            $0.flexGrow = 1
            $0.flexShrink = 1
            $0.flexBasis = 10
        }
        try await expectOpaque(
            Gate(depth: depth, mean: 1, most: 1),
            alignItems: .start,
            style: style
        )
    }
}
