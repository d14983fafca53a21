import Testing
import Weft

@Suite("Nodes that a transition removes")
struct RemovalTests {
    @Test("Subnodes come before their supernode, the last ones first")
    func order() throws {
        let leaves = [box(), box()].map(\.anyNode)
        let inner = DisplayNode(Column(children: leaves))
        let root = DisplayNode(Column(children: [inner.anyNode]))
        let removed = LayoutTransition(from: try root.layout(), to: nil).removed.map(\.node)
        #expect(removed == [leaves[1], leaves[0], inner.anyNode, root.anyNode])
    }
}
