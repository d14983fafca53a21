import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The lease")
struct LeaseTests {
    private let narrow = SizeRange(width: 100)
    private let wide = SizeRange(width: 200)
    private let wider = SizeRange(width: 300)

    @Test("The first request runs a pass, and the others wait")
    func waiting() {
        let lease = TestLease()
        #expect(lease.enter(narrow, id: 1) == "run 100")
        #expect(lease.enter(narrow, id: 2) == nil)
        #expect(lease.enter(wide, id: 3) == nil)
    }

    @Test("A commit answers the requests for its range that its revision is new enough for")
    func joining() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(narrow, 4, id: 2)
        lease.enter(narrow, 5, id: 3)
        #expect(lease.end(.commit(narrow, 4)) == ["2: commit 100 of 4", "3: run 100"])
        #expect(lease.end(.commit(narrow, 5)) == [])
        #expect(lease.enter(narrow, 6, id: 4) == "run 100")
    }

    @Test("What is already committed is not laid out again")
    func alreadyCommitted() {
        let lease = TestLease()
        lease.enter(narrow, 3, id: 1)
        lease.end(.commit(narrow, 3))
        #expect(lease.enter(narrow, 3, id: 2) == "commit 100 of 3")
        #expect(lease.enter(.layoutIfNeeded, 2, id: 3) == "commit 100 of 3")
        #expect(lease.enter(wide, 3, id: 4) == "run 200")
        #expect(lease.enter(narrow, 3, id: 5) == nil)
        #expect(lease.end(.cancelled) == ["5: commit 100 of 3"])
    }

    @Test("A failure answers several requests, like a commit")
    func failing() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(narrow, 2, id: 2)
        lease.enter(narrow, 3, id: 3)
        #expect(lease.end(.failure(narrow, 2)) == ["2: Mistake", "3: run 100"])
    }

    @Test("A failure does not answer a request for another range")
    func failingElsewhere() {
        let lease = TestLease()
        lease.enter(narrow, 2, id: 1)
        lease.enter(wide, 2, id: 2)
        #expect(lease.end(.failure(narrow, 2)) == ["2: run 200"])
        #expect(lease.end(.cancelled) == [])
        #expect(lease.enter(.layoutIfNeeded, 2, id: 3) == "run 200")
    }

    @Test("layoutIfNeeded() while a pass runs waits for it, even after an earlier failure")
    func layoutIfNeededMeanwhile() {
        let lease = TestLease()
        lease.enter(narrow, 2, id: 1)
        lease.end(.failure(narrow, 2))
        lease.enter(narrow, 3, id: 2)
        #expect(lease.enter(.layoutIfNeeded, 2, id: 3) == nil)
        #expect(lease.end(.commit(narrow, 3)) == ["3: commit 100 of 3"])
    }

    @Test("A superseded pass does not count as failed, but one cancelled for another reason does")
    func cancellationsThatFail() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(wide, id: 2)
        lease.end(.cancelled)
        #expect(!lease.hasFailed)
        lease.end(.cancelled)
        #expect(lease.hasFailed)
    }

    @Test("After a cancelled pass, the next request in line runs one")
    func takingOver() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, id: id) }
        #expect(lease.end(.cancelled) == ["2: run 100"])
    }

    @Test("The cost per waiting request does not grow with their number")
    func many() {
        func wait(_ count: UInt64) {
            let lease = TestLease()
            for id in 1...count {
                lease.enter(narrow, id: id)
                lease.raise(id, to: .medium)
            }
            lease.raise(count / 2, to: .high)
            #expect(lease.priority == .high)
            #expect(lease.end(.commit(narrow, 0)).count == count - 1)
        }
        let (few, many) = leastThreadTimes({ wait(500) }, { wait(10_000) })
        // If each request had to look at all others, this would take four hundred times as long.
        #expect(many < few * 80, "\(many) after \(few)")
    }

    @Test("A request that has left gets no answer, and one that was answered cannot leave")
    func leaving() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, id: id) }
        let left = [lease.leave(2), lease.leave(2), lease.leave(1)]
        #expect(left == [true, false, false])
        #expect(lease.end(.commit(narrow, 0)) == ["3: commit 100 of 0"])
        #expect(!lease.leave(3))
    }

    @Test("Requests are answered by a commit as soon as it is published")
    func publishing() {
        let lease = TestLease()
        lease.enter(narrow, 3, id: 1)
        lease.enter(narrow, 3, id: 2)
        lease.enter(narrow, 4, id: 3)
        #expect(lease.enter(.watching, 3, id: 4) == nil)
        #expect(lease.publish(narrow, 3) == ["2: commit 100 of 3", "4: commit 100 of 3"])
        #expect(!lease.leave(2))
        #expect(lease.enter(narrow, 3, id: 5) == "commit 100 of 3")
        #expect(lease.enter(.layoutIfNeeded, 3, id: 6) == "commit 100 of 3")
        #expect(lease.enter(.watching, 3, id: 7) == "commit 100 of 3")
        #expect(lease.enter(wide, 3, id: 8) == nil)
        #expect(lease.isSuperseded == false)
        #expect(lease.finish() == ["3: run 200"])
    }

    @Test("A newer range supersedes the running pass, and waiting requests follow or fail")
    func superseding() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(narrow, id: 2)
        _ = lease.enter(.layout(narrow, .fail), id: 3)
        #expect(lease.isSuperseded == false)
        lease.enter(wide, id: 4)
        #expect(lease.isSuperseded == true)
        #expect(lease.end(.cancelled) == ["3: superseded 100 by 200", "2: run 200"])
        #expect(lease.end(.commit(wide, 0)) == ["4: commit 200 of 0"])
    }

    @Test("A superseded pass that commits anyway still answers the requests for its range")
    func pointOfNoReturn() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        _ = lease.enter(.layout(narrow, .fail), id: 2)
        lease.enter(wide, id: 3)
        #expect(lease.end(.commit(narrow, 0)) == ["2: commit 100 of 0", "3: run 200"])
    }

    @Test("A repeated request does not supersede the requests made in the meantime")
    func requestedAgain() {
        let lease = TestLease()
        _ = lease.enter(.layout(narrow, .fail), id: 1)
        lease.enter(wide, id: 2)
        lease.enter(narrow, id: 3)
        #expect(lease.end(.cancelled) == ["2: run 100"])
        #expect(lease.enter(.unlessNewer(narrow), id: 4) == nil)
        lease.enter(wider, id: 5)
        #expect(lease.end(.cancelled) == ["4: superseded 100 by 300", "3: run 300"])
        #expect(lease.enter(.unlessNewer(narrow), id: 6) == "superseded 100 by 300")
        #expect(lease.isSuperseded == false)
        #expect(lease.end(.commit(wider, 0)) == ["5: commit 300 of 0"])
    }

    /// A lease under which two passes in a row were superseded, and the third one runs.
    private func afterTwoSupersededPasses() -> TestLease {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(wide, id: 2)
        lease.end(.cancelled)
        lease.enter(wider, id: 3)
        lease.end(.cancelled)
        return lease
    }

    @Test("After two superseded passes, the third is not superseded", arguments: [false, true])
    func supersedingEnds(thirdFails: Bool) {
        let lease = afterTwoSupersededPasses()
        lease.enter(narrow, id: 4)
        #expect(lease.isSuperseded == false)
        let end = thirdFails ? TestLease.End.failure(wider, 0) : .commit(wider, 0)
        #expect(lease.end(end) == ["4: run 100"])
        lease.enter(wide, id: 5)
        #expect(lease.isSuperseded == true)
    }

    @Test(
        "A superseded pass that has not begun renews itself even if its range is the newest again"
    )
    func renewingThereAndBack() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(wide, id: 2)
        lease.enter(narrow, id: 3)
        #expect(lease.isSuperseded == true)
        #expect(lease.renew() == "run 100")
        #expect(lease.isSuperseded == false)
        #expect(lease.renew() == nil)
    }

    @Test("After two superseded passes, the third takes a newer range only if it has not begun")
    func renewingTheThird() {
        let lease = afterTwoSupersededPasses()
        lease.enter(narrow, id: 4)
        #expect(lease.isSuperseded == false)
        #expect(lease.renew() == "run 100")
        #expect(lease.renew() == nil)
        #expect(lease.end(.commit(narrow, 0)) == ["4: commit 100 of 0"])
    }

    @Test("A pass that has not begun takes the newest range for all waiting requests")
    func renewing() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        #expect(lease.enter(.layout(narrow, .fail), id: 2) == nil)
        #expect(lease.renew() == nil)
        lease.enter(wide, id: 3)
        lease.enter(wider, id: 4)
        #expect(lease.renew() == "run 300")
        #expect(lease.isSuperseded == false)
        #expect(
            lease.end(.commit(wider, 0))
                == ["2: superseded 100 by 300", "3: commit 300 of 0", "4: commit 300 of 0"]
        )
    }

    @Test("layoutIfNeeded() uses the newest range and supersedes nothing")
    func layoutIfNeeded() {
        let lease = TestLease()
        #expect(lease.enter(.layoutIfNeeded, id: 1) == "never laid out")
        lease.enter(narrow, id: 2)
        _ = lease.enter(.layoutIfNeeded, id: 3)
        #expect(lease.isSuperseded == false)
        lease.enter(wide, id: 4)
        #expect(lease.end(.cancelled) == ["3: run 200"])
        #expect(lease.end(.failure(wide, 7)) == ["4: Mistake"])
        #expect(lease.enter(.layoutIfNeeded, 7, id: 5) == "Mistake")
        #expect(lease.enter(.layoutIfNeeded, 8, id: 6) == "run 200")
    }

    @Test("Watching runs no pass, and ends with a commit or failure of its revision or later")
    func watching() {
        let lease = TestLease()
        #expect(lease.enter(.watching, 2, id: 1) == nil)
        #expect(lease.enter(narrow, 1, id: 2) == "run 100")
        _ = lease.enter(.watching, 3, id: 3)
        #expect(lease.end(.commit(narrow, 2)) == ["1: commit 100 of 2"])
        #expect(lease.enter(narrow, 3, id: 4) == "run 100")
        #expect(lease.end(.cancelled) == [])
        #expect(lease.enter(narrow, 3, id: 5) == "run 100")
        #expect(lease.end(.failure(narrow, 4)) == ["3: Mistake"])
        #expect(lease.enter(.watching, 4, id: 6) == "Mistake")
        #expect(lease.enter(.watching, 5, id: 7) == nil)
    }

    @Test("Watching for a revision that is already committed does not wait")
    func watchingCommitted() {
        let lease = TestLease()
        #expect(lease.enter(.watching, 0, id: 1) == nil)
        lease.enter(narrow, 3, id: 2)
        #expect(lease.end(.commit(narrow, 3)) == ["1: commit 100 of 3"])
        #expect(lease.enter(.watching, 3, id: 3) == "commit 100 of 3")
        lease.enter(wide, 4, id: 4)
        #expect(lease.enter(.watching, 3, id: 5) == "commit 100 of 3")
        #expect(lease.enter(.watching, 4, id: 6) == nil)
        #expect(lease.end(.failure(wide, 4)) == ["6: Mistake"])
        #expect(lease.enter(.watching, 3, id: 7) == "commit 100 of 3")
    }

    @Test(
        "If a later revision fails, the last commit answers the requests that it is new enough for"
    )
    func failingAfterCommit() {
        let lease = TestLease()
        lease.enter(narrow, 3, id: 1)
        lease.end(.commit(narrow, 3))
        lease.enter(narrow, 4, id: 2)
        lease.enter(narrow, 3, id: 3)
        lease.enter(narrow, 4, id: 4)
        _ = lease.enter(.layoutIfNeeded, 3, id: 5)
        #expect(
            lease.end(.failure(narrow, 4))
                == ["3: commit 100 of 3", "4: Mistake", "5: commit 100 of 3"]
        )
    }

    @Test("A failure no longer counts once there is a commit of its revision")
    func commitAfterFailure() {
        let lease = TestLease()
        lease.enter(narrow, 5, id: 1)
        lease.end(.failure(narrow, 5))
        lease.enter(wide, 5, id: 2)
        lease.end(.commit(wide, 5))
        lease.enter(narrow, 5, id: 3)
        lease.end(.cancelled)
        #expect(lease.enter(.layoutIfNeeded, 5, id: 4) == "run 100")
    }

    @Test("The driver gets the highest priority of all requests")
    func escalation() {
        let lease = TestLease()
        lease.enter(narrow, priority: .low, id: 1)
        lease.enter(narrow, priority: .background, id: 2)
        #expect(lease.priority == .low)
        lease.raise(2, to: .medium)
        #expect(lease.priority == .medium)
        lease.enter(narrow, 1, priority: .high, id: 3)
        #expect(lease.priority == .high)
        lease.end(.cancelled)
        #expect(lease.priority == .high)
        lease.end(.cancelled)
        #expect(lease.priority == .high)
    }

    @Test("A request raised under one driver raises the next driver too")
    func raisedBefore() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, priority: .low, id: id) }
        lease.raise(3, to: .high)
        #expect(lease.end(.cancelled) == ["2: run 100"])
        #expect(lease.priority == .high)
    }

    @Test("A request raised to a lower priority keeps its own")
    func raisedToLess() {
        let lease = TestLease()
        lease.enter(narrow, priority: .low, id: 1)
        lease.enter(narrow, priority: .high, id: 2)
        lease.raise(2, to: .low)
        lease.end(.cancelled)
        #expect(lease.priority == .high)
    }
}
