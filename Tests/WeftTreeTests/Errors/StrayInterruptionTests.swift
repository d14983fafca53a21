import Testing
import Weft
import WeftLayout

@Suite("Interruptions that a spec keeps and throws again")
struct StrayInterruptionTests {
    /// The error that a spec has once caught.
    private final class Hoard: Sendable {
        let error = Locked<LayoutInterruption?>(nil)
    }

    /// Throws again and again what measuring its child has once thrown.
    private struct HoardingSpec: LayoutSpec {
        var style = LayoutElementStyle()
        let child: DisplayNode<CountingLeaf>
        let hoard: Hoard

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            if let error = hoard.error.withLock({ $0 }) { throw error }
            do {
                return try context.measure(child, in: constrainedSize).size
            } catch {
                hoard.error.withLock { $0 = error }
                throw error
            }
        }
    }

    private struct Hoarder: NodeContent {
        let child = patientLeaf()
        let hoard = Hoard()
        var title = ""

        func layoutSpec(thatFits constrainedSize: SizeRange) -> HoardingSpec {
            HoardingSpec(child: child, hoard: hoard)
        }
    }

    @Test(
        "Such interruptions are an error that names the node, in a tree and in a reference layout"
    )
    func error() async throws {
        let hoarder = DisplayNode(Hoarder(), name: "hoarder")
        let cut = Cut(workers: 2, budget: 1, chunk: 1)
        let tree = DisplayTree(root: hoarder, scheduler: cut.scheduler)
        let expected = LayoutError(.strayInterruption, path: "hoarder")
        await #expect(throws: expected) { try await tree.layout(in: .unbounded) }
        #expect(throws: expected) { try hoarder.layout() }
    }

    @Test("An automatic tree reports them as a failure", .endsEventually)
    func automatic() async throws {
        let hoarder = DisplayNode(Hoarder(), name: "hoarder")
        let cut = Cut(workers: 2, budget: 1, chunk: 1)
        let tree = DisplayTree(root: hoarder, relayout: .automatic, scheduler: cut.scheduler)
        _ = try? await tree.layout(in: .unbounded)
        try tree.update { $0[hoarder].title = "again" }
        var failures = tree.failures.makeAsyncIterator()
        let failure = await failures.next()
        #expect(failure as? LayoutError == LayoutError(.strayInterruption, path: "hoarder"))
    }
}
