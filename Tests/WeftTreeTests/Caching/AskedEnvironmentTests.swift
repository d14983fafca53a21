import Testing
import Weft

@Suite("Environments of questions whose answers were evicted")
struct AskedEnvironmentTests {
    /// Makes a node that asks for another one in more ranges than a cache holds, and shows it in
    /// the last of them.
    private func asking(_ node: DisplayNode<BoxContent>) -> DisplayNode<Rulebook> {
        let questions = (20..<30).map {
            Rulebook.Rule(child: 0, mode: .measure, width: Double($0))
        }
        let rules = questions + [Rulebook.Rule(child: 0, width: 10)]
        return DisplayNode(Rulebook(children: [node.anyNode], rules: rules))
    }

    @Test("Such environments are kept with the answer of the node that asked")
    func kept() async throws {
        let (leaf, other) = (box(), box())
        let asking = asking(leaf)
        let outer = DisplayNode(Shell(inner: asking.anyNode))
        let root = DisplayNode(Column(children: [outer.anyNode, other.anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[environment: asking].displayScale = 2
            edit[environment: outer][Density.self] = 2
        }
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[environment: outer][Density.self] = 3 }
        _ = try await tree.layout(in: .unbounded)
        for number in 0..<50 {
            try tree.update { $0[environment: other][Density.self] = 4 + Double(number) }
            _ = try await tree.layout(in: .unbounded)
        }
        try tree.update { $0[environment: outer][Density.self] = 2 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: leaf)?[Density.self] == 2)
        #expect(try differencesFromCold(commit, of: root) == [])
    }
}
