import TestSupport
import Testing
import Weft

@Suite("What edits release")
struct ReleasingTests {
    private struct Keeper: LeafContent {
        var farewell: Farewell?

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: .zero)
        }
    }

    /// How many edits were made by released objects.
    private let edits = Counter()

    /// How many edits by released objects were refused.
    private let refusals = Counter()

    /// Makes an object that edits a tree of its own when it is released.
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

    @Test("What an edit replaces is released after the edit has ended, and may edit")
    func replaced() throws {
        let leaf = DisplayNode(Keeper(farewell: makeFarewell()))
        try DisplayTree(root: leaf).update { edit in
            edit[leaf].farewell = nil
            #expect(edits.value == 0)
        }
        #expect(edits.value == 1)
        #expect(refusals.value == 0)
    }

    @Test("What an edit both writes and overwrites is released inside it, and may not edit")
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
