import Testing
import Weft

@Suite("The style of the root")
struct RootStyleTests {
    private static let odd = LayoutDiagnostic(
        .invalidStyle(SpacerLayoutSpec().minWidth(-4).style),
        of: "BoxContent(root)",
        path: "root"
    )

    @Test("What is odd in the root's style is a diagnostic, in trees and in cold layouts")
    func diagnostics() async throws {
        let root = DisplayNode(BoxContent(size: LayoutSize(width: 5, height: 5)), name: "root") {
            $0.minWidth = -4
            $0.height = .fraction(0.5)
        }
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        let fraction = LayoutDiagnostic(
            .undefinedFraction(.height),
            of: "BoxContent(root)",
            path: "root"
        )
        #expect(commit.diagnostics.count == 2)
        #expect(Set(commit.diagnostics) == [Self.odd, fraction])
        #expect(commit.diagnostics == (try root.layout().diagnostics))
        try tree.update { edit in
            edit[style: root].minWidth = 4
            edit[style: root].height = .auto
        }
        #expect(try await tree.layout(in: .unbounded).diagnostics.isEmpty)
    }

    @Test("An edit of the root's style adds or removes the diagnostic in the next layout")
    func edits() async throws {
        let root = DisplayNode(BoxContent(size: LayoutSize(width: 5, height: 5)), name: "root")
        let tree = DisplayTree(root: root)
        for round in 0..<12 {
            // Every range comes three times in a row. From the second time on, the root's answer is
            // known.
            let range = SizeRange(width: Double(80 + round / 3))
            let isOdd = round % 2 == 0
            try tree.update { $0[style: root].minWidth = isOdd ? -4 : 4 }
            let commit = try await tree.layout(in: range)
            #expect(commit.diagnostics == (isOdd ? [Self.odd] : []), "round \(round)")
            #expect(commit.diagnostics(of: root) == (isOdd ? [Self.odd] : []), "round \(round)")
            #expect(try differencesFromCold(commit, of: root) == [], "round \(round)")
        }
    }

    @Test("What is odd only in some ranges is a diagnostic only in those")
    func ranges() async throws {
        let root = DisplayNode(BoxContent(size: LayoutSize(width: 5, height: 5)), name: "root") {
            $0.height = .fraction(0.5)
        }
        let tree = DisplayTree(root: root)
        let bounded = SizeRange(max: LayoutSize(width: 50, height: 50))
        for round in 0..<6 {
            let commit = try await tree.layout(in: round % 2 == 0 ? .unbounded : bounded)
            #expect(commit.diagnostics.count == (round % 2 == 0 ? 1 : 0), "round \(round)")
            #expect(try differencesFromCold(commit, of: root) == [], "round \(round)")
        }
    }
}
