/// Something odd that a layout met: it has a defined result, but probably not the one intended.
public struct LayoutDiagnostic: Hashable, Sendable {
    /// What was odd about an element.
    public enum Kind: Hashable, Sendable {
        /// A node was to be laid out in a range that is none; it was laid out in the second one.
        case invalidRange(SizeRange, mended: SizeRange)
        /// An element measured itself with a size that is NaN, infinite, negative, subnormal, or
        /// 10,000,000 points and more, be it by rounding; it got 0×0.
        case invalidSize(LayoutSize)
        /// A custom spec returned a size outside the range that it was given; it was clamped to it.
        case sizeOutOfRange(LayoutSize, SizeRange)
        /// A spec placed an element at a position that is NaN, infinite or beyond ±10¹⁵ points;
        /// that coordinate became 0.
        case invalidPosition(LayoutPoint)
        /// A style has numbers that are not finite, or negative where they may not be, or lengths
        /// of 10,000,000 points and more, be it as a fraction; they were ignored. (A maximum may be
        /// infinite.) Nothing but these is set in the style here.
        case invalidStyle(LayoutElementStyle)
        /// A style has a minimum above the maximum along the same axis; the minimum counted.
        /// Nothing but these is set in the style here.
        case contradictoryBounds(LayoutElementStyle)
        /// A property of a spec, a leaf or a measurement has a value that cannot be followed; it
        /// was laid out without it.
        case invalidValue(property: String, value: String)
        /// A fraction of a parent size that is undefined acted as `auto`.
        case undefinedFraction(LayoutElementStyle.Properties)
        /// A fraction of a stack's length across was set on a child that the stack stretches; it
        /// acted as `auto`.
        case unusedFraction(LayoutElementStyle.Properties)
        /// Properties were set on a child whose parent does not read them.
        case unusedStyle(parent: String, LayoutElementStyle.Properties)
        /// Lengths of a style that the parent overruled, as it left its child no choice along their
        /// axis; the size is the one that the child got.
        case overruledLength(parent: String, LayoutElementStyle.Properties, LayoutSize)
        /// Lengths of the style of an element that lies over or under another one, and so is as
        /// large as that; the size is the one that it got.
        case overruledLayer(parent: String, LayoutElementStyle.Properties, LayoutSize)
        /// A child flexes from a length of 0, and its stack has no smallest length to fill, so that
        /// there is nothing to grow into: it is as short as its minimum.
        case nothingToGrowInto
        /// A spacer in a stack takes no room: its style has neither a length nor a `flexGrow`.
        case idleSpacer
        /// A stack that wraps has several lines, and a smallest length across that stretched
        /// children make each of them as long as: together they run out of the stack's range.
        case overflowingLines
        /// A leaf has no size: it has no intrinsic one, and its parent gave it none.
        case noIntrinsicSize
        /// A range without an upper bound gave an element that fills its parent nothing to fill.
        case unboundedRange
        /// A range without any upper bound gave a ratio spec nothing to take the ratio of, and its
        /// child does not have the ratio by itself.
        case unboundedRatio
        /// A range that has no size of a ratio spec's ratio, to a pixel, gave its child one of
        /// another.
        case brokenRatio(ratio: Double, LayoutSize)
        /// A custom spec placed the same measured element more than once, or one of another spec.
        case misplacedElement
        /// Whatever a content of a user's own has to say; in print it is one line.
        case custom(String)
    }

    /// What was odd.
    public var kind: Kind

    /// What it is about, as messages call it: a node by the type of its content, with its name or
    /// the property that holds it, `BoxContent(rows[2])`; anything else by its type. Nil if it is
    /// the range or a remark of the node in whose layout it was met.
    public var element: String?

    /// The path of the node in whose layout it was met, from the root; empty before it is part of a
    /// commit.
    public var path: String

    /// Makes a diagnostic.
    public init(_ kind: Kind, of element: String? = nil, path: String = "") {
        self.kind = kind
        self.element = element
        self.path = path
    }
}
