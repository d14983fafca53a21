/// Two measurements of a leaf, the second of which breaks a promise of the first.
///
/// Where one measurement alone breaks a promise, it is both of them.
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

    init(
        _ promise: LeafPromise,
        _ range: SizeRange,
        _ measurement: LeafMeasurement,
        _ otherRange: SizeRange,
        _ otherMeasurement: LeafMeasurement
    ) {
        self.promise = promise
        self.range = range
        self.measurement = measurement
        self.otherRange = otherRange
        self.otherMeasurement = otherMeasurement
    }
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
