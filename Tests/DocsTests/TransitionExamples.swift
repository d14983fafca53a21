import Testing
import Weft

struct Stage {
    private var cursor = LayoutCursor()
    private var motion = LayoutMotion(from: nil, to: nil)
    /// How far the animation had come when the motion began.
    private var start = 0.0

    /// Goes on to the newest commit. The change begins the animation anew, or joins the one under
    /// way, which shows the change at its end. Returns whether the progress is 0 again.
    mutating func pull(
        from tree: DisplayTree,
        at progress: Double,
        restarts: Bool,
        dragging: [AnyDisplayNode] = []
    ) -> Bool {
        guard let commit = tree.committed else { return false }
        if cursor.advance(to: commit).isStill { return false }
        motion = motion.retargeted(to: commit, at: share(of: progress), immediate: dragging)
        start = restarts ? 0 : progress
        return restarts
    }

    /// Drops what has left, once the animation has ended.
    mutating func finish() { motion = motion.retargeted(to: motion.to, at: 1) }

    /// How far the motion has come when the animation has come as far as `progress`.
    private func share(of progress: Double) -> Double {
        start < 1 ? (progress - start) / (1 - start) : 1
    }

    func draw(
        at progress: Double,
        _ paint: (_ content: Any?, _ frame: LayoutRect, _ opacity: Double) -> Void
    ) {
        let share = share(of: progress)
        for moving in motion.nodes {
            let content = moving.remains?.content ?? cursor.mounted?.content(of: moving.node)
            paint(content, moving.frame(at: share), moving.presence(at: share))
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

private struct Field: NodeContent {
    let boxes: [DisplayNode<BoxContent>]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        AbsoluteLayoutSpec(children: boxes)
    }
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
        var restarts = [stage.pull(from: tree, at: 0, restarts: true)]
        #expect(picture(stage, at: 0) == [])
        _ = try await tree.layout(in: SizeRange(width: 320))
        restarts.append(stage.pull(from: tree, at: 0, restarts: true))
        #expect(picture(stage, at: 0.5) == [[320, 0.5]])
        // It has missed all commits but the last.
        _ = try await commits()
        restarts.append(stage.pull(from: tree, at: 0.5, restarts: true))
        restarts.append(stage.pull(from: tree, at: 0, restarts: true))
        // A new age of the same length moves nothing.
        let label = tree.committed?[post].ageLabel
        try tree.update { edit in
            if let label { edit[label].string = "3 h" }
        }
        _ = try await tree.layoutIfNeeded()
        restarts.append(stage.pull(from: tree, at: 0.75, restarts: true))
        #expect(picture(stage, at: 0) == [[320, 0.5]])
        #expect(picture(stage, at: 0.25) == [[330, 0.625]])
        #expect(picture(stage, at: 1) == [[360, 1]])
        // Once the animation has ended, what joins it is shown at once.
        _ = try await tree.layout(in: SizeRange(width: 300))
        restarts.append(stage.pull(from: tree, at: 1, restarts: false))
        stage.finish()
        #expect(picture(stage, at: 1) == [[300, 1]])
        #expect(restarts == [false, true, true, false, false, false])
    }

    /// Two boxes, and the tree of a field with them.
    private static func field() -> (boxes: [DisplayNode<BoxContent>], tree: DisplayTree) {
        let boxes = (0..<2).map { _ in
            DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))
        }
        return (boxes, DisplayTree(root: DisplayNode(Field(boxes: boxes))))
    }

    /// Where the boxes of a field are drawn, the second one last.
    private static func places(in stage: Stage, at progress: Double) -> [Double] {
        var places: [Double] = []
        stage.draw(at: progress) { content, frame, _ in
            if content is BoxContent { places.append(frame.minX) }
        }
        return places
    }

    @Test("What is dragged is where it belongs at once, and goes on from there when it is dropped")
    func dragging() async throws {
        let (boxes, tree) = Self.field()
        var stage = Stage()
        func pull(_ places: [Double], at progress: Double, dragging: Bool) async throws {
            try tree.update { edit in
                for (box, x) in zip(boxes, places) {
                    edit[style: box].layoutPosition = LayoutPoint(x: x, y: 0)
                }
            }
            _ = try await tree.layout(in: .unbounded)
            let dragged = dragging ? [boxes[1].anyNode] : []
            _ = stage.pull(from: tree, at: progress, restarts: !dragging, dragging: dragged)
        }
        func places(at progress: Double) -> [Double] { Self.places(in: stage, at: progress) }
        try await pull([0, 50], at: 1, dragging: false)
        stage.finish()
        // The first box makes room, while the second one follows the pointer.
        try await pull([100, 60], at: 0, dragging: true)
        #expect(places(at: 0) == [0, 60])
        #expect(places(at: 0.5) == [50, 60])
        try await pull([100, 70], at: 0.5, dragging: true)
        #expect(places(at: 0.5) == [50, 70])
        try await pull([100, 0], at: 0.5, dragging: false)
        #expect(places(at: 0) == [50, 70])
        #expect(places(at: 1) == [100, 0])
    }

    @Test("What joins an animation gets there by its end, and disturbs nothing else")
    func joining() async throws {
        let (boxes, tree) = Self.field()
        var stage = Stage()
        func move(_ index: Int, to x: Double, at progress: Double, restarts: Bool) async throws {
            try tree.update {
                $0[style: boxes[index]].layoutPosition = LayoutPoint(x: x, y: 0)
            }
            _ = try await tree.layout(in: .unbounded)
            let hasRestarted = stage.pull(from: tree, at: progress, restarts: restarts)
            #expect(hasRestarted == restarts)
        }
        func places(at progress: Double) -> [Double] { Self.places(in: stage, at: progress) }
        func expect(_ expected: [Double], at progress: Double) {
            let found = places(at: progress)
            #expect(found.count == 2)
            for (x, place) in zip(found, expected) {
                #expect(abs(x - place) < 1e-9, "\(found) at \(progress)")
            }
        }
        try await move(0, to: 0, at: 1, restarts: false)
        stage.finish()
        try await move(0, to: 100, at: 0, restarts: true)
        expect([25, 0], at: 0.25)
        // The second box changes its place in every picture, the first one goes its way.
        for progress in stride(from: 0.25, to: 1, by: 0.125) {
            let end = 60 + 8 * progress
            try await move(1, to: end, at: progress, restarts: false)
            let place = try #require(places(at: progress).last)
            for moment in [progress, (1 + progress) / 2, 1] {
                let share = (moment - progress) / (1 - progress)
                expect([100 * moment, place + (end - place) * share], at: moment)
            }
        }
        expect([100, 67], at: 1)
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
