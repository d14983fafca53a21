import Testing
import Weft

@Suite("Styles that specs read")
struct StyleReadTests {
    /// Places a node and reads the style of another one.
    private struct Reading: LayoutSpec {
        var style = LayoutElementStyle()
        let child: AnyDisplayNode
        let model: AnyDisplayNode

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            var width = 10.0
            if case .points(let points) = context.style(of: model).width { width = points }
            let measured = try context.measure(child, in: constrainedSize)
            context.place(measured, at: .zero)
            return LayoutSize(width: width, height: measured.size.height).clamped(
                to: constrainedSize
            )
        }
    }

    private struct Reader: NodeContent {
        let child: AnyDisplayNode
        let model: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            Reading(child: child, model: model)
        }
    }

    @Test("A node whose style is read cannot have another parent", arguments: [false, true])
    func twoParents(isReaderFirst: Bool) async throws {
        let model = DisplayNode(BoxContent(size: LayoutSize(width: 5, height: 5)), name: "model") {
            $0.width = 40
        }
        let reader = DisplayNode(Reader(child: box().anyNode, model: model.anyNode), name: "reader")
        let nodes =
            isReaderFirst ? [reader.anyNode, model.anyNode] : [model.anyNode, reader.anyNode]
        let root = DisplayNode(Column(children: nodes), name: "root")
        let expected = #expect(throws: LayoutError.self) { try root.layout() }
        let error = await #expect(throws: LayoutError.self) {
            try await DisplayTree(root: root).layout(in: .unbounded)
        }
        #expect(error == expected)
        guard case .nodeInTwoPlaces(let first, let second) = expected?.kind else {
            Issue.record("\(String(describing: expected))")
            return
        }
        #expect([first, second].contains("root ▸ reader ▸ model"))
        #expect([first, second].contains("root ▸ model"))
    }

    @Test("An edit of a style that is only read is seen, although its node is not placed")
    func styleAlone() async throws {
        let model = DisplayNode(BoxContent(size: .zero)) { $0.width = 40 }
        let reader = DisplayNode(Reader(child: box().anyNode, model: model.anyNode))
        let tree = DisplayTree(root: reader)
        #expect(try await tree.layout(in: .unbounded).size.width == 40)
        try tree.update { $0[style: model].width = 50 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size.width == 50)
        #expect(try differencesFromCold(commit, of: reader) == [])
    }
}
