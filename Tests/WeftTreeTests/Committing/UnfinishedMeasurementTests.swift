import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// A spec must ask the same questions each time that it runs. A spec that does not may leave behind
/// a measurement that was suspended and is never finished.
@Suite("Suspended measurements that nobody asks for any more")
struct UnfinishedMeasurementTests {
    private static let (low, high) = (range(Switching.shownHeight), range(50))

    private static func range(_ height: Double) -> SizeRange {
        SizeRange(max: LayoutSize(width: 100, height: height))
    }

    /// Shows a child as it is in a low range. Against all rules, it asks for the child in a high
    /// range too, but only in its first run.
    private struct Moody: NodeContent {
        struct Spec: LayoutSpec {
            var style = LayoutElementStyle()
            let child: AnyDisplayNode
            let runs: Counter

            func layout(
                thatFits constrainedSize: SizeRange,
                parentSize: LayoutSize,
                context: inout LayoutContext
            ) throws(LayoutInterruption) -> LayoutSize {
                let answer = try context.measure(child, in: low)
                runs.add()
                if runs.value == 1 { _ = try context.measure(child, in: high) }
                context.place(answer, at: .zero)
                return answer.size
            }
        }

        var child: AnyDisplayNode
        let runs = Counter()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> Spec {
            Spec(child: child, runs: runs)
        }
    }

    @Test("The nodes that it has begun to place are placed again", arguments: [1, 2, 3])
    func begunToPlace(workers: Int) async throws {
        let boxes = [box(10, 10).anyNode, box(20, 20).anyNode]
        let more = (0..<5).map { _ in
            DisplayNode(Column(children: [patientLeaf().anyNode])).anyNode
        }
        let turning = DisplayNode(Switching(shown: boxes, others: boxes.reversed() + more))
        let root = DisplayNode(Moody(child: turning.anyNode))
        let limits = MeasuringLimits(budget: 1, chunk: 1, firstBudget: 6)
        let scheduler = LayoutScheduler(workers: workers, limits: limits)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let commit = try await tree.layout(in: SizeRange(width: 300))
        #expect(try differencesFromCold(commit, of: root) == [])
        #expect(commit.nodeCount == 4)
    }
}
