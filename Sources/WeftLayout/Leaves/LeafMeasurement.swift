/// The result of measuring a leaf.
public struct LeafMeasurement: Sendable {
    /// The size in points, before it is clamped to the range and rounded to the pixel grid.
    public var size: LayoutSize

    /// The distance from the top to the first line's baseline, in points; nil without one.
    public var firstBaseline: Double? {
        get { rareData?.firstBaseline }
        set { setExtras(newValue, lastBaseline, payload, diagnostic) }
    }

    /// The distance from the top to the last line's baseline, in points; nil without one.
    public var lastBaseline: Double? {
        get { rareData?.lastBaseline }
        set { setExtras(firstBaseline, newValue, payload, diagnostic) }
    }

    /// Whether the measurement is the same wherever it fits; false by default.
    ///
    /// Set it only if the following holds. Take any range whose maximum is, in each dimension, that
    /// of the range in which the leaf was measured, or smaller but no less than `size`. In all
    /// these ranges, the measurement must be the same to the bit, including its baselines, payload
    /// and diagnostic; only the size may grow to the range's minimum.
    ///
    /// A stack that stretches the leaf, or lets it flex, then has its answer without measuring it
    /// again. This is true of an image with an intrinsic size, and of a text that is broken
    /// greedily, as its lines stay the same in every width from that of the longest line to the one
    /// in which it was broken.
    ///
    /// `brokenPromises(in:)` of WeftTesting looks for measurements that break this promise.
    public var holdsWhereItFits = false

    /// Whether the measurement depends on nothing in the range but the maximum width; false by
    /// default.
    ///
    /// Set it only if every range of the same maximum width gives the same measurement, to the bit,
    /// before it is clamped to the range. A stack that makes the leaf as wide as it was allowed to
    /// be, or higher or lower than it is, then has its answer without measuring it again. This is
    /// true of every text, however its lines are broken.
    ///
    /// `brokenPromises(in:)` of WeftTesting looks for measurements that break this promise.
    public var dependsOnWidthAlone = false

    /// The values that few leaves have; nil if there are none.
    @usableFromInline package internal(set) var rareData: RareData?

    /// Moves out the values that few leaves have.
    @inlinable
    package mutating func takeRareData() -> RareData? {
        defer { rareData = nil }
        return rareData
    }

    /// Whatever a host needs to draw the leaf as it was measured, for example its lines of text.
    public var payload: (any Sendable)? {
        get { rareData?.payload }
        set { setExtras(firstBaseline, lastBaseline, newValue, diagnostic) }
    }

    /// What was odd about the content, which becomes a diagnostic of the commit.
    public var diagnostic: LayoutDiagnostic.Kind? {
        get { rareData?.diagnostic }
        set { setExtras(firstBaseline, lastBaseline, payload, newValue) }
    }

    /// Creates a measurement that consists of a size, in points, and nothing else.
    @inlinable
    public init(size: LayoutSize) {
        self.size = size
    }

    /// Creates a measurement; lengths are in points.
    @inlinable
    public init(
        size: LayoutSize,
        firstBaseline: Double? = nil,
        lastBaseline: Double? = nil,
        holdsWhereItFits: Bool = false,
        dependsOnWidthAlone: Bool = false,
        payload: (any Sendable)? = nil,
        diagnostic: LayoutDiagnostic.Kind? = nil
    ) {
        self.size = size
        self.holdsWhereItFits = holdsWhereItFits
        self.dependsOnWidthAlone = dependsOnWidthAlone
        setExtras(firstBaseline, lastBaseline, payload, diagnostic)
    }

    @inlinable
    mutating func setExtras(
        _ firstBaseline: Double?,
        _ lastBaseline: Double?,
        _ payload: (any Sendable)?,
        _ diagnostic: LayoutDiagnostic.Kind?
    ) {
        // A pattern, as `diagnostic == nil` would compare diagnostics by their values.
        if case (.none, .none, .none, .none) = (firstBaseline, lastBaseline, payload, diagnostic) {
            rareData = nil
        } else {
            rareData = RareData(firstBaseline, lastBaseline, payload, diagnostic)
        }
    }

    /// The values that few leaves have. They lie on the heap, so that a measurement can be returned
    /// in registers.
    @usableFromInline
    package final class RareData: Sendable {
        /// The first baseline.
        package let firstBaseline: Double?

        /// The last baseline.
        package let lastBaseline: Double?

        /// What the host draws the leaf from.
        package let payload: (any Sendable)?

        /// What was odd about the content.
        package let diagnostic: LayoutDiagnostic.Kind?

        @usableFromInline
        init(
            _ firstBaseline: Double?,
            _ lastBaseline: Double?,
            _ payload: (any Sendable)?,
            _ diagnostic: LayoutDiagnostic.Kind?
        ) {
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
            self.payload = payload
            self.diagnostic = diagnostic
        }
    }
}

extension LeafMeasurement: CustomDebugStringConvertible {
    /// The size, and whatever else is set, for a log.
    public var debugDescription: String {
        var parts = [size.debugDescription]
        if let firstBaseline { parts.append("first baseline \(firstBaseline.plainText)") }
        if let lastBaseline { parts.append("last baseline \(lastBaseline.plainText)") }
        if let payload { parts.append(typeName(type(of: payload))) }
        if let diagnostic { parts.append("\(diagnostic)") }
        if holdsWhereItFits { parts.append("holds where it fits") }
        if dependsOnWidthAlone { parts.append("depends on width alone") }
        return "LeafMeasurement(\(parts.joined(separator: ", ")))"
    }
}
