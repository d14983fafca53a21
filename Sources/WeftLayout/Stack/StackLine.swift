/// One line of a stack.
struct StackLine {
    /// The difference below which a line is neither too long nor too short, in points.
    static let tolerance = 0.01

    /// The indices of its items.
    var items: Range<Int>

    /// The indices of the styles of its items.
    var styles: Range<Int>

    /// The total length of the items and of all spacing between and around them.
    var length = 0.0

    /// The part of `length` that is spacing.
    var spacing = 0.0

    /// The extent across the main axis.
    var cross = 0.0

    /// The length across the main axis of the item that is shortest there.
    var shortest = Double.infinity

    /// The distance across the main axis from the line's start to the baseline that its items
    /// share.
    var baseline = 0.0

    /// Whether an item is shorter across than the line.
    var hasShortItems: Bool { cross - shortest > Self.tolerance }

    /// Creates an empty line that begins with an item.
    init(firstItem: Int, firstStyle: Int) {
        items = firstItem..<firstItem
        styles = firstStyle..<firstStyle
    }
}
