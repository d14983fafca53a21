import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Nodes that a pass gives back while an edit adopts them")
struct ReadoptionTests {
    /// The outcome of an edit of a node whose inputs another thread replaces in the meantime.
    private struct Outcome {
        var hasThrown = false
        var isLost = false
        var isKept = false
    }

    /// An edit adopts a node that a pass has adopted. Meanwhile the pass gives the node back, its
    /// inputs are replaced, and the pass may adopt it again.
    private func race(readopts: Bool, delay: Int) -> Outcome {
        let slots = SlotTable()
        let inbox = Inbox(environment: LayoutEnvironment(), slots: slots)
        let target = box().handle
        let membership = slots.adopt(target, .byPass, from: SlotSupply(slots)).membership
        let original = target.state
        let hasThrown = Counter()
        onThreads(2) { thread in
            if thread == 0 {
                var drafts = ShortList<NodeDraft>()
                drafts.append(original.makeDraft(of: target))
                // These make the time between the first look at the node and the last one longer.
                for _ in 0..<300 {
                    let node = box().handle
                    drafts.append(node.state.makeDraft(of: node))
                }
                do { try inbox.adopt(drafts) } catch { hasThrown.add() }
            } else {
                for _ in 0..<delay { _ = target.state }
                guard target.giveBack(membership) else { return }
                slots.free(membership.slot)
                let replacement = box(99, 99).handle.state
                guard target.replaceFreeState(original, with: replacement) == .done, readopts
                else { return }
                _ = slots.adopt(target, .byPass, from: SlotSupply(slots))
            }
        }
        var outcome = Outcome(hasThrown: hasThrown.value > 0)
        outcome.isLost = !outcome.hasThrown && !target.hasState(original)
        outcome.isKept = outcome.hasThrown && target.adoption?.standing == .byEdit
        return outcome
    }

    @Test("An edit that finds new inputs throws and gives the node back", arguments: [false, true])
    func race(readopts: Bool) {
        var conflictCount = 0
        for round in 0..<600 {
            let outcome = race(readopts: readopts, delay: round % 60 * 40)
            #expect(!outcome.isLost && !outcome.isKept, "round \(round)")
            if outcome.hasThrown { conflictCount += 1 }
        }
        #expect(conflictCount > 0)
    }

    /// An edit adopts a node that a pass has adopted and meanwhile gives back.
    ///
    /// - Returns: Whether the edit has noted the node as its own newcomer; nil if it has found the
    ///   pass's adoption.
    private func raceOfNewcomer(delay: Int) -> Bool? {
        let slots = SlotTable()
        let inbox = Inbox(environment: LayoutEnvironment(), slots: slots)
        let target = box().handle
        let membership = slots.adopt(target, .byPass, from: SlotSupply(slots)).membership
        let noted = Counter()
        onThreads(2) { thread in
            if thread == 0 {
                var drafts = ShortList<NodeDraft>()
                drafts.append(target.state.makeDraft(of: target))
                for _ in 0..<300 {
                    let node = box().handle
                    drafts.append(node.state.makeDraft(of: node))
                }
                #expect(throws: Never.self) { try inbox.adopt(drafts) }
                #expect(drafts[0].slot == target.adoption?.slot)
                if drafts[0].isNewcomer { noted.add() }
            } else {
                for _ in 0..<delay { _ = target.state }
                _ = target.giveBack(membership)
            }
        }
        #expect(target.adoption?.standing == .final)
        return target.adoption?.slot == membership.slot ? nil : noted.value == 1
    }

    @Test("A node that an edit adopts in place of a pass is a newcomer of that edit")
    func newcomer() {
        let outcomes = (0..<600).compactMap { raceOfNewcomer(delay: $0 % 60 * 40) }
        #expect(!outcomes.isEmpty)
        #expect(outcomes.allSatisfy { $0 })
    }
}
