import WeftLayout

/// The part of an answer that is always stored: the size, whether the node lacks one, and whether
/// it has baselines.
///
/// Lengths are never negative, so their signs are free to store the other two.
struct NodeExtent {
    /// The width; negative or −0 if the node lacks a size.
    private let signedWidth: Double

    /// The height; negative or −0 if there are baselines.
    private let signedHeight: Double

    init(size: LayoutSize, lacksSize: Bool, hasBaselines: Bool) {
        signedWidth = lacksSize ? -size.width : size.width
        signedHeight = hasBaselines ? -size.height : size.height
    }

    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize { LayoutSize(width: abs(signedWidth), height: abs(signedHeight)) }

    /// Whether the node is empty because it has no size of its own, rather than on purpose.
    var lacksSize: Bool { signedWidth.sign == .minus }

    /// Whether the node has a first or a last baseline.
    var hasBaselines: Bool { signedHeight.sign == .minus }

    /// Whether two extents are the same to the bit.
    func isIdentical(to other: NodeExtent) -> Bool {
        signedWidth.bitPattern == other.signedWidth.bitPattern
            && signedHeight.bitPattern == other.signedHeight.bitPattern
    }
}
