package import Weft

extension SplitMix64 {
    /// Overrides of an environment, often none.
    package mutating func overrides() -> EnvironmentOverrides {
        var overrides = EnvironmentOverrides()
        if chance(40) { overrides.displayScale = pick([1, 2, 3, 0]) }
        if chance(30) { overrides.readingDirection = pick([.leftToRight, .rightToLeft]) }
        if chance(30) { overrides[Tint.self] = Int.random(in: 0..<300, using: &self) }
        return overrides
    }

    /// An environment that a tree's root may inherit.
    package mutating func environment() -> LayoutEnvironment {
        LayoutEnvironment(
            displayScale: pick([1, 2, 3, nil]),
            readingDirection: pick([.leftToRight, .rightToLeft])
        )
    }

    /// A range that a host might give.
    package mutating func range() -> SizeRange {
        switch Int.random(in: 0..<10, using: &self) {
        case 0: .unbounded
        case 1: SizeRange(exactly: LayoutSize(width: 375, height: 667))
        case 2: SizeRange(max: LayoutSize(width: 667, height: 375))
        case 3: SizeRange(width: nil, height: 300)
        case 4, 5, 6: SizeRange(width: 375)
        default: SizeRange(width: 667)
        }
    }
}

/// A key that no layout depends on. It has so many values that a tree meets more environments than
/// it keeps.
private enum Tint: LayoutEnvironmentKey {
    static let defaultValue = 0
}
