import StressKit
import Testing

@testable import WeftTree

@Suite("The queue for permits")
struct PermitsTests {
    @Test("Permits are granted at once while there are any; then requests wait")
    func granting() {
        var queue = Permits(count: 2)
        let answers = [queue.enter(.low), queue.enter(.low), queue.enter(.low), queue.enter(.high)]
        #expect(answers == [nil, nil, 1, 2])
        #expect(queue.waitingCount == 2)
        let granted = queue.giveBack(2)
        #expect(granted == [2, 1])
        let nobody = queue.giveBack(2)
        #expect(nobody == [] && queue.idle == 2)
    }

    @Test("What is borrowed is what nobody has, and nothing while somebody waits")
    func borrowing() {
        var queue = Permits(count: 3)
        _ = queue.enter(.medium)
        let borrowed = [queue.borrow(upTo: -1), queue.borrow(upTo: 1), queue.borrow(upTo: 9)]
        #expect(borrowed == [0, 1, 1])
        let waiting = queue.enter(.medium)
        let more = queue.borrow(upTo: 1)
        #expect(waiting == 1 && more == 0)
        let granted = queue.giveBack(2)
        #expect(granted == [1] && queue.idle == 1)
    }

    @Test("A raised request stands where it would stand if it had come with its new priority")
    func raising() {
        var queue = Permits(count: 1)
        _ = queue.enter(.medium)
        let low = queue.enter(.low)
        let high = queue.enter(.high)
        queue.raise(1, to: .high)
        queue.raise(2, to: .low)
        #expect(low == 1 && high == 2)
        let first = queue.giveBack(1)
        queue.raise(1, to: .high)
        let second = queue.giveBack(1)
        let third = queue.giveBack(1)
        #expect([first, second, third] == [[1], [2], []])
    }

    @Test("Seven may be preferred to the one who has waited longest, not an eighth")
    func starvation() {
        var queue = Permits(count: 1)
        _ = queue.enter(.medium)
        let patient = queue.enter(.background)
        var granted: [UInt64] = []
        for _ in 0..<9 {
            _ = queue.enter(.high)
            granted += queue.giveBack(1)
        }
        #expect(patient == 1 && granted == [2, 3, 4, 5, 6, 7, 8, 1, 9])
    }

    @Test("Whatever happens, it grants as the rule says", arguments: Seeds.range(200))
    func randomWalk(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let permits = Int.random(in: 1...4, using: &random)
        var queue = Permits(count: permits)
        var model = Model(held: 0)
        for step in 0..<400 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2:
                let priority = Model.priorities.randomElement(using: &random) ?? .medium
                if let id = queue.enter(priority) {
                    model.waiting.append((id, priority))
                    #expect(model.held == permits, "seed \(seed), step \(step)")
                } else {
                    model.held += 1
                }
            case 3:
                let count = Int.random(in: 0...3, using: &random)
                let expected = min(count, permits - model.held)
                let borrowed = queue.borrow(upTo: count)
                #expect(borrowed == expected, "seed \(seed), step \(step)")
                model.held += borrowed
            case 4:
                let index = model.waiting.indices.randomElement(using: &random)
                guard let chosen = index else { break }
                let id = model.waiting[chosen].id
                if Bool.random(using: &random) {
                    let hasLeft = [queue.leave(id), queue.leave(id)]
                    #expect(hasLeft == [true, false], "seed \(seed), step \(step)")
                    model.waiting.remove(at: chosen)
                } else {
                    let priority = Model.priorities.randomElement(using: &random) ?? .medium
                    queue.raise(id, to: priority)
                    model.waiting[chosen].priority = max(priority, model.waiting[chosen].priority)
                }
            default:
                guard model.held > 0 else { break }
                let granted = queue.giveBack(1)
                let expected = model.giveBack()
                #expect(granted == expected, "seed \(seed), step \(step)")
            }
            #expect(queue.waitingCount == model.waiting.count, "seed \(seed), step \(step)")
            #expect(queue.idle == permits - model.held, "seed \(seed), step \(step)")
            #expect(queue.idle == 0 || queue.waitingCount == 0, "seed \(seed), step \(step)")
        }
    }

    /// The rule as one would write it down.
    private struct Model {
        static let priorities: [Urgency] = [.background, .low, .medium, .high]

        var held: Int
        var waiting: [(id: UInt64, priority: Urgency)] = []
        var preferred = 0

        mutating func giveBack() -> [UInt64] {
            guard let highest = waiting.map(\.priority).max(),
                let urgent = waiting.firstIndex(where: { $0.priority == highest })
            else {
                held -= 1
                return []
            }
            let chosen = preferred < 7 ? urgent : 0
            preferred = chosen == 0 ? 0 : preferred + 1
            return [waiting.remove(at: chosen).id]
        }
    }
}
