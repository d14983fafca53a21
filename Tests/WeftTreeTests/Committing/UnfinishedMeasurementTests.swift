import TestSupport
import StressKit
import Testing
import WeftLayout

@testable import WeftTree

/// A spec has to ask the same each time that it runs. One that does not may leave a measurement
/// which was suspended, and is never finished.
@Suite("Measurements that are suspended, and that nobody asks for any more")
struct UnfinishedMeasurementTests {
    private static let (low, high) = (range(Switching.shownHeight), range(50))

    private static func range(_ height: Double) -> SizeRange {
        SizeRange(max: LayoutSize(width: 100, height: height))
    }

    /// Shows a child as it is in a low range and, against all rules, asks for it in a high one in
    /// its first run alone.
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

    @Test("What they have begun to place is placed again", arguments: [1, 2, 3])
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
