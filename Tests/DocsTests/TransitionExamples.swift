import Testing
import Weft

struct Sketch {
    private var cursor = LayoutCursor()
    private(set) var running: LayoutTransition?

    mutating func pull(from tree: DisplayTree) {
        guard let commit = tree.committed else { return }
        let transition = cursor.advance(to: commit)
        if !transition.isEmpty { running = transition }
    }

    func rectangles(at progress: Double) -> [AnyDisplayNode: LayoutRect] {
        running?.frames(at: progress) ?? [:]  // in the root's coordinates
    }
}

func animatedFrames(
    of transition: LayoutTransition,
    at progress: Double
) -> [AnyDisplayNode: LayoutRect] {
    Dictionary(
        uniqueKeysWithValues: transition.reframed.map { ($0.node, $0.frame(at: progress)) }
    )
}

func origin(
    of node: AnyDisplayNode,
    in second: LayoutTransition,
    at progress: Double,
    after first: LayoutTransition,
    at firstProgress: Double
) -> LayoutPoint? {
    guard let origin = second.frame(of: node, at: progress)?.origin,
        let left = first.frame(of: node, at: firstProgress)?.origin,
        let end = first.frame(of: node, at: 1)?.origin
    else { return nil }
    return origin + (left - end)
}

@Suite("The examples about transitions in Migrating-from-Texture.md")
struct TransitionExamples {
    private let post = DisplayNode(PostContent(userName: "Ada", age: "2 h"))
    private let tree: DisplayTree

    init() {
        tree = DisplayTree(root: post)
    }

    /// The commits of layouts in three widths.
    private func commits() async throws -> [LayoutCommit] {
        var commits: [LayoutCommit] = []
        for width in [320.0, 400, 360] {
            commits.append(try await tree.layout(in: SizeRange(width: width)))
        }
        return commits
    }

    @Test("A host that pulls late runs one transition across all the commits that it missed")
    func sketch() async throws {
        var sketch = Sketch()
        sketch.pull(from: tree)
        #expect(sketch.running == nil)
        _ = try await tree.layout(in: SizeRange(width: 320))
        sketch.pull(from: tree)
        #expect(sketch.running?.inserted.count == 4)
        let commits = try await commits()
        sketch.pull(from: tree)
        sketch.pull(from: tree)
        #expect(sketch.running?.from?.number == 1)
        #expect(sketch.running?.to?.number == commits[2].number)
        #expect(sketch.rectangles(at: 0)[post.anyNode]?.size.width == 320)
        #expect(sketch.rectangles(at: 0.25)[post.anyNode]?.size.width == 330)
        #expect(sketch.rectangles(at: 1)[post.anyNode]?.size.width == 360)
    }

    @Test("Only nodes whose frame in their supernode changes are animated")
    func animation() async throws {
        let commits = try await commits()
        let transition = LayoutTransition(from: commits[0], to: commits[1])
        let frames = animatedFrames(of: transition, at: 0.5)
        let content = commits[0][post]
        #expect(Set(frames.keys) == [post.anyNode, content.ageLabel.anyNode])
        #expect(frames[post.anyNode]?.size.width == 360)
        let first = try #require(commits[0].frame(of: content.ageLabel))
        #expect(frames[content.ageLabel.anyNode]?.minX == first.minX + 40)
    }

    @Test("Overlapping transitions add up without a jump")
    func overlap() async throws {
        let commits = try await commits()
        let first = LayoutTransition(from: commits[0], to: commits[1])
        let second = LayoutTransition(from: commits[1], to: commits[2])
        let label = commits[0][post].ageLabel.anyNode
        let begin = origin(of: label, in: second, at: 0, after: first, at: 0.5)
        #expect(begin == first.frame(of: label, at: 0.5)?.origin)
        let end = origin(of: label, in: second, at: 1, after: first, at: 1)
        #expect(end == commits[2].frame(of: label)?.origin)
    }
}
