import RandomLayouts
import TestSupport
import Testing
import Weft

@Suite("The order of nodes that leave what a window shows")
struct LeaverOrderTests {
    /// Nodes that lie over each other, each at a horizontal position.
    private struct Layers: NodeContent {
        var layers: [(node: AnyDisplayNode, x: Double)] = []

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AbsoluteLayoutSpec {
                for layer in layers { layer.node.layoutPosition(x: layer.x, y: 0) }
            }
        }
    }

    /// A table with two decks of cards, some of which lie far from the window.
    private struct Table {
        let decks = [DisplayNode(Layers(), name: "A"), DisplayNode(Layers(), name: "B")]
        let tree: DisplayTree

        /// The part of the table that is shown.
        let window = LayoutRect(x: 0, y: 0, width: 100, height: 100)

        init() {
            let layers = decks.map { (node: $0.anyNode, x: 0.0) }
            tree = DisplayTree(root: DisplayNode(Layers(layers: layers)))
        }

        func layout(_ first: [AnyDisplayNode], _ second: [AnyDisplayNode] = []) async throws
            -> LayoutCommit
        {
            try tree.update { edit in
                for (deck, cards) in zip(decks, [first, second]) {
                    edit[deck].layers = cards.map { ($0, $0.name == "near" ? 0 : 300) }
                }
            }
            return try await tree.layout(in: SizeRange(width: 400, height: 100))
        }

        /// The nodes of a motion that are in the first deck.
        func firstDeck(of motion: LayoutMotion) -> [AnyDisplayNode] {
            motion.nodes.filter { moving in
                moving.superindex.map { motion.nodes[$0].node } == decks[0].anyNode
            }
            .map(\.node)
        }
    }

    private let table = Table()
    private let far = [box(50, 50), box(50, 50)].map(\.anyNode)
    private let card = box(50, 50, name: "near").anyNode
    private let leaving = box(50, 50, name: "near").anyNode

    @Test("Of the siblings out of sight that stay, only the nearest one behind it is added")
    func nearestSibling() async throws {
        let first = try await table.layout([far[0], far[1], leaving, card])
        let second = try await table.layout([far[1], card, far[0]])
        let motion = LayoutMotion(from: first, to: second, in: table.window)
        #expect(table.firstDeck(of: motion) == [far[1], leaving, card])
    }

    @Test("A sibling out of sight that moves elsewhere is passed over")
    func movedSibling() async throws {
        let first = try await table.layout([far[0], far[1], leaving, card])
        let second = try await table.layout([card, far[0]], [far[1]])
        let motion = LayoutMotion(from: first, to: second, in: table.window)
        #expect(table.firstDeck(of: motion) == [card, far[0], leaving])
    }

    /// The commits in which a card leaves, and then the sibling behind it moves to the other deck.
    private func commitsOfLaterMove() async throws -> [LayoutCommit] {
        [
            try await table.layout([far[0], far[1], leaving, card]),
            try await table.layout([far[0], far[1], card]),
            try await table.layout([card, far[0]], [far[1]]),
        ]
    }

    @Test("If the sibling behind it moves elsewhere later, the next one that was shown counts")
    func laterMove() async throws {
        let commits = try await commitsOfLaterMove()
        let everywhere = LayoutRect(x: 0, y: 0, width: 400, height: 100)
        let motion = LayoutMotion(from: commits[0], to: commits[1], in: everywhere)
            .retargeted(to: commits[2], at: 0.5, in: table.window)
        #expect(table.firstDeck(of: motion) == [card, far[0], leaving])
    }

    @Test("If the sibling behind it leaves later, both are in front of the next one")
    func laterLeaver() async throws {
        let commits = [
            try await table.layout([far[0], far[1], leaving, card]),
            try await table.layout([far[0], far[1], card]),
            try await table.layout([card, far[0]]),
        ]
        let motion = LayoutMotion(from: commits[0], to: commits[1], in: table.window)
            .retargeted(to: commits[2], at: 0.5, in: table.window)
        #expect(table.firstDeck(of: motion) == [card, far[0], far[1], leaving])
    }

    @Test("If the sibling behind it moves elsewhere later, the next one counts, shown or not")
    func laterMoveOutOfSight() async throws {
        let commits = try await commitsOfLaterMove()
        let whole = LayoutMotion(from: commits[0], to: commits[1])
            .retargeted(to: commits[2], at: 0.5)
        #expect(table.firstDeck(of: whole) == [card, far[0], leaving])
        let part = LayoutMotion(from: commits[0], to: commits[1], in: table.window)
            .retargeted(to: commits[2], at: 0.5, in: table.window)
        #expect(table.firstDeck(of: part) == [card, far[0], leaving])
    }

    @Test("A window changes nothing about the order in two decks", arguments: Seeds.range(40))
    func random(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var cards = (0..<8).map { box(50, 50, name: $0 < 3 ? "near" : nil).anyNode }
        var whole = LayoutMotion(from: nil, to: nil)
        var part = LayoutMotion(from: nil, to: nil, in: table.window)
        for _ in 0..<8 {
            // What leaves out of sight does not come back: nobody knows that it was there.
            for index in cards.indices.dropFirst(3) where whole.to?.contains(cards[index]) != true {
                cards[index] = box(50, 50).anyNode
            }
            let count = Int.random(in: 0...8, using: &random)
            let split = Int.random(in: 0...count, using: &random)
            let dealt = cards.shuffled(using: &random)
            let commit = try await table.layout(
                Array(dealt[..<split]),
                Array(dealt[split..<count])
            )
            whole = whole.retargeted(to: commit, at: 0.25)
            part = part.retargeted(to: commit, at: 0.25, in: table.window)
            let shown = Set(part.nodes.map(\.node))
            let expected = whole.nodes.map(\.node).filter(shown.contains)
            #expect(part.nodes.map(\.node) == expected, "seed \(seed)")
        }
    }
}
