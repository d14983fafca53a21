import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The lease")
struct LeaseTests {
    private let narrow = SizeRange(width: 100)
    private let wide = SizeRange(width: 200)
    private let wider = SizeRange(width: 300)

    @Test("The first runs, the others wait")
    func waiting() {
        let lease = TestLease()
        #expect(lease.enter(narrow, id: 1) == "run 100")
        #expect(lease.enter(narrow, id: 2) == nil)
        #expect(lease.enter(wide, id: 3) == nil)
    }

    @Test("A commit answers those of its range that were made by its revision")
    func joining() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(narrow, 4, id: 2)
        lease.enter(narrow, 5, id: 3)
        #expect(lease.end(.commit(narrow, 4)) == ["2: commit 100 of 4", "3: run 100"])
        #expect(lease.end(.commit(narrow, 5)) == [])
        #expect(lease.enter(narrow, 6, id: 4) == "run 100")
    }

    @Test("What is committed already is not laid out again, also if it was a moment ago")
    func alreadyCommitted() {
        let lease = TestLease()
        lease.enter(narrow, 3, id: 1)
        lease.end(.commit(narrow, 3))
        #expect(lease.enter(narrow, 3, id: 2) == "commit 100 of 3")
        #expect(lease.enter(.settling, 2, id: 3) == "commit 100 of 3")
        #expect(lease.enter(wide, 3, id: 4) == "run 200")
        #expect(lease.enter(narrow, 3, id: 5) == nil)
        #expect(lease.end(.cancelled) == ["5: commit 100 of 3"])
    }

    @Test("A failure is shared like a commit")
    func failing() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(narrow, 2, id: 2)
        lease.enter(narrow, 3, id: 3)
        #expect(lease.end(.failure(narrow, 2)) == ["2: Mistake", "3: run 100"])
    }

    @Test("A failure answers nobody who waits for another range")
    func failingElsewhere() {
        let lease = TestLease()
        lease.enter(narrow, 2, id: 1)
        lease.enter(wide, 2, id: 2)
        #expect(lease.end(.failure(narrow, 2)) == ["2: run 200"])
        #expect(lease.end(.cancelled) == [])
        #expect(lease.enter(.settling, 2, id: 3) == "run 200")
    }

    @Test("Who settles while a pass runs waits for it, whatever has failed before")
    func settlingMeanwhile() {
        let lease = TestLease()
        lease.enter(narrow, 2, id: 1)
        lease.end(.failure(narrow, 2))
        lease.enter(narrow, 3, id: 2)
        #expect(lease.enter(.settling, 2, id: 3) == nil)
        #expect(lease.end(.commit(narrow, 3)) == ["3: commit 100 of 3"])
    }

    @Test("A pass that is superseded has not failed, and one that is cancelled otherwise has")
    func cancellationsThatFail() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(wide, id: 2)
        lease.end(.cancelled)
        #expect(!lease.hasFailed)
        lease.end(.cancelled)
        #expect(lease.hasFailed)
    }

    @Test("After a cancelled pass the next in line runs")
    func takingOver() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, id: id) }
        #expect(lease.end(.cancelled) == ["2: run 100"])
    }

    @Test("Ten thousand who wait take no longer each than a few")
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
        // With a look at all of them for each, they would take four hundred times as long.
        #expect(many < few * 80, "\(many) after \(few)")
    }

    @Test("Who has left gets no answer; who was answered can't leave")
    func leaving() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, id: id) }
        let left = [lease.leave(2), lease.leave(2), lease.leave(1)]
        #expect(left == [true, false, false])
        #expect(lease.end(.commit(narrow, 0)) == ["3: commit 100 of 0"])
        #expect(!lease.leave(3))
    }

    @Test("A newer range supersedes the pass that runs; who waits follows or fails, as it chose")
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

    @Test("A pass that commits before it notices answers those of its range nevertheless")
    func pointOfNoReturn() {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        _ = lease.enter(.layout(narrow, .fail), id: 2)
        lease.enter(wide, id: 3)
        #expect(lease.end(.commit(narrow, 0)) == ["2: commit 100 of 0", "3: run 200"])
    }

    @Test("A request that is made again takes the range from nobody who came meanwhile")
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

    @Test("The third of three passes is not superseded; the next may be", arguments: [false, true])
    func supersedingEnds(thirdFails: Bool) {
        let lease = TestLease()
        lease.enter(narrow, id: 1)
        lease.enter(wide, id: 2)
        lease.end(.cancelled)
        lease.enter(wider, id: 3)
        lease.end(.cancelled)
        lease.enter(narrow, id: 4)
        #expect(lease.isSuperseded == false)
        let end = thirdFails ? TestLease.End.failure(wider, 0) : .commit(wider, 0)
        #expect(lease.end(end) == ["4: run 100"])
        lease.enter(wide, id: 5)
        #expect(lease.isSuperseded == true)
    }

    @Test("A pass that has not begun gives way also if its own range is the newest again")
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

    @Test("A pass that has not begun gives way to the newest range, for all who wait")
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

    @Test("Settling takes the newest range, and supersedes nothing")
    func settling() {
        let lease = TestLease()
        #expect(lease.enter(.settling, id: 1) == "never laid out")
        lease.enter(narrow, id: 2)
        _ = lease.enter(.settling, id: 3)
        #expect(lease.isSuperseded == false)
        lease.enter(wide, id: 4)
        #expect(lease.end(.cancelled) == ["3: run 200"])
        #expect(lease.end(.failure(wide, 7)) == ["4: Mistake"])
        #expect(lease.enter(.settling, 7, id: 5) == "Mistake")
        #expect(lease.enter(.settling, 8, id: 6) == "run 200")
    }

    @Test("Watching runs nothing, and ends with a commit or a failure of its revision or later")
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

    @Test("Watching for what is committed already waits for no pass, and for no revision before it")
    func watchingCommitted() {
        let lease = TestLease()
        #expect(lease.enter(.watching, 0, id: 1) == nil)
        lease.enter(narrow, 3, id: 2)
        #expect(lease.end(.commit(narrow, 3)) == ["1: commit 100 of 3"])
        #expect(lease.enter(.watching, 3, id: 3) == "present")
        lease.enter(wide, 4, id: 4)
        #expect(lease.enter(.watching, 3, id: 5) == "present")
        #expect(lease.enter(.watching, 4, id: 6) == nil)
        #expect(lease.end(.failure(wide, 4)) == ["6: Mistake"])
        #expect(lease.enter(.watching, 3, id: 7) == "present")
    }

    @Test("Who is content with the last commit gets it when a pass fails with a later revision")
    func failingAfterCommit() {
        let lease = TestLease()
        lease.enter(narrow, 3, id: 1)
        lease.end(.commit(narrow, 3))
        lease.enter(narrow, 4, id: 2)
        lease.enter(narrow, 3, id: 3)
        lease.enter(narrow, 4, id: 4)
        _ = lease.enter(.settling, 3, id: 5)
        #expect(
            lease.end(.failure(narrow, 4))
                == ["3: commit 100 of 3", "4: Mistake", "5: commit 100 of 3"]
        )
    }

    @Test("A failure counts no more once a commit of its revision has come")
    func commitAfterFailure() {
        let lease = TestLease()
        lease.enter(narrow, 5, id: 1)
        lease.end(.failure(narrow, 5))
        lease.enter(wide, 5, id: 2)
        lease.end(.commit(wide, 5))
        lease.enter(narrow, 5, id: 3)
        lease.end(.cancelled)
        #expect(lease.enter(.settling, 5, id: 4) == "run 100")
    }

    @Test("The driver gets the highest priority of those who wait")
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

    @Test("Who was raised under one driver raises the next one, too")
    func raisedBefore() {
        let lease = TestLease()
        for id: UInt64 in 1...3 { lease.enter(narrow, priority: .low, id: id) }
        lease.raise(3, to: .high)
        #expect(lease.end(.cancelled) == ["2: run 100"])
        #expect(lease.priority == .high)
    }

    @Test("Who is raised to less than it has keeps what it has")
    func raisedToLess() {
        let lease = TestLease()
        lease.enter(narrow, priority: .low, id: 1)
        lease.enter(narrow, priority: .high, id: 2)
        lease.raise(2, to: .low)
        lease.end(.cancelled)
        #expect(lease.priority == .high)
    }
}
