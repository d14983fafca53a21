import Testing
import WeftLayout

@testable import WeftTree

@Suite("Requests that are answered before their tasks wait")
struct AnsweredRequestTests {
    @Test("A task that is cancelled once its request was answered gets the answer")
    func cancelled() async throws {
        let range = SizeRange(width: 100)
        let queue = LeaseQueue()
        let request = Lease.Request(.layout(range, .follow))
        guard case .granted(.run) = queue.enter(request),
            case .waiting(let id) = queue.enter(request)
        else {
            Issue.record("only the first request runs a pass")
            return
        }
        queue.publish(.empty(range, 3), on: WatchChannel())
        let answer = await Task {
            cancelCurrentTask()
            return await queue.grant(for: id).summary
        }
        .value
        #expect(answer == "commit 100 of 3")
    }
}
