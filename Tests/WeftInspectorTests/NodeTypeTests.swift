import Testing
import Weft
import WeftInspector

@Suite("Types of nodes")
struct NodeTypeTests {
    struct Content: LeafContent {
        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: 1, height: 1))
        }
    }

    struct ContentCell: LeafContent {
        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: 1, height: 1))
        }
    }

    @Test("A type is shown without its suffix Content, unless the name is nothing else")
    func types() throws {
        #expect(try DisplayNode(BoxContent(size: .zero)).layout().outline() == "Box  0 0 0×0\n")
        #expect(try DisplayNode(Content()).layout().outline() == "Content  0 0 1×1\n")
        #expect(try DisplayNode(ContentCell()).layout().outline() == "ContentCell  0 0 1×1\n")
    }
}
