import Testing
import Weft

@Suite("Diagnostics of a root in several ranges")
struct RootDiagnosticTests {
    @Test("Ranges that become the same for the root still have their own diagnostics")
    func ownDiagnostics() async throws {
        // Half of an infinite height is undefined. Half of any other height is clamped to 10.
        let root = DisplayNode(BoxContent()) {
            $0.width = 50
            $0.height = .fraction(0.5)
            $0.minHeight = 10
            $0.maxHeight = 10
        }
        let tree = DisplayTree(root: root)
        for (length, count) in [(Double.infinity, 1), (60, 0), (70, 0), (.infinity, 1), (60, 0)] {
            let range = SizeRange(max: LayoutSize(width: length, height: length))
            let commit = try await tree.layout(in: range)
            #expect(commit.diagnostics.count == count, "\(length)")
            #expect(try differencesFromCold(commit, of: root) == [], "\(length)")
        }
    }
}
