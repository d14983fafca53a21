import Testing
import Weft

@testable import WeftTree

@Suite("How much of a suspended run was done")
struct RunProgressTests {
    private let inner = box().anyNode
    private let middle = box().anyNode
    private let outer = box().anyNode

    @Test("A suspended subnode counts as the part of an answer that it has")
    func parts() {
        var progress = RunProgress()
        #expect(progress.answeredPart(of: inner.handle) == 0)
        progress.noteSuspended(inner.handle, answerCount: 3, jobCount: 1)
        #expect(progress.answeredPart(of: inner.handle) == 0.75)
        // Two further jobs are of its own, the first one is of the subnode.
        progress.noteSuspended(middle.handle, answerCount: 1, jobCount: 3)
        #expect(progress.answeredPart(of: middle.handle) == 1.75 / 4)
        progress.noteSuspended(outer.handle, answerCount: 2, jobCount: 3)
        #expect(progress.answeredPart(of: outer.handle) == 2.4375 / 3)
        // Only of the outermost node is it known.
        #expect(progress.answeredPart(of: inner.handle) == 0)
    }

    @Test("A node without questions has no part of its answers")
    func noQuestions() {
        var progress = RunProgress()
        progress.noteSuspended(inner.handle, answerCount: 0, jobCount: 0)
        #expect(progress.answeredPart(of: inner.handle) == 0)
    }
}
