import WeftLayout

/// How large scaled leaves are.
enum Density: LayoutEnvironmentKey {
    static let defaultValue = 1.0
}

/// A square leaf, whose sides are its base multiplied by the density.
struct ScaledLeaf: LeafContent, Equatable {
    var base: Double

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let length = base * environment[Density.self]
        return LeafMeasurement(size: LayoutSize(width: length, height: length))
    }
}
