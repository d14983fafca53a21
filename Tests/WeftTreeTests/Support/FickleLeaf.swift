import RandomLayouts
import Weft

/// A leaf whose answer has more to it in some ranges than in others: depending on its seed, a
/// payload, baselines, a diagnostic, or nothing but a size.
struct FickleLeaf: LeafContent {
    var seed: UInt64

    static var measuresInstantly: Bool { true }

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        var numbers = SplitMix64(seed: seed ^ constrainedSize.max.height.bitPattern)
        let size = LayoutSize(
            width: Double.random(in: 1...9, using: &numbers),
            height: Double.random(in: 1...9, using: &numbers)
        )
        return switch Int.random(in: 0..<6, using: &numbers) {
        case 0: LeafMeasurement(size: size, payload: "payload")
        case 1: LeafMeasurement(size: size, firstBaseline: 1, lastBaseline: 2)
        case 2: LeafMeasurement(size: size, diagnostic: .noIntrinsicSize)
        default: LeafMeasurement(size: size)
        }
    }
}
