/// Puts its child at one of nine places in the space there is.
///
/// Size: the range's maximum where that is finite and the child's size elsewhere; the sizing options
/// shrink it to the child; then it is clamped to the range.
///
/// The child is measured up to the range's maximum, from zero along an axis on which it has a
/// position and from the range's minimum elsewhere. Its parent size is the maximum where that is
/// finite. It may lie partly outside where it is larger than the spec.
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

    /// The axes along which the spec is as large as its child, rather than as large as it can be.
    public struct SizingOptions: OptionSet, Hashable, Codable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// As large as the range allows.
        public static let `default`: SizingOptions = []
        /// As wide as the child.
        public static let minimumWidth = SizingOptions(rawValue: 1 << 0)
        /// As high as the child.
        public static let minimumHeight = SizingOptions(rawValue: 1 << 1)
        /// As large as the child.
        public static let minimumSize: SizingOptions = [.minimumWidth, .minimumHeight]
    }

    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The child's place horizontally.
    public var horizontalPosition: Position

    /// The child's place vertically.
    public var verticalPosition: Position

    /// The axes along which the spec is as large as its child.
    public var sizingOptions: SizingOptions

    /// The child.
    public var child: any LayoutElement

    /// Puts an element at a place.
    public init(
        horizontalPosition: Position,
        verticalPosition: Position,
        sizingOptions: SizingOptions = .default,
        child: any LayoutElement
    ) {
        self.horizontalPosition = horizontalPosition
        self.verticalPosition = verticalPosition
        self.sizingOptions = sizingOptions
        self.child = child
    }

    /// Puts the element in a builder at a place.
    public init(
        horizontalPosition: Position,
        verticalPosition: Position,
        sizingOptions: SizingOptions = .default,
        @LayoutSpecBuilder child: () -> some LayoutElement
    ) {
        self.init(
            horizontalPosition: horizontalPosition,
            verticalPosition: verticalPosition,
            sizingOptions: sizingOptions,
            child: child()
        )
    }

    /// Measures and places the child.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        context.noteUnusedStyle(of: child, in: Self.self)
        let bounds = constrainedSize.max.definedWhereFinite
        let measured = try child.measure(
            in: SizeRange(
                min: LayoutSize(
                    width: horizontalPosition == .none ? constrainedSize.min.width : 0,
                    height: verticalPosition == .none ? constrainedSize.min.height : 0
                ),
                max: constrainedSize.max
            ),
            parentSize: bounds,
            context: &context
        )
        let child = measured.size
        let hugsWidth = sizingOptions.contains(.minimumWidth) || bounds.width.isNaN
        let hugsHeight = sizingOptions.contains(.minimumHeight) || bounds.height.isNaN
        let size = constrainedSize.clamp(
            LayoutSize(
                width: hugsWidth ? child.width : bounds.width,
                height: hugsHeight ? child.height : bounds.height
            )
        )
        let direction = context.environment.readingDirection
        let position = LayoutPoint(
            x: (size.width - child.width) * horizontalPosition.fraction(reading: direction),
            y: (size.height - child.height) * verticalPosition.fraction(reading: .leftToRight)
        )
        context.place(
            measured,
            at: LayoutPoint(
                x: context.pixelGrid.round(position.x),
                y: context.pixelGrid.round(position.y)
            )
        )
        return size
    }
}

extension RelativeLayoutSpec.Position {
    /// The part of the free space that lies to the left of the child, or above it.
    fileprivate func fraction(reading direction: ReadingDirection) -> Double {
        switch self {
        case .none: 0
        case .start: direction == .leftToRight ? 0 : 1
        case .center: 0.5
        case .end: direction == .leftToRight ? 1 : 0
        }
    }
}
