import RandomLayouts
import TestSupport
import Testing

@testable import WeftTree

@Suite("The queue for permits")
struct PermitsTests {
    @Test("Permits are granted at once while any are idle, and then requests wait")
    func granting() {
        var queue = Permits(count: 2)
        let answers = [queue.enter(.low), queue.enter(.low), queue.enter(.low), queue.enter(.low)]
        #expect(answers == [nil, nil, 1, 2])
        #expect(queue.waitingCount == 2)
        let granted = queue.giveBack(2, at: .low)
        #expect(granted.map(\.id) == [1, 2])
        let nobody = queue.giveBack(2, at: .low)
        #expect(nobody == [] && queue.idle == 2)
    }

    @Test("A request waits only for permits that are held at its urgency or above")
    func urgentRequest() {
        var queue = Permits(count: 2)
        let answers = [
            queue.enter(.low), queue.enter(.medium), queue.enter(.high), queue.enter(.high),
            queue.enter(.high), queue.enter(.medium), queue.enter(.low),
        ]
        #expect(answers == [nil, nil, nil, nil, 1, 2, 3])
        // Two permits are held at the highest urgency, which leaves none to requests below it.
        let nobody = queue.giveBack(at: .low) + queue.giveBack(at: .medium)
        #expect(nobody == [])
        let granted = (0..<4).map { _ in queue.giveBack(at: .high) }
        #expect(granted.map { $0.map(\.id) } == [[1], [2], [3], []])
        #expect(granted.joined().map(\.urgency) == [.high, .medium, .low])
    }

    @Test("Only idle permits are borrowed, and none while an equally urgent request waits")
    func borrowing() {
        var queue = Permits(count: 3)
        _ = queue.enter(.medium)
        let borrowed = [-1, 1, 9].map { queue.borrow(upTo: $0, at: .medium) }
        #expect(borrowed == [0, 1, 1])
        let waiting = queue.enter(.medium)
        let more = queue.borrow(upTo: 1, at: .medium)
        #expect(waiting == 1 && more == 0)
        let granted = queue.giveBack(2, at: .medium)
        #expect(granted.map(\.id) == [1] && queue.idle == 1)
        let urgent = queue.borrow(upTo: 9, at: .high)
        #expect(urgent == 3 && queue.idle == 0)
    }

    @Test("Borrowed permits are wanted back up to the highest urgency at which there are too few")
    func wantedBack() {
        var queue = Permits(count: 2)
        _ = queue.enter(.medium)
        _ = queue.borrow(upTo: 1, at: .medium)
        var wanted = [queue.wantedBack]
        func note() { wanted.append(queue.wantedBack) }
        _ = queue.enter(.low)
        note()
        _ = queue.enter(.high)
        note()
        _ = queue.enter(.high)
        _ = queue.enter(.high)
        note()
        #expect(wanted == [nil, .low, .medium, .high])
    }

    @Test("A raised request stands where it would if it had come with its new priority")
    func raising() {
        var queue = Permits(count: 1)
        _ = queue.enter(.high)
        let low = queue.enter(.low)
        let high = queue.enter(.high)
        let nobody = queue.raise(1, to: .high) + queue.raise(2, to: .low)
        #expect(low == 1 && high == 2 && nobody == [])
        let first = queue.giveBack(at: .high)
        let late = queue.raise(1, to: .highest)
        let second = queue.giveBack(at: .high)
        let third = queue.giveBack(at: .high)
        #expect([first, second, third].map { $0.map(\.id) } == [[1], [2], []] && late == [])
    }

    @Test("A request raised above the holders that it waits for is granted a permit")
    func raisingAbove() {
        var queue = Permits(count: 1)
        _ = queue.enter(.medium)
        let waiting = queue.enter(.low)
        let granted = queue.raise(1, to: .high)
        #expect(waiting == 1 && granted == [Permits.Grant(id: 1, urgency: .high)])
        let left = queue.leave(1)
        #expect(!left)
    }

    @Test("At most seven requests are preferred to the one that has waited longest")
    func starvation() {
        var queue = Permits(count: 1)
        _ = queue.enter(.high)
        let patient = queue.enter(.background)
        var granted: [UInt64] = []
        for _ in 0..<8 {
            _ = queue.enter(.high)
            granted += queue.giveBack(at: .high).map(\.id)
        }
        // The last request does not wait for a less urgent holder.
        #expect(patient == 1 && granted == [2, 3, 4, 5, 6, 7, 8, 1, 9])
    }

    @Test("In random walks, the queue grants what the rule says", arguments: Seeds.range(400))
    func randomWalk(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let permits = Int.random(in: 1...4, using: &random)
        var queue = Permits(count: permits)
        var model = Model(count: permits)
        for step in 0..<400 {
            let comment: Comment = "seed \(seed), step \(step)"
            let urgency = Model.urgencies.randomElement(using: &random) ?? .medium
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1, 2:
                let hasRoom = model.room(at: urgency) > 0
                if let id = queue.enter(urgency) {
                    model.waiting.append((id, urgency))
                    #expect(!hasRoom, comment)
                } else {
                    model.held.append(urgency)
                    #expect(hasRoom, comment)
                }
            case 3:
                let limit = Int.random(in: 0...3, using: &random)
                let expected = min(limit, max(0, model.room(at: urgency)))
                let borrowed = queue.borrow(upTo: limit, at: urgency)
                #expect(borrowed == expected, comment)
                model.held += Array(repeating: urgency, count: borrowed)
            case 4:
                let index = model.waiting.indices.randomElement(using: &random)
                guard let chosen = index else { break }
                let id = model.waiting[chosen].id
                if Bool.random(using: &random) {
                    let hasLeft = [queue.leave(id), queue.leave(id)]
                    #expect(hasLeft == [true, false], comment)
                    model.waiting.remove(at: chosen)
                } else {
                    let granted = queue.raise(id, to: urgency)
                    model.waiting[chosen].urgency = max(urgency, model.waiting[chosen].urgency)
                    let expected = model.grant()
                    #expect(granted == expected, comment)
                }
            default:
                let index = model.held.indices.randomElement(using: &random)
                guard let chosen = index else { break }
                let granted = queue.giveBack(at: model.held.remove(at: chosen))
                let expected = model.grant()
                #expect(granted == expected, comment)
            }
            #expect(queue.waitingCount == model.waiting.count, comment)
            #expect(queue.idle == max(0, permits - model.held.count), comment)
            #expect(queue.wantedBack == model.wantedBack, comment)
            #expect(model.waiting.allSatisfy { model.room(at: $0.urgency) <= 0 }, comment)
            for urgency in Model.urgencies {
                #expect(model.held.count { $0 == urgency } <= permits, comment)
            }
        }
    }

    /// The rule in its plainest form.
    private struct Model {
        static let urgencies: [Urgency] = [.background, .low, .medium, .high]

        let count: Int
        var held: [Urgency] = []
        var waiting: [(id: UInt64, urgency: Urgency)] = []
        var preferred = 0

        func room(at urgency: Urgency) -> Int { count - held.count { $0 >= urgency } }

        var wantedBack: Urgency? {
            Self.urgencies.last { urgency in
                waiting.count { $0.urgency >= urgency } > room(at: urgency)
            }
        }

        mutating func grant() -> [Permits.Grant] {
            var granted: [Permits.Grant] = []
            while let chosen = next() {
                let (id, urgency) = waiting.remove(at: chosen)
                held.append(urgency)
                granted.append(Permits.Grant(id: id, urgency: urgency))
            }
            return granted
        }

        private mutating func next() -> Int? {
            let free = waiting.indices.filter { room(at: waiting[$0].urgency) > 0 }
            guard let highest = free.map({ waiting[$0].urgency }).max(),
                let urgent = free.first(where: { waiting[$0].urgency == highest })
            else { return nil }
            if urgent == 0 {
                preferred = 0
            } else if free.contains(0) {
                preferred += 1
                if preferred > 7 {
                    preferred = 0
                    return 0
                }
            }
            return urgent
        }
    }
}
