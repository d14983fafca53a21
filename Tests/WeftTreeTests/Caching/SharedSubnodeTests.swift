import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft

@testable import WeftTree

/// In a cold layout, a parent that asks for a node claims it, and two such parents are an error. A
/// tree must find the same errors, although it has cached what parents asked in other ranges and
/// before other edits.
@Suite("Nodes that several parents ask for, in turn or at once")
struct SharedSubnodeTests {
    private typealias Rule = Rulebook.Rule

    private static let wide = 200.0...1_000
    private static let narrow = 0.0...199

    private static func range(_ width: Double) -> SizeRange {
        SizeRange(max: LayoutSize(width: width, height: 1_000))
    }

    /// How a tree's layout differs from a cold one, including errors; nil if it does not differ.
    private func difference(
        _ tree: DisplayTree,
        _ root: DisplayNode<Rulebook>,
        _ width: Double
    ) async -> String? {
        let range = Self.range(width)
        let cold = Result { try root.layout(in: range, environment: LayoutEnvironment()) }
        let warm = await Result.of { try await tree.layout(in: range) }
        switch (warm, cold) {
        case (.success(let warm), .success(let cold)):
            let list = differences(warm, cold)
            return list.isEmpty ? nil : "\(list)"
        case (.failure(let warm), .failure(let cold)):
            return "\(warm)" == "\(cold)" ? nil : "\(warm) in place of \(cold)"
        case (.success, .failure(let cold)): return "no error in place of \(cold)"
        case (.failure(let warm), .success): return "\(warm) in place of a layout"
        }
    }

    /// A leaf, two parents that may ask for it, and a root that shows the parents.
    private struct Sample {
        let leaf = box()
        /// How often the specs of the parents were made.
        let asked = Counter()
        let parents: [DisplayNode<Rulebook>]
        let root: DisplayNode<Rulebook>
        let tree: DisplayTree

        init(
            _ first: [Rule],
            _ second: [Rule],
            root rules: [Rule] = [Rule(child: 0), Rule(child: 1)]
        ) {
            parents = [first, second].map { [leaf, asked] in
                DisplayNode(Rulebook(children: [leaf.anyNode], rules: $0, asked: asked))
            }
            root = DisplayNode(
                Rulebook(children: parents.map(\.anyNode), rules: rules),
                name: "root"
            )
            tree = DisplayTree(root: root)
        }
    }

    @Test("An edit reaches a parent whose own entry was evicted, but not that of the node above it")
    func evicted() async throws {
        let leaf = box()
        let first = DisplayNode(
            Rulebook(children: [leaf.anyNode], rules: [Rule(child: 0, widths: Self.wide)])
        )
        let second = DisplayNode(
            Rulebook(children: [leaf.anyNode], rules: [Rule(child: 0, widths: Self.narrow)])
        )
        let questions = (0..<8).map { number in
            Rule(child: 0, widths: Self.narrow, mode: .measure, width: 100 + Double(number))
        }
        let middle = DisplayNode(
            Rulebook(children: [first.anyNode], rules: [Rule(child: 0)] + questions)
        )
        let root = DisplayNode(
            Rulebook(
                children: [middle.anyNode, second.anyNode],
                rules: [Rule(child: 0), Rule(child: 1)]
            )
        )
        let tree = DisplayTree(root: root)
        #expect(await difference(tree, root, 300) == nil)
        #expect(await difference(tree, root, 100) == nil)
        try tree.update { $0[leaf].size?.height = 77 }
        #expect(await difference(tree, root, 300) == nil)
    }

    @Test("A change of a style that was read is noticed even after another parent showed the node")
    func styleRead() async throws {
        let sample = Sample(
            [Rule(child: 0, widths: Self.wide, mode: .readStyle)],
            [Rule(child: 0, widths: Self.narrow)]
        )
        #expect(await difference(sample.tree, sample.root, 300) == nil)
        #expect(await difference(sample.tree, sample.root, 100) == nil)
        try sample.tree.update { $0[style: sample.leaf].width = 77 }
        #expect(await difference(sample.tree, sample.root, 300) == nil)
    }

    @Test("A parent that asks in a measurement that is not placed still claims the node")
    func askedElsewhere() async throws {
        let sample = Sample(
            [Rule(child: 0, widths: Self.wide)],
            [],
            root: [
                Rule(child: 0, mode: .measure, width: 300), Rule(child: 0, width: 100),
                Rule(child: 1),
            ]
        )
        #expect(await difference(sample.tree, sample.root, 300) == nil)
        try sample.tree.update { $0[sample.parents[1]].rules = [Rule(child: 0)] }
        #expect(await difference(sample.tree, sample.root, 300) == nil)
    }

    @Test(
        "Layouts with the same node, cached in different ranges, are not shown together",
        arguments: [true, false]
    )
    func cachedApart(isPlaced: Bool) async throws {
        let sample = Sample(
            [Rule(child: 0, widths: Self.wide)],
            [Rule(child: 0, widths: Self.narrow, mode: isPlaced ? .place : .measure)]
        )
        #expect(await difference(sample.tree, sample.root, 300) == nil)
        #expect(await difference(sample.tree, sample.root, 100) == nil)
        try sample.tree.update {
            $0[sample.root].rules = [Rule(child: 0, width: 300), Rule(child: 1, width: 100)]
        }
        #expect(await difference(sample.tree, sample.root, 300) == nil)
    }

    @Test("A node met by a failed pass is free again, even if the pass has tried twice")
    func newcomer() async throws {
        let newcomer = box()
        let sample = Sample([Rule(child: 0)], [])
        _ = try await sample.tree.layout(in: Self.range(300))
        try sample.tree.update { edit in
            edit[sample.parents[1]].children = [newcomer.anyNode, sample.leaf.anyNode]
            edit[sample.parents[1]].rules = [Rule(child: 0), Rule(child: 1, mode: .measure)]
        }
        await #expect(throws: LayoutError.self) {
            try await sample.tree.layout(in: Self.range(300))
        }
        let other = DisplayTree(root: DisplayNode(Column(children: [newcomer.anyNode])))
        #expect(try await other.layout(in: .unbounded).nodeCount == 2)
    }

    @Test("A node that moves with the range measures each parent at most twice")
    func moveWithTheRange() async throws {
        let sample = Sample(
            [Rule(child: 0, widths: Self.wide)],
            [Rule(child: 0, widths: Self.narrow)]
        )
        for round in 0..<8 {
            let before = sample.asked.value
            let width = round.isMultiple(of: 2) ? 300.0 : 100
            #expect(await difference(sample.tree, sample.root, width) == nil)
            // The cold layout asks each parent once, and the tree's pass at most twice.
            #expect(sample.asked.value - before <= 6)
        }
    }

    @Test(
        "After random edits, layouts and errors equal those of a cold layout",
        arguments: Seeds.range(120)
    )
    func random(seed: UInt64) async throws {
        var walk = RandomRules(seed: seed)
        for round in 0..<40 {
            try walk.edit()
            let found = await difference(walk.tree, walk.root, walk.width())
            #expect(found == nil, "seed \(seed), round \(round)")
            if found != nil { break }
        }
    }
}

/// Three leaves, which three containers ask for according to random rules. Two nodes in the middle
/// ask for the containers in the same way, and the root for those two.
private struct RandomRules {
    private var random: SplitMix64
    private let leaves = (0..<3).map { _ in box() }
    private let askers: [DisplayNode<Rulebook>]
    private let readsStyles: Bool
    let root: DisplayNode<Rulebook>
    let tree: DisplayTree

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let readsStyles = Int.random(in: 0..<3, using: &random) == 0
        var children = leaves.map(\.anyNode)
        var askers: [DisplayNode<Rulebook>] = []
        for count in [3, 2, 1] {
            let level = (0..<count).map { number in
                let rules = Self.rules(children.count, readsStyles, &random)
                return DisplayNode(
                    Rulebook(children: children, rules: rules),
                    name: "\(count).\(number)"
                )
            }
            children = level.map(\.anyNode)
            askers += level
        }
        let cut = Cut(workers: 2, budget: 1, chunk: 1)
        self.random = random
        self.readsStyles = readsStyles
        self.askers = askers
        root = askers[5]
        tree = DisplayTree(
            root: root,
            scheduler: seed.isMultiple(of: 3) ? cut.scheduler : .shared
        )
    }

    private static func rules(
        _ childCount: Int,
        _ readsStyles: Bool,
        _ random: inout SplitMix64
    ) -> [Rulebook.Rule] {
        let widths = [0...1_000, 0...199, 200...1_000, 200...299.0]
        let modes: [Rulebook.Rule.Mode] = [
            .place, .place, .measure, readsStyles ? .readStyle : .place,
        ]
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Rulebook.Rule(
                child: Int.random(in: 0..<childCount, using: &random),
                widths: widths[Int.random(in: 0..<4, using: &random)],
                mode: modes[Int.random(in: 0..<4, using: &random)],
                width: [nil, nil, 100, 250, 300][Int.random(in: 0..<5, using: &random)]
            )
        }
    }

    /// The maximum width of the next range.
    mutating func width() -> Double { [100, 250, 300][Int.random(in: 0..<3, using: &random)] }

    /// Changes a leaf, a style, some rules, or nothing.
    mutating func edit() throws {
        let leaf = leaves[Int.random(in: 0..<3, using: &random)]
        let length = Double(Int.random(in: 1...50, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: try tree.update { $0[leaf].size = LayoutSize(width: length + 1, height: length) }
        case 2: try tree.update { $0[style: leaf].width = .points(length) }
        case 3, 4, 5:
            let index = Int.random(in: 0..<6, using: &random)
            let rules = Self.rules(index == 5 ? 2 : 3, readsStyles, &random)
            try tree.update { [askers] in $0[askers[index]].rules = rules }
        default: break
        }
    }
}
