import StressKit
import TestSupport
import Weft

/// An object that a counter counts while it is alive.
final class LifeProbe: Sendable {
    private let living: Counter

    init(_ living: Counter) {
        self.living = living
        living.add()
    }

    deinit { living.add(-1) }
}

/// An object that runs a closure when it is released.
final class Farewell: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

/// A leaf of a given size that counts how often it is measured, and may carry a life probe.
struct CountingLeaf: LeafContent {
    var size = LayoutSize(width: 10, height: 10)
    var measured = Counter()
    var probe: LifeProbe?

    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement
    {
        measured.add()
        return LeafMeasurement(size: size)
    }
}

/// A leaf that may be put off, because it does not claim to be measured instantly.
func patientLeaf() -> DisplayNode<CountingLeaf> {
    DisplayNode(CountingLeaf())
}

/// A column of nodes.
struct Column: NodeContent {
    var children: [AnyDisplayNode] = []
    var probe: LifeProbe?

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        StackLayoutSpec(.vertical, alignItems: .start, children: children)
    }
}

/// A box of the given size.
func box(_ width: Double = 10, _ height: Double = 10, name: String? = nil) -> DisplayNode<
    BoxContent
> {
    DisplayNode(BoxContent(size: LayoutSize(width: width, height: height)), name: name)
}

/// How a commit of a tree differs from a cold layout in the same range.
func differencesFromCold(
    _ commit: LayoutCommit,
    of root: some NodeReference,
    in environment: LayoutEnvironment = LayoutEnvironment(),
    comparesRanges: Bool = true
) throws -> [String] {
    let cold = try root.layout(in: commit.range, environment: environment)
    return differences(commit, cold, comparesRanges: comparesRanges)
}
