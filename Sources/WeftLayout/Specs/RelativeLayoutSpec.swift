/// A spec that puts its child at one of nine places in the available space.
///
/// Size: in each dimension, the range's maximum if it is finite, and otherwise the child's size.
/// The sizing option shrinks it to the child's size. It is then clamped to the range.
///
/// The child is measured up to the range's maximum: from zero along an axis on which it has a
/// position, and from the range's minimum along any other. Its parent size is the maximum where
/// that is finite.
public struct RelativeLayoutSpec: LayoutSpec {
    /// The child's place along one axis.
    public enum Position: String, Hashable, Codable, CaseIterable, Sendable {
        /// At the origin, and at least as large as the range's minimum.
        case none
        /// At the start: horizontally where a line begins, vertically at the top.
        case start
        /// In the middle.
        case center
        /// At the end: horizontally where a line ends, vertically at the bottom.
        case end
    }

    /// The axes along which the spec is as large as its child, rather than as large as possible.
    public struct SizingOption: OptionSet, Hashable, Codable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// As large as the range allows.
        public static let `default`: SizingOption = []
        /// As wide as the child.
        public static let minimumWidth = SizingOption(rawValue: 1 << 0)
        /// As high as the child.
        public static let minimumHeight = SizingOption(rawValue: 1 << 1)
        /// As large as the child.
        public static let minimumSize: SizingOption = [.minimumWidth, .minimumHeight]
    }

    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The child's place horizontally.
    public var horizontalPosition: Position

    /// The child's place vertically.
    public var verticalPosition: Position

    /// The axes along which the spec is as large as its child.
    public var sizingOption: SizingOption

    /// The child.
    public var child: any LayoutElement

    /// Creates a spec that puts an element at the given place.
    public init(
        horizontalPosition: Position,
        verticalPosition: Position,
        sizingOption: SizingOption = .default,
        child: any LayoutElement
    ) {
        self.horizontalPosition = horizontalPosition
        self.verticalPosition = verticalPosition
        self.sizingOption = sizingOption
        self.child = child
    }

    /// Creates a spec that puts the element in a builder at the given place.
    public init(
        horizontalPosition: Position,
        verticalPosition: Position,
        sizingOption: SizingOption = .default,
        @LayoutSpecBuilder child: () -> some LayoutElement
    ) {
        self.init(
            horizontalPosition: horizontalPosition,
            verticalPosition: verticalPosition,
            sizingOption: sizingOption,
            child: child()
        )
    }

    /// Measures and places the child.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let placement = RelativePlacement(
            horizontal: horizontalPosition,
            vertical: verticalPosition,
            hugsWidth: sizingOption.contains(.minimumWidth),
            hugsHeight: sizingOption.contains(.minimumHeight)
        )
        return try placement.layOut(
            child,
            of: Self.self,
            thatFits: constrainedSize,
            context: &context
        )
    }
}
