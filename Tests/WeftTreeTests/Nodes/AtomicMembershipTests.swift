import Testing

@testable import WeftTree

@Suite("The word that says where a node belongs")
struct AtomicMembershipTests {
    private func membership(_ tree: UInt32) -> NodeHandle.Membership {
        NodeHandle.Membership(tree: tree, slot: 0, standing: .byPass)
    }

    @Test("A free word is stale once the inputs were replaced or the node was given back")
    func numbers() throws {
        let word = AtomicMembership()
        func seen() -> AtomicMembership.FreeWord? {
            if case .free(let freeWord) = word.state { freeWord } else { nil }
        }
        let first = try #require(seen())
        let isGuarded = word.whileFree { seen() == nil && !word.adopt(first, as: membership(1)) }
        #expect(isGuarded == true)
        let isStale = !word.adopt(first, as: membership(1))
        #expect(isStale)
        let second = try #require(seen())
        let isAdopted = word.adopt(second, as: membership(1))
        let isReplaced = word.whileFree {} != nil
        let isGivenBack = word.giveBack(membership(1))
        #expect(isAdopted && !isReplaced && isGivenBack)
        let adoptions = [first, second].map { word.adopt($0, as: membership(1)) }
        #expect(adoptions == [false, false])
    }

    @Test("Confirming for another tree tells the owner, which can still give the node back")
    func confirming() throws {
        let word = AtomicMembership()
        guard case .free(let freeWord) = word.state else { throw Mistake() }
        let isAdopted = word.adopt(freeWord, as: membership(1))
        let seen = word.confirm(for: 2)
        let isGivenBack = word.giveBack(membership(1))
        #expect(isAdopted && seen == membership(1) && isGivenBack)
    }
}
