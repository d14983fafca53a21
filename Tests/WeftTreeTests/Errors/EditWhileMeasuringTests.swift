import RandomLayouts
import TestSupport
import Testing
import Weft
import WeftLayout

@Suite("Edits from inside a measurement", .endsEventually)
struct EditWhileMeasuringTests {
    /// The means by which a content reaches its tree, and the errors that it got.
    private final class Wire: Sendable {
        let tree = Locked<DisplayTree?>(nil)
        let errors = Locked<[EditError]>([])

        /// Edits a node, as a careless content might do.
        func edit(_ node: DisplayNode<BoxContent>) {
            guard let tree = tree.withLock({ $0 }) else { return }
            do {
                try tree.update { $0[node].size = LayoutSize(width: 99, height: 99) }
            } catch let error as EditError {
                errors.withLock { $0.append(error) }
            } catch {}
        }
    }

    private struct Meddler: NodeContent {
        let child: DisplayNode<BoxContent>
        let wire: Wire

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> {
            wire.edit(child)
            return child
        }
    }

    @Test("An edit in a layoutSpec is refused and changes nothing, and the tree is still laid out")
    func editInLayoutSpec() async throws {
        let (child, wire) = (box(), Wire())
        let tree = DisplayTree(
            root: DisplayNode(Meddler(child: child, wire: wire)),
            relayout: .automatic
        )
        wire.tree.withLock { $0 = tree }
        defer { wire.tree.withLock { $0 = nil } }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 10, height: 10))
        #expect(tree.revision == commit.revision)
        #expect(wire.errors.withLock { $0 } == [.whileMeasuring])
        #expect(
            EditError.whileMeasuring.description == """
                An edit was started while measuring. A layoutSpec may run any number of times and \
                must depend only on the content, the range and the environment: derive the contents \
                of subnodes in updateSubnodes.
                """
        )
        try tree.update { $0[child].size = LayoutSize(width: 20, height: 20) }
        #expect(try await tree.layoutIfNeeded().size == LayoutSize(width: 20, height: 20))
    }

    /// A content that makes a node while it is measured. The new node writes to an existing one.
    private struct Maker: NodeContent {
        struct Writer: NodeContent {
            let target: DisplayNode<BoxContent>

            func updateSubnodes(_ edit: inout TreeEdit) {
                edit[target].size = LayoutSize(width: 99, height: 99)
            }

            func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> {
                target
            }
        }

        let target: DisplayNode<BoxContent>
        let child = box()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> {
            _ = DisplayNode(Writer(target: target))
            return child
        }
    }

    @Test("A node made while measuring cannot write to an existing node")
    func makingWhileMeasuring() async throws {
        let target = box()
        let tree = DisplayTree(root: DisplayNode(Maker(target: target)))
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[target].size == LayoutSize(width: 10, height: 10))
        let other = DisplayTree(root: box())
        try other.update { edit in
            _ = try DisplayNode(Maker(target: target)).layout()
            #expect(edit[target].size == LayoutSize(width: 10, height: 10))
        }
        #expect(other.revision == 0)
    }

    @Test("An edit is possible again after a layout on the same thread")
    func editAfterLayout() throws {
        let child = box()
        let tree = DisplayTree(root: child)
        _ = try child.layout()
        try tree.update { $0[child].size = LayoutSize(width: 20, height: 20) }
        #expect(tree.revision == 1)
    }

    /// A leaf with a payload that edits another node when it is released.
    private struct Drawn: LeafContent {
        let other: DisplayNode<BoxContent>
        let wire: Wire
        let goneCount = Counter()

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let payload = Farewell {
                goneCount.add()
                wire.edit(other)
            }
            return LeafMeasurement(size: LayoutSize(width: 1, height: 1), payload: payload)
        }
    }

    private struct Board: NodeContent {
        var widths: [Double] = []
        let drawn: DisplayNode<Drawn>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AskingLayoutSpec {
            AskingLayoutSpec(child: drawn, ranges: widths.map { SizeRange(width: $0) })
        }
    }

    @Test(
        "A payload may edit when it is released, since its release is not part of the measurement"
    )
    func editByPayload() async throws {
        let wire = Wire()
        let drawn = Drawn(other: box(), wire: wire)
        let board = DisplayNode(Board(drawn: DisplayNode(drawn)))
        let tree = DisplayTree(root: board)
        wire.tree.withLock { $0 = tree }
        defer { wire.tree.withLock { $0 = nil } }
        var numbers = SplitMix64(seed: 14)
        for _ in 0..<200 {
            // Some counts exceed the number of answers that are kept, and some do not.
            let count = Int.random(in: 1...24, using: &numbers)
            let widths = (0..<count).map { _ in Double(Int.random(in: 1...40, using: &numbers)) }
            try tree.update { $0[board].widths = widths }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.size == LayoutSize(width: widths[count - 1], height: 1))
        }
        #expect(drawn.goneCount.value > 100)
        #expect(wire.errors.withLock { $0 } == [])
    }

    /// A content whose spec is the only holder of an object that edits a node when it is released.
    private struct Parting: NodeContent {
        struct Spec: LayoutSpec {
            var style = LayoutElementStyle()
            let child: DisplayNode<BoxContent>
            let farewell: Farewell

            func layout(
                thatFits constrainedSize: SizeRange,
                parentSize: LayoutSize,
                context: inout LayoutContext
            ) throws(LayoutInterruption) -> LayoutSize {
                let child = try context.measure(child, in: constrainedSize)
                context.place(child, at: .zero)
                return child.size
            }
        }

        let child: DisplayNode<BoxContent>
        let wire: Wire

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Spec {
            Spec(child: child, farewell: Farewell { wire.edit(child) })
        }
    }

    @Test(
        "What a layoutSpec makes is part of the measurement, and must not edit when it is released"
    )
    func editBySpec() async throws {
        let (child, wire) = (box(), Wire())
        let tree = DisplayTree(root: DisplayNode(Parting(child: child, wire: wire)))
        wire.tree.withLock { $0 = tree }
        defer { wire.tree.withLock { $0 = nil } }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size == LayoutSize(width: 10, height: 10))
        #expect(tree.revision == 0)
        #expect(wire.errors.withLock { $0 } == [.whileMeasuring])
    }
}
