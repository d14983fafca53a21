import Testing
import Weft

@testable import WeftTree

@Suite("Layouts from inside a measurement", .endsEventually)
struct LayoutWhileMeasuringTests {
    /// The errors that contents got.
    private final class Reports: Sendable {
        let errors = Locked<[LayoutError]>([])
    }

    private let reports = Reports()

    /// Lays another node out while it is measured, and shows a box if that node is high.
    private struct Estimate: NodeContent {
        var measured: AnyDisplayNode?
        let more = box()
        let report: @Sendable (any Error) -> Void

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            var height = 0.0
            do {
                height = try measured?.layout(in: constrainedSize).size.height ?? 0
            } catch {
                report(error)
            }
            return StackLayoutSpec { if height > 20 { more } }
        }
    }

    private func estimate() -> DisplayNode<Estimate> {
        DisplayNode(
            Estimate { [reports] error in
                if let error = error as? LayoutError {
                    reports.errors.withLock { $0.append(error) }
                }
            }
        )
    }

    @Test("Such layouts are refused, so no layout depends on a node that it has not asked for")
    func refused() async throws {
        let leaf = box(10, 10, name: "leaf")
        let root = estimate()
        let tree = DisplayTree(root: root)
        try tree.update { $0[root].measured = leaf.anyNode }
        #expect(try await tree.layout(in: .unbounded).size == .zero)
        try tree.update { $0[leaf].size?.height = 30 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
        let error = LayoutError(.layoutWhileMeasuring, path: "BoxContent(leaf)")
        #expect(Set(reports.errors.withLock { $0 }) == [error])
        #expect(
            error.description == """
                BoxContent(leaf): a layout of the node was started while measuring. A measurement \
                must depend only on the content, the range and the environment: to make it depend on \
                the size of a subnode, measure the subnode in a custom spec, through its context.
                """
        )
    }

    @Test("A node that lays out its supernode or itself gets an error, and no stack overflows")
    func recursion() async throws {
        let (root, child) = (estimate(), estimate())
        let column = DisplayNode(Column(children: [root.anyNode, child.anyNode]))
        let tree = DisplayTree(root: column)
        try tree.update { edit in
            edit[root].measured = root.anyNode
            edit[child].measured = column.anyNode
        }
        #expect(try await tree.layout(in: .unbounded).nodeCount == 3)
        #expect(try column.layout().nodeCount == 3)
        #expect(reports.errors.withLock { $0.count } == 4)
        // The nodes hold each other.
        try tree.update { edit in
            edit[root].measured = nil
            edit[child].measured = nil
        }
    }

    /// A leaf that lays out a node of its own.
    private struct Measurer: LeafContent {
        let leaf = box()

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: (try? leaf.layout().size) ?? LayoutSize(width: 1, height: 1))
        }
    }

    @Test("A layout made by a leaf while it is measured is refused too")
    func leaf() throws {
        #expect(try DisplayNode(Measurer()).layout().size == LayoutSize(width: 1, height: 1))
    }
}
