import Synchronization

/// Counts of what was done so far, by all tasks.
final class StressTally: Sendable {
    private let counts: [Atomic<Int>.Box] = Count.allCases.map { _ in Atomic<Int>.Box() }

    /// What is counted.
    enum Count: Int, CaseIterable, Sendable {
        case rounds, bursts, edits, commits, compared, late, cancelled, reads, mounts
        /// The tasks that are running.
        case tasks
    }

    init() {}

    subscript(count: Count) -> Int { counts[count.rawValue].number.load(ordering: .relaxed) }

    func add(_ count: Count, _ amount: Int = 1) {
        counts[count.rawValue].number.wrappingAdd(amount, ordering: .relaxed)
    }

    /// Counts the verdict on a commit; nil stands for a layout that was cancelled or superseded.
    func note(_ verdict: CommitChecker.Verdict?) {
        switch verdict {
        case .right: add(.compared)
        case .late: add(.late)
        case .known: break
        case nil: add(.cancelled)
        }
    }
}

extension Atomic<Int> {
    /// An atomic number that can be an element of an array.
    fileprivate final class Box: Sendable {
        let number = Atomic(0)
    }
}
