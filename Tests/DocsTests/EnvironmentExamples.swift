import Testing
import Weft

// From docs/How-to.md.

struct Downloads: NodeContent {
    let total = DisplayNode(ProgressBar())
    var files: [DisplayNode<ProgressBar>] = []

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            total
            StackLayoutSpec(.vertical, spacing: 2, children: files)
                .environment { $0[BarHeight.self] = 2 }
        }
    }
}

@Suite("Environments of parts of a spec, in the documentation")
struct EnvironmentExamples {
    @Test("The bars of single files are thinner")
    func downloads() async throws {
        let files = (0..<3).map { _ in DisplayNode(ProgressBar()) }
        let downloads = DisplayNode(Downloads(files: files))
        let tree = DisplayTree(root: downloads)
        try tree.update { $0.environment[BarHeight.self] = 6 }
        let commit = try await tree.layout(in: SizeRange(width: 200))
        #expect(files.map { commit.frame(of: $0)?.height } == [2, 2, 2])
        #expect(commit.frame(of: commit[downloads].total)?.height == 6)
    }
}
