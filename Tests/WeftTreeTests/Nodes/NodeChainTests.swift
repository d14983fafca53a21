import Testing
import Weft

@Suite("Long chains of nodes")
struct NodeChainTests {
    @Test("A chain of 100,000 nodes is released without recursion")
    func release() {
        weak var lowest: Witness?
        do {
            let witness = Witness()
            lowest = witness
            var node = AnyDisplayNode(DisplayNode(Witnessed(witness: witness)))
            for _ in 0..<100_000 { node = AnyDisplayNode(DisplayNode(Pile(children: [node]))) }
            #expect(lowest != nil)
        }
        #expect(lowest == nil)
    }
}

private final class Witness: Sendable {}

private struct Witnessed: LeafContent {
    let witness: Witness

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: .zero)
    }
}
