extension LayoutElementStyle {
    /// A set of a style's properties.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt16

        /// Creates a set from its bits.
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// The width.
        public static let width = Properties(rawValue: 1 << 0)
        /// The height.
        public static let height = Properties(rawValue: 1 << 1)
        /// The smallest width.
        public static let minWidth = Properties(rawValue: 1 << 2)
        /// The smallest height.
        public static let minHeight = Properties(rawValue: 1 << 3)
        /// The largest width.
        public static let maxWidth = Properties(rawValue: 1 << 4)
        /// The largest height.
        public static let maxHeight = Properties(rawValue: 1 << 5)
        /// The space before the element in a stack.
        public static let spacingBefore = Properties(rawValue: 1 << 6)
        /// The space after the element in a stack.
        public static let spacingAfter = Properties(rawValue: 1 << 7)
        /// The share of a stack's free space.
        public static let flexGrow = Properties(rawValue: 1 << 8)
        /// The share of a stack's missing space.
        public static let flexShrink = Properties(rawValue: 1 << 9)
        /// The length along a stack before flexing.
        public static let flexBasis = Properties(rawValue: 1 << 10)
        /// The alignment across a stack.
        public static let alignSelf = Properties(rawValue: 1 << 11)
        /// The first baseline.
        public static let ascender = Properties(rawValue: 1 << 12)
        /// The last baseline.
        public static let descender = Properties(rawValue: 1 << 13)
        /// The position in an absolute spec.
        public static let layoutPosition = Properties(rawValue: 1 << 14)
    }
}

extension LayoutElementStyle.Properties {
    /// The properties that bound the element's size.
    static let sizes: Self = widths.union(heights)

    /// The properties that bound the element's width.
    static let widths: Self = [.width, .minWidth, .maxWidth]

    /// The properties that bound the element's height.
    static let heights: Self = [.height, .minHeight, .maxHeight]

    /// The bounds of the element's size.
    static let bounds: Self = widthBounds.union(heightBounds)

    /// The smallest and the largest width.
    static let widthBounds: Self = [.minWidth, .maxWidth]

    /// The smallest and the largest height.
    static let heightBounds: Self = [.minHeight, .maxHeight]

    /// The upper bounds of the element's size.
    static let maxima: Self = [.maxWidth, .maxHeight]

    /// The properties that only a stack reads.
    static let stack: Self = [
        .spacingBefore, .spacingAfter, .flexGrow, .flexShrink, .flexBasis, .alignSelf,
    ]

    /// The properties that only a stack or an absolute spec reads.
    package static let ofSomeParents: Self = stack.union(.layoutPosition)

    /// The baselines.
    static let baselines: Self = [.ascender, .descender]

    /// The properties that few styles set.
    static let rare: Self = [
        .spacingBefore, .spacingAfter, .ascender, .descender, .layoutPosition,
    ]
}

extension LayoutElementStyle {
    /// Whether only a stack reads the style, so that the element is measured as it would be without
    /// it.
    var concernsStackOnly: Bool { assignedProperties.isSubset(of: .stack) }
}
