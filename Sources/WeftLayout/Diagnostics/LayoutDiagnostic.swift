/// Something odd that a layout met: the result is defined, but probably not the one intended.
public struct LayoutDiagnostic: Hashable, Sendable {
    /// What was odd about an element.
    public enum Kind: Hashable, Sendable {
        /// A node was to be laid out in an invalid range; it was laid out in the mended one
        /// instead.
        case invalidRange(SizeRange, mended: SizeRange)
        /// An element's measured size is NaN, infinite, negative, subnormal, or 10,000,000 points
        /// or more, possibly after rounding; it got 0×0.
        case invalidSize(LayoutSize)
        /// A custom spec returned a size outside the range that it was given; the size was clamped
        /// to it.
        case sizeOutOfRange(LayoutSize, range: SizeRange)
        /// A spec placed an element at a coordinate that is NaN, infinite or beyond ±10¹⁵ points;
        /// that coordinate became 0.
        case invalidPosition(LayoutPoint)
        /// A style has numbers that cannot be followed; they were ignored.
        ///
        /// Such a number is not finite, is negative where that is not allowed, or is a length of
        /// 10,000,000 points or more, which a fraction may also result in. (A maximum may be
        /// infinite.) In the style here, only these properties are set.
        case invalidStyle(LayoutElementStyle)
        /// A style has a minimum above the maximum along the same axis; the minimum won.
        ///
        /// In the style here, only these properties are set.
        case contradictoryBounds(LayoutElementStyle)
        /// A property of a spec, a leaf, a measurement or the environment has a value that cannot
        /// be followed; it was ignored.
        case invalidValue(property: String, value: String)
        /// A fraction of an undefined parent length acted as `auto`.
        case undefinedFraction(LayoutElementStyle.Properties)
        /// A child that its stack stretches sets its length across the stack to a fraction, which
        /// acted as `auto`.
        case stretchedFraction(LayoutElementStyle.Properties)
        /// A child's style sets properties that its parent does not read.
        case unusedStyle(parent: String, properties: LayoutElementStyle.Properties)
        /// A parent overruled lengths of its child's style, as it left the child no choice along
        /// their axis.
        ///
        /// The size is the one that the child got.
        case overruledLength(
            parent: String,
            properties: LayoutElementStyle.Properties,
            size: LayoutSize
        )
        /// An element over or under another one sets lengths in its style, but is always as large
        /// as the other one.
        ///
        /// The size is the one that the element got.
        case overruledLayer(
            parent: String,
            properties: LayoutElementStyle.Properties,
            size: LayoutSize
        )
        /// A child of an absolute spec sets a length for which there is no room from its position
        /// on.
        ///
        /// The size is the one that the child got.
        case cutLength(
            parent: String,
            properties: LayoutElementStyle.Properties,
            size: LayoutSize
        )
        /// A child of an absolute spec begins where the spec ends, and is 0 long there although its
        /// style sets no length.
        ///
        /// The size is the one that the child got.
        case noRoom(parent: String, position: LayoutPoint, size: LayoutSize)
        /// A child that flexes from a length of 0 has nothing to grow into, as its stack has no
        /// smallest length to fill.
        ///
        /// The child is as short as its minimum.
        case nothingToGrowInto
        /// A spacer in a stack takes no room: its style has neither a length nor a `flexGrow`.
        case idleSpacer
        /// The lines of a wrapping stack run out of its range, as stretched children make each as
        /// long across as the stack's minimum.
        case overflowingLines
        /// A leaf has no size: it has no intrinsic size, and its parent gave it none.
        case noIntrinsicSize
        /// An element that fills its range has nothing to fill, as the range has no upper bound.
        case unboundedRange
        /// A ratio spec has nothing to take its ratio of, as its range has no upper bound in either
        /// dimension.
        ///
        /// Its child does not have the ratio by itself either.
        case unboundedRatio
        /// A ratio spec's range has no size with its ratio, to within a pixel; its child got a size
        /// with another ratio.
        case brokenRatio(ratio: Double, size: LayoutSize)
        /// A custom spec placed an element twice, or one that it has not measured; the placement
        /// was ignored.
        case misplacedElement
        /// A remark of your own content or spec; messages print it on one line.
        case custom(String)
    }

    /// What was odd.
    public var kind: Kind

    /// The element that the diagnostic is about, as messages call it.
    ///
    /// A node is called by the type of its content, with its name or the property that holds it,
    /// such as `BoxContent(rows[2])`; any other element by its type. It is `The environment` for a
    /// value of the environment. It is nil if the diagnostic is about the range of the node in
    /// whose layout it was met, or is a remark about that node.
    public var element: String?

    /// The path from the root to the node in whose layout it was met; empty until the diagnostic is
    /// part of a commit.
    public var path: String

    /// Creates a diagnostic.
    public init(_ kind: Kind, of element: String? = nil, path: String = "") {
        self.kind = kind
        self.element = element
        self.path = path
    }
}
