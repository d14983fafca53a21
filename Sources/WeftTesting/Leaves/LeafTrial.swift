import WeftLayout

/// Measures a leaf in many ranges to find out whether it keeps its promises.
struct LeafTrial<Leaf: LeafContent> {
    private let leaf: Leaf
    private let environment: LayoutEnvironment

    /// The lengths that are tried as maxima.
    private let widths: [Double]
    private let heights: [Double]

    init(_ leaf: Leaf, in environment: LayoutEnvironment) {
        self.leaf = leaf
        self.environment = environment
        let size = leaf.measure(.unbounded, in: environment).size
        let parts = [1, 0.7, 0.4]
        widths = TrialLengths.parts(parts, of: size.width)
        heights = TrialLengths.parts(parts, of: size.height)
    }

    /// The first two measurements that break a promise; nil if none do.
    func breach(of promise: LeafPromise) -> BrokenLeafPromise? {
        for maximum in sizes(widths, heights) {
            let range = SizeRange(max: maximum)
            let measurement = leaf.measure(range, in: environment)
            for otherRange in ranges(promised: promise, by: measurement, in: range) {
                let other = leaf.measure(otherRange, in: environment)
                let holds =
                    promise == .hasUsableSize
                    ? other.size.isValid || other.diagnostic != nil
                    : measurement.isSame(as: other, in: otherRange)
                if holds { continue }
                return BrokenLeafPromise(
                    promise: promise,
                    range: range,
                    measurement: measurement,
                    otherRange: otherRange,
                    otherMeasurement: other
                )
            }
        }
        return nil
    }

    /// The ranges for which a measurement has promised something. A measurement with a diagnostic
    /// is used in its own range only.
    private func ranges(
        promised promise: LeafPromise,
        by measurement: LeafMeasurement,
        in range: SizeRange
    ) -> [SizeRange] {
        let (size, max) = (measurement.size, range.max)
        switch promise {
        case .repeatsItself, .hasUsableSize:
            return [range]
        case .holdsWhereItFits:
            guard measurement.holdsWhereItFits, measurement.diagnostic == nil else { return [] }
            return ranges(
                TrialLengths.between(size.width, and: max.width),
                TrialLengths.between(size.height, and: max.height)
            )
        case .dependsOnWidthAlone:
            guard measurement.dependsOnWidthAlone, measurement.diagnostic == nil else { return [] }
            return ranges([max.width], heights)
        }
    }

    /// For each maximum, the ranges that leave all choice, or as little as possible, in the width
    /// and in the height: where the maximum is infinite, its minimum is a common length.
    private func ranges(_ widths: [Double], _ heights: [Double]) -> [SizeRange] {
        sizes(widths, heights).flatMap { max in
            let minima = sizes(
                [0, max.width.isFinite ? max.width : 44],
                [0, max.height.isFinite ? max.height : 44]
            )
            return minima.map { SizeRange(min: $0, max: max) }
        }
    }

    private func sizes(_ widths: [Double], _ heights: [Double]) -> [LayoutSize] {
        widths.flatMap { width in heights.map { LayoutSize(width: width, height: $0) } }
    }
}

extension LeafMeasurement {
    /// Whether both measurements amount to the same in a range. A baseline that is NaN counts as
    /// none, and payloads that are not `Equatable` count as equal.
    fileprivate func isSame(as other: LeafMeasurement, in range: SizeRange) -> Bool {
        size.clamped(to: range).isSame(as: other.size.clamped(to: range))
            && areSame(firstBaseline ?? .nan, other.firstBaseline ?? .nan)
            && areSame(lastBaseline ?? .nan, other.lastBaseline ?? .nan)
            && diagnostic == other.diagnostic
            && hasSamePayload(as: other)
    }

    private func hasSamePayload(as other: LeafMeasurement) -> Bool {
        func equals<Payload: Equatable>(_ payload: Payload) -> Bool {
            (other.payload as? Payload) == payload
        }
        guard let payload = payload as? any Equatable else {
            return (payload == nil) == (other.payload == nil)
        }
        return equals(payload)
    }
}
