public import WeftLayout

/// Two measurements of a leaf, the second of which breaks a promise of the first.
///
/// Where a promise is about single measurements, both are in the same range.
public struct BrokenLeafPromise: Sendable {
    /// The promise that is broken.
    public let promise: LeafPromise

    /// The range of the first measurement, in points.
    public let range: SizeRange

    /// The first measurement.
    public let measurement: LeafMeasurement

    /// The range of the second measurement, in points.
    public let otherRange: SizeRange

    /// The second measurement.
    public let otherMeasurement: LeafMeasurement
}

extension BrokenLeafPromise: CustomStringConvertible {
    /// The promise, and both measurements with their ranges, on one line.
    public var description: String {
        """
        \(promise): in \(range.debugDescription) \(measurement.debugDescription), \
        in \(otherRange.debugDescription) \(otherMeasurement.debugDescription)
        """
    }
}
