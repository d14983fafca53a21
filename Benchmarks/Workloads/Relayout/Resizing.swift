import Weft

extension RelayoutWorkload {
    /// W15: W4 in widths that it was never laid out in before, as in a window that is being
    /// resized.
    static let resizing: [any Workload] = [
        (100, 74_009_228), (1_000, 6_155_072_172),
    ].map { cells, checksum in
        let widths = (0..<20).map { SizeRange(width: 320 + 12 * Double($0)) }
        return feed("W15", cells, checksum, in: widths, after: [SizeRange(width: 308)])
    }
}
