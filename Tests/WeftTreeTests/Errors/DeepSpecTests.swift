import TestSupport
import Testing
import Weft

@Suite("Specs nested far too deeply")
struct DeepSpecTests {
    private struct Deep: NodeContent {
        let element: any LayoutElement

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AnyLayoutElement(element)
        }
    }

    @Test("100,000 specs around one node are an error that names the limit, not a crash")
    func measured() async throws {
        var element: any LayoutElement = SpacerLayoutSpec()
        // Holds every thousandth level, so that not all levels are released inside each other.
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

    @Test("A chain of nodes is laid out, however many elements of any type lie between the nodes")
    func elementsOfAnyType() async throws {
        let sizes = await onThread(stackSize: 2 << 20) {
            var node = box().anyNode
            for _ in 0..<20 {
                var element: any LayoutElement = node
                for _ in 0..<1_800 { element = AnyLayoutElement(element) }
                node = DisplayNode(Deep(element: element)).anyNode
            }
            return try? node.layout().size
        }
        #expect(sizes == LayoutSize(width: 10, height: 10))
    }

    /// Lays out a spec with the given number of levels on a thread with a stack of 512 KB.
    private func layOutOnSmallStack(levels: Int) async -> LayoutError? {
        await onThread(stackSize: 512 << 10) {
            var element: any LayoutElement = SpacerLayoutSpec()
            for _ in 0..<levels { element = StackLayoutSpec { element } }
            let node = DisplayNode(Deep(element: element), name: "deep")
            do {
                _ = try node.layout()
                return nil
            } catch {
                return error as? LayoutError
            }
        }
    }

    @Test("On a small stack, fewer specs are too many, which is the same error and not a crash")
    func smallStack() async {
        #expect(await layOutOnSmallStack(levels: 20) == nil)
        let error = LayoutError(
            .specsTooDeep(limit: LayoutContext.maximumSpecDepth),
            path: "deep"
        )
        #expect(await layOutOnSmallStack(levels: 800) == error)
    }
}
