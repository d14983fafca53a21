/// What measuring a leaf yields.
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

    /// Whether the measurement is the same wherever it fits; false unless stated.
    ///
    /// State it only if this holds. Take any range whose maximum, in each dimension, is the one of
    /// the range that was measured in, or smaller but no less than `size`. In all of them the
    /// measurement must be the same to the bit, baselines, payload and diagnostic included; only
    /// the size may grow to the range's minimum.
    ///
    /// A stack that stretches the leaf, or lets it flex, then has its answer without measuring
    /// again. A picture of an intrinsic size is so, and a text that is broken greedily: its lines
    /// stay as they are in every width from that of the longest up to that which it was broken at.
    ///
    /// `LeafContent.brokenPromises(in:)` looks for measurements that break it.
    public var holdsWhereItFits = false

    /// Whether the measurement depends on nothing of the range but the maximum width; false unless
    /// stated.
    ///
    /// State it only if every range of the same maximum width gives the same measurement, to the
    /// bit, before it is clamped to the range. A stack that makes the leaf as wide as it was
    /// allowed to be, or higher than it is, then has its answer without measuring again. A text is
    /// so, however its lines are broken.
    ///
    /// `LeafContent.brokenPromises(in:)` looks for measurements that break it.
    public var dependsOnWidthAlone = false

    /// What few leaves have; nil if there is nothing of it.
    @usableFromInline package internal(set) var rareData: RareData?

    /// Moves what few leaves have out.
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

    /// What was odd about the content: it becomes a diagnostic of the commit.
    public var diagnostic: LayoutDiagnostic.Kind? {
        get { rareData?.diagnostic }
        set { setExtras(firstBaseline, lastBaseline, payload, newValue) }
    }

    /// Makes a measurement of a size, in points, and nothing else.
    @inlinable
    public init(size: LayoutSize) {
        self.size = size
    }

    /// Makes a measurement; lengths are in points.
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
        // By pattern: `diagnostic == nil` would compare diagnostics by their values.
        if case (.none, .none, .none, .none) = (firstBaseline, lastBaseline, payload, diagnostic) {
            rareData = nil
        } else {
            rareData = RareData(firstBaseline, lastBaseline, payload, diagnostic)
        }
    }

    /// What few leaves have, on the heap: without it a measurement is returned in registers.
    @usableFromInline
    package final class RareData: Sendable {
        /// The first baseline.
        package let firstBaseline: Double?

        /// The last baseline.
        package let lastBaseline: Double?

        /// What a host gets.
        package let payload: (any Sendable)?

        /// What was odd.
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
    /// The size, and what else there is, for a log.
    public var debugDescription: String {
        var parts = [size.debugDescription]
        if let firstBaseline { parts.append("first baseline \(firstBaseline)") }
        if let lastBaseline { parts.append("last baseline \(lastBaseline)") }
        if let payload { parts.append(typeName(type(of: payload))) }
        if let diagnostic { parts.append("\(diagnostic)") }
        if holdsWhereItFits { parts.append("holds where it fits") }
        if dependsOnWidthAlone { parts.append("depends on width alone") }
        return "LeafMeasurement(\(parts.joined(separator: ", ")))"
    }
}
