import Testing
import Weft

@Suite("Motions between commits with other roots")
struct RootMotionTests {
    @Test("A root that leaves is drawn in front of one that comes back and was behind it")
    func order() throws {
        let (old, new) = (
            DisplayNode(Column(children: [box().anyNode])), DisplayNode(Column(children: []))
        )
        let (first, second) = (try old.layout(), try new.layout())
        let motion = LayoutMotion(from: first, to: second)
        #expect(motion.nodes.map(\.node) == first.nodes + second.nodes)
        let back = motion.retargeted(to: first, at: 0.5)
        #expect(back.nodes.map(\.node) == first.nodes + second.nodes)
        #expect(back.nodes.map(\.isLeaving) == [false, false, true])
    }
}
