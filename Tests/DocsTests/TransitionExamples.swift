import Testing
import Weft

struct Stage {
    private var cursor = LayoutCursor()
    private var motion = LayoutMotion(from: nil, to: nil)

    /// Returns whether a new motion begins, so that the progress is 0 again.
    mutating func pull(from tree: DisplayTree, at progress: Double) -> Bool {
        guard let commit = tree.committed else { return false }
        if cursor.advance(to: commit).isStill { return false }
        motion = motion.retargeted(to: commit, at: progress)
        return true
    }

    func draw(
        at progress: Double,
        _ paint: (_ content: Any?, _ frame: LayoutRect, _ opacity: Double) -> Void
    ) {
        for moving in motion.nodes {
            let commit = moving.isLeaving ? moving.commit : cursor.mounted
            let content = commit?.content(of: moving.node)
            paint(content, moving.frame(at: progress), moving.presence(at: progress))
        }
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

@Suite("The examples about transitions and motions")
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

    @Test("A stage goes on from what it shows to what is committed, and never jumps")
    func stage() async throws {
        /// The widths of the post and their opacities.
        func picture(_ stage: Stage, at progress: Double) -> [[Double]] {
            var picture: [[Double]] = []
            stage.draw(at: progress) { content, frame, opacity in
                if content is PostContent { picture.append([frame.width, opacity]) }
            }
            return picture
        }
        var stage = Stage()
        var begins = [stage.pull(from: tree, at: 0)]
        #expect(picture(stage, at: 0) == [])
        _ = try await tree.layout(in: SizeRange(width: 320))
        begins.append(stage.pull(from: tree, at: 0))
        #expect(picture(stage, at: 0.5) == [[320, 0.5]])
        // It has missed all commits but the last.
        _ = try await commits()
        begins.append(stage.pull(from: tree, at: 0.5))
        begins.append(stage.pull(from: tree, at: 0))
        // A new age of the same length moves nothing.
        let label = tree.committed?[post].ageLabel
        try tree.update { edit in
            if let label { edit[label].string = "3 h" }
        }
        _ = try await tree.layoutIfNeeded()
        begins.append(stage.pull(from: tree, at: 0))
        #expect(begins == [false, true, true, false, false])
        #expect(picture(stage, at: 0) == [[320, 0.5]])
        #expect(picture(stage, at: 0.25) == [[330, 0.625]])
        #expect(picture(stage, at: 1) == [[360, 1]])
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
}
