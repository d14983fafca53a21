import Testing
import Weft
import WeftTesting

@Suite("Debug descriptions")
struct DebugDescriptionTests {
    @Test("Trees, commits, transitions and hosts describe themselves in one line")
    func lines() async throws {
        let scheduler = LayoutScheduler(workers: 3)
        let root = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 20)), name: "box")
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].size?.width = 50 }
        let last = try await tree.layout(in: .unbounded)
        #expect(
            "\(last.statistics)"
                == "LayoutStatistics(1 measured, 0 cached, 0 validated, 0 restarted)"
        )
        let line = TextLayout.Line(text: "abc", width: 20, baseline: 11)
        #expect("\(line)" == "\"abc\" 20 wide at 11")
        var mirror = LayoutMirror()
        #expect("\(mirror)" == "LayoutMirror(nothing)")
        mirror.mount(last)
        #expect("\(root.width(3))" == "BoxContent(box) LayoutElementStyle(width: 3pt)")
        #expect("\(scheduler)" == "LayoutScheduler(workers: 3)")
        #expect("\(tree)" == "DisplayTree(BoxContent(box), revision 1)")
        let commit = "LayoutCommit(number 2, revision 1, BoxContent(box) 50×20, 1 nodes)"
        #expect("\(last)" == commit)
        #expect("\(mirror)" == "LayoutMirror(\(commit))")
        #expect("\(LayoutCursor(mounted: last))" == "LayoutCursor(\(commit))")
        #expect(
            "\(LayoutTransition(from: first, to: last))"
                == """
                LayoutTransition(from 1 to 2: 0 removed, 0 inserted, 0 moved, 1 reframed, 1 updated)
                """
        )
    }

    @Test("The steps of a transition, motions and explanations describe themselves, too")
    func parts() async throws {
        let (left, right) = (box(name: "left"), box(20, 10, name: "right"))
        let root = DisplayNode(Column(children: [left.anyNode, right.anyNode]), name: "root")
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[right].color = 0x123456
            edit[root].children = [right.anyNode]
        }
        let last = try await tree.layout(in: .unbounded)
        let transition = LayoutTransition(from: first, to: last)
        #expect(
            transition.steps.map { "\($0)" }.sorted() == [
                "detach BoxContent(left) from Column(root)[0]",
                "set the frame of BoxContent(right) to (0, 0) 20×10",
                "set the frame of Column(root) to (0, 0) 20×10",
                "update BoxContent(right)", "update Column(root)",
            ]
        )
        #expect(
            LayoutTransition(from: nil, to: last).steps.prefix(2).map { "\($0)" } == [
                "attach Column(root) to root[0]", "attach BoxContent(right) to Column(root)[0]",
            ]
        )
        let motion = LayoutMotion(from: first, to: last)
        #expect("\(motion)" == "LayoutMotion(to 2: 3 nodes, 1 leaving)")
        let leaving = try #require(motion.nodes.first { $0.isLeaving })
        #expect("\(leaving)" == "BoxContent(left) from (0, 0) 10×10 to (0, 0) 10×10, leaving")
        let remains = try #require(leaving.remains)
        #expect("\(remains)" == "remains of \(remains.content)")
        #expect(Set([remains, remains]).count == 1)
        let explanation = try last.explanation(of: right)
        #expect(
            explanation?.debugDescription == "LayoutExplanation(right BoxContent, 3 steps, 0 parts)"
        )
    }

    @Test("Errors begin with the root of the tree that they concern")
    func errors() {
        let errors: [any Error] = [
            LayoutUnavailableError(root: "Feed(#1)"),
            LayoutSupersededError(root: "Feed(#1)", range: .unbounded, newerRange: .unbounded),
            LayoutBatchError.sameTree(root: "Feed(#1)", first: 2, second: 7),
        ]
        for error in errors { #expect("\(error)".hasPrefix("Feed(#1): "), "\(error)") }
    }
}
