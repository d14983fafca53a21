import Testing
import Weft

@Suite("Specs nested far too deep")
struct DeepSpecTests {
    private struct Deep: NodeContent {
        let element: any LayoutElement

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AnyElement(element)
        }
    }

    @Test("100,000 specs around one node are an error that names the limit, not a crash")
    func measured() async throws {
        var element: any LayoutElement = SpacerLayoutSpec()
        // Holds every thousandth level, so that not all of them are released inside each other.
        var held: [any LayoutElement] = []
        for level in 0..<100_000 {
            element = element.inset(1)
            if level.isMultiple(of: 1_000) { held.append(element) }
        }
        let error = LayoutError(
            .specsTooDeep(limit: LayoutContext.maximumSpecDepth),
            path: "Deep"
        )
        try await { [element] () async throws in
            let node = DisplayNode(Deep(element: element))
            #expect(throws: error) { try node.layout() }
            let tree = DisplayTree(root: node)
            await #expect(throws: error) { try await tree.layout(in: .unbounded) }
        }()
        element = SpacerLayoutSpec()
        while !held.isEmpty { held.removeLast() }
    }
}
