import Testing
import Weft

@Suite("Environments with values that equal nothing")
struct UnequalEnvironmentTests {
    private enum Weight: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    /// A measurer that equals nothing, not even itself.
    private struct Unequal: TextMeasurer {
        func measure(
            _ string: String,
            attributes: TextAttributes,
            maximumWidth: Double
        ) -> TextLayout {
            GreedyTextMeasurer().measure(
                string,
                attributes: attributes,
                maximumWidth: maximumWidth
            )
        }

        static func == (left: Unequal, right: Unequal) -> Bool { false }
    }

    enum Oddity: CaseIterable {
        case key
        case measurer

        fileprivate func set(in overrides: inout EnvironmentOverrides) {
            switch self {
            case .key: overrides[Weight.self] = .nan
            case .measurer: overrides.textMeasurer = Unequal()
            }
        }
    }

    private func chain(_ count: Int, to leaf: AnyDisplayNode) -> AnyDisplayNode {
        (0..<count).reduce(leaf) { node, _ in DisplayNode(Column(children: [node])).anyNode }
    }

    @Test("Below such a value, a deep tree measures each node once", arguments: Oddity.allCases)
    func deepChain(oddity: Oddity) async throws {
        let root = chain(4_000, to: box(9, 9).anyNode)
        let tree = DisplayTree(root: root)
        try tree.update { oddity.set(in: &$0[environment: root]) }
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(commit.statistics.measurementCount == 4_001)
        #expect(commit.size == (try root.layout(in: SizeRange(width: 300)).size))
    }

    @Test("With several nested overrides, each above many leaves, every node is measured once")
    func nestedOverrides() async throws {
        var nodes: [AnyDisplayNode] = []
        var root = box(9, 9).anyNode
        for _ in 0..<5 {
            let leaves = (0..<1_000).map { _ in box(9, 9).anyNode }
            root = DisplayNode(Column(children: leaves + [root])).anyNode
            nodes.append(root)
        }
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            for node in nodes { edit[environment: node][Weight.self] = .nan }
        }
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(commit.statistics.measurementCount == 5_006)
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    @Test("Layouts are answered by the caches until the value is written again")
    func isCached() async throws {
        let leaf = box(9, 9)
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: root][Weight.self] = .nan }
        _ = try await tree.layout(in: SizeRange(width: 300))
        let other = try await tree.layout(in: SizeRange(width: 200))
        #expect(other.statistics.measurementCount > 0)
        #expect(try await tree.layout(in: SizeRange(width: 300)).statistics.measurementCount == 0)
        try tree.update { $0[environment: root][Weight.self] = .nan }
        #expect(try await tree.layout(in: SizeRange(width: 300)).statistics.measurementCount == 2)
    }
}
