/// Where bytes go.
protocol ByteSink {
    /// Writes bytes.
    mutating func write(_ bytes: [UInt8]) throws
}
