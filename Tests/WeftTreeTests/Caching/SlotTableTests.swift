import Synchronization
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Slots and memberships")
struct SlotTableTests {
    private func handle() -> NodeHandle {
        box().handle
    }

    @Test("A free slot is reused, with the generation of its new node")
    func reuse() {
        let slots = SlotTable()
        let (node, nextNode) = (handle(), handle())
        let (first, newSite) = slots.adopt(node, .byPass, from: SlotSupply(slots))
        #expect(newSite?.slot == first.slot)
        let site = slots.site(of: first.slot)
        #expect(site.marks.generation == node.generation)
        site.claim(for: NodeRecord.ParentLink(slot: 3, generation: 4), in: 5)
        site.marks.lastAsk = 6
        site.marks.lastPlacing.set(in: 5)
        #expect(site.stamp(7))
        slots.free(first.slot)
        #expect(site.marks.generation == 0 && !site.marks.claim.wasMade && site.parent == .none)
        #expect(site.marks.lastAsk == 0 && site.marks.parentGeneration == 0)
        #expect(!site.marks.lastPlacing.isSet(in: 5) && site.lastStamp == 0)
        let (second, _) = slots.adopt(nextNode, .byPass, from: SlotSupply(slots))
        #expect(second.slot == first.slot)
        #expect(slots.site(of: second.slot).marks.generation == nextNode.generation)
        #expect(node.generation != nextNode.generation)
        #expect(slots.count < 8)
    }

    @Test("A slot takes 120 bytes, less than two cache lines")
    func size() { #expect(SlotTable.Site.stride == 120) }

    @Test("Records stay in place and apart while the table grows")
    func growth() {
        let slots = SlotTable()
        let handles = (0..<5_000).map { _ in handle() }
        for handle in handles {
            let (membership, _) = slots.adopt(handle, .byPass, from: SlotSupply(slots))
            _ = slots.site(of: membership.slot).stamp(handle.id)
        }
        // Tasks take slots in blocks, so the last of them are not in use yet.
        #expect((5_000..<5_000 + SlotTable.blockSize).contains(slots.count))
        for handle in handles {
            #expect(handle.adoption.map { slots.site(of: $0.slot).lastStamp } == handle.id)
        }
    }

    @Test("The cost of taking a free slot does not grow with the number of free slots")
    func manyFreeSlots() {
        func takeAll(_ count: Int) -> () -> Void {
            let slots = SlotTable()
            var blocks: [SlotTable.Block] = []
            while blocks.count * SlotTable.blockSize < count { blocks.append(slots.takeBlock()) }
            for block in blocks { slots.giveBack(block) }
            return {
                let blocks = blocks.map { _ in slots.takeBlock() }
                for block in blocks { slots.giveBack(block) }
            }
        }
        let (few, many) = leastThreadTimes(takeAll(20_000), takeAll(400_000))
        // There are 20 times as many slots. The bound allows for linear time, with room for caches
        // that others use.
        #expect(many < few * 60, "\(many) after \(few)")
    }

    @Test("Slots that the table counts as made are ready, even while others are being made")
    func madeSlots() async {
        let slots = SlotTable()
        _ = slots.takeBlock()
        var lookCount = 0
        await withTaskGroup { group in
            for _ in 0..<3 {
                group.addTask { for _ in 0..<200 { _ = slots.takeBlock() } }
            }
            while lookCount < 200 {
                guard let count = slots.madeCount else {
                    await Task.yield()
                    continue
                }
                var areVacant: [Bool] = []
                slots.site(of: Slot(count - 1)).record.forEachEntry {
                    areVacant.append($0.isVacant)
                }
                #expect(areVacant == [true])
                lookCount += 1
            }
        }
        #expect(slots.madeCount == slots.count)
    }

    @Test("A slot that an edit gives back goes to the next node")
    func newcomer() {
        let slots = SlotTable()
        let node = handle()
        let (membership, _) = slots.adopt(handle(), .byEdit, from: SlotSupply(slots))
        slots.freeNewcomer(membership.slot)
        #expect(slots.site(of: membership.slot).marks.generation == 0)
        let (next, _) = slots.adopt(node, .byEdit, from: SlotSupply(slots))
        #expect(next.slot == membership.slot)
        #expect(slots.site(of: next.slot).marks.generation == node.generation)
    }

    @Test("A node belongs to the first tree that adopts it")
    func firstTree() {
        let slots = SlotTable()
        let others = SlotTable()
        let node = handle()
        #expect(node.adoption == nil)
        let (mine, _) = slots.adopt(node, .byPass, from: SlotSupply(slots))
        let (known, newSite) = others.adopt(node, .byPass, from: SlotSupply(others))
        #expect(known == mine && newSite == nil)
        #expect(others.count == 0)
    }

    @Test("A provisional adoption can be given back, but not one that its tree has confirmed")
    func provisional() throws {
        let slots = SlotTable()
        let node = handle()
        let (first, _) = slots.adopt(node, .byPass, from: SlotSupply(slots))
        #expect(first.standing == .byPass)
        #expect(node.giveBack(first))
        #expect(node.adoption == nil)
        #expect(node.confirmAdoption(for: slots.tree) == nil)
        slots.free(first.slot)
        let (second, _) = slots.adopt(node, .byPass, from: SlotSupply(slots))
        #expect(node.confirmAdoption(for: slots.tree + 1) == second)
        let confirmed = try #require(node.confirmAdoption(for: slots.tree))
        #expect(confirmed.slot == second.slot)
        #expect(!node.giveBack(second))
        #expect(node.adoption?.standing == .final)
    }

    @Test("Memberships survive being packed into one word")
    func packing() {
        for slot: Slot in [0, 1, 63, 64, 1 << 20, (1 << 30) - 2] {
            for standing in [NodeHandle.Standing.final, .byPass, .byEdit] {
                let membership = NodeHandle.Membership(
                    tree: .max,
                    slot: slot,
                    standing: standing
                )
                #expect(NodeHandle.Membership(rawValue: membership.rawValue) == membership)
            }
        }
        #expect(NodeHandle.Membership(rawValue: 0) == nil)
    }

    @Test("A released handle is buried once, under its generation")
    func graveyard() throws {
        let slots = SlotTable()
        var node: NodeHandle? = handle()
        let membership = try #require(
            node.map { slots.adopt($0, .byPass, from: SlotSupply(slots)).membership }
        )
        #expect(slots.graveyard.drain().isEmpty)
        node = nil
        let graves = slots.graveyard.drain()
        #expect(graves.map(\.slot) == [membership.slot])
        #expect(graves.map(\.generation) == [slots.site(of: membership.slot).marks.generation])
        #expect(slots.graveyard.drain().isEmpty)
    }
}
