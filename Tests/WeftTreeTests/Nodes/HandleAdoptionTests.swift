import Testing
import WeftLayout

@testable import WeftTree

@Suite("What an adoption takes over and gives back")
struct HandleAdoptionTests {
    private func state() -> NodeState { NodeState(baseStyle: LayoutElementStyle(), kind: .leaf) }

    /// Writes what an adoption writes to a site before others can reach the site.
    private func fill(_ site: SlotTable.Site) {
        site.claim(for: NodeRecord.ParentLink(slot: 7, generation: 8), in: 1)
    }

    @Test("If inputs are replaced while the site is prepared, the record gets the new ones")
    func replaced() throws {
        weak var (first, second): (NodeState?, NodeState?)
        do {
            let slots = SlotTable()
            var (old, new): (NodeState?, NodeState?) = (state(), state())
            (first, second) = (old, new)
            let node = NodeHandle(old!)
            old = nil
            var tries = 0
            let (membership, site) = slots.adopt(node, .byPass, from: SlotSupply(slots)) { site in
                fill(site)
                tries += 1
                guard let replacement = new else { return }
                new = nil
                #expect(node.replaceFreeState(node.state, with: replacement) == .done)
            }
            #expect(site != nil && tries == 2)
            #expect(first == nil && slots.site(of: membership.slot).record.state === second)
        }
        #expect(second == nil)
    }

    @Test("A site prepared for a node that another tree adopts first is left as it was")
    func lost() throws {
        weak var (inputs, graveyard): (NodeState?, Graveyard?)
        do {
            let (slots, others) = (SlotTable(), SlotTable())
            graveyard = slots.graveyard
            let supply = SlotSupply(slots)
            var original: NodeState? = state()
            inputs = original
            let node = NodeHandle(original!)
            original = nil
            let (membership, site) = slots.adopt(node, .byPass, from: supply) { site in
                fill(site)
                let theirs = others.adopt(node, .byPass, from: SlotSupply(others))
                #expect(theirs.newSite != nil)
            }
            #expect(site == nil && membership.tree == others.tree)
            let next = supply.next
            let isEmpty = unsafe next.record.installedState.reference == nil
            let (generation, wasMade) = (next.marks.generation, next.marks.claim.wasMade)
            #expect(isEmpty && generation == 0 && !wasMade)
            #expect(next.parent == .none)
        }
        #expect(inputs == nil && graveyard == nil)
    }

    @Test("A node given back, adopted again and confirmed loses nothing and keeps nothing too long")
    func givenBack() {
        weak var graveyard: Graveyard?
        weak var (first, second): (NodeState?, NodeState?)
        do {
            let slots = SlotTable()
            graveyard = slots.graveyard
            let supply = SlotSupply(slots)
            do {
                var (old, new): (NodeState?, NodeState?) = (state(), state())
                (first, second) = (old, new)
                let node = NodeHandle(old!)
                old = nil
                let (early, _) = slots.adopt(node, .byPass, from: supply)
                #expect(node.giveBack(early))
                slots.free(early.slot)
                let (late, site) = slots.adopt(node, .byPass, from: supply)
                #expect(node.confirmAdoption(for: slots.tree) != nil && !node.giveBack(late))
                _ = node.replaceState(with: new!)
                new = nil
                #expect(site?.record.state === first)
            }
            #expect(second == nil)
            let graves = graveyard?.drain() ?? []
            #expect(graves.count == 1)
            for grave in graves { slots.free(grave.slot) }
            #expect(first == nil)
        }
        #expect(graveyard == nil)
    }
}
