import TestSupport
import Testing
import Weft

@Suite("What edits let go")
struct ReleasingTests {
    private struct Keeper: LeafContent {
        var farewell: Farewell?

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: .zero)
        }
    }

    /// How many edits were made as something went.
    private let edits = Counter()

    /// How many were refused.
    private let refusals = Counter()

    /// Edits a tree of its own when it goes.
    private func makeFarewell() -> Farewell {
        let other = DisplayTree(root: box())
        return Farewell { [edits, refusals] in
            do {
                try other.update { $0.environment.displayScale = 2 }
                edits.add()
            } catch EditError.nested {
                refusals.add()
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test("What was there before goes when the edit has ended, and may edit")
    func replaced() throws {
        let leaf = DisplayNode(Keeper(farewell: makeFarewell()))
        try DisplayTree(root: leaf).update { edit in
            edit[leaf].farewell = nil
            #expect(edits.value == 0)
        }
        #expect(edits.value == 1)
        #expect(refusals.value == 0)
    }

    @Test("What the edit has made and writes over goes inside it, and may not edit")
    func writtenOver() throws {
        let leaf = DisplayNode(Keeper())
        try DisplayTree(root: leaf).update { edit in
            edit[leaf].farewell = makeFarewell()
            edit[leaf].farewell = nil
            #expect(refusals.value == 1)
        }
        #expect(edits.value == 0)
    }
}
