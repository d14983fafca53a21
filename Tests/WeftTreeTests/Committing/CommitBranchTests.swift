import TestSupport
import Testing

@testable import WeftTree

@Suite("Branches of a commit")
struct CommitBranchTests {
    // Objects that are counted while they live stand in for pages.

    @Test("All tasks get the page that the first of them stored, and no other page is left")
    func firstComes() async {
        let alive = Counter()
        for _ in 0..<200 {
            let branch = CommitBranch(owner: 1)
            let made = await withTaskGroup(of: [ObjectIdentifier].self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        (0..<CommitBranch.width).map { index in
                            ObjectIdentifier(branch.update(index) { $0 ?? LifeProbe(alive) })
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(made).count == 1)
            #expect(alive.value == CommitBranch.width)
            withExtendedLifetime(branch) {}
        }
        #expect(alive.value == 0)
    }

    @Test("A task that comes second gets what the first one stored")
    func overtaken() {
        let alive = Counter()
        let branch = CommitBranch(owner: 1)
        let first = LifeProbe(alive)
        let second = branch.update(5) { _ in
            branch.update(5) { _ in first }
            return LifeProbe(alive)
        }
        #expect(ObjectIdentifier(second) == ObjectIdentifier(first))
        #expect(branch[5].map(ObjectIdentifier.init) == ObjectIdentifier(first))
        #expect(alive.value == 1)
    }

    @Test("A copy has and keeps the same children, until its own replace them")
    func copies() {
        let alive = Counter()
        var former: CommitBranch? = CommitBranch(owner: 1)
        former?.update(3) { _ in LifeProbe(alive) }
        let copy = CommitBranch(owner: 2, copying: former)
        let page = copy[3]
        #expect(page === former?[3])
        #expect(copy[4] == nil)
        former = nil
        #expect(alive.value == 1)
        copy.update(3) { _ in LifeProbe(alive) }
        withExtendedLifetime(page) {
            #expect(copy[3] !== page)
            #expect(alive.value == 2)
        }
        #expect(copy.owner == 2)
    }
}
