import RandomLayouts
import Weft

extension RandomTree {
    /// Some commits, between which nodes come, go, move and return. A test may compare any two of
    /// them.
    func history(_ count: Int) async throws -> [LayoutCommit] {
        var commits: [LayoutCommit] = []
        for _ in 0..<count {
            try edit()
            commits.append(try await tree.layout(in: random.range()))
        }
        return commits
    }
}
