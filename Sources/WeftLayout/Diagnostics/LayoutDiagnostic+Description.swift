extension LayoutDiagnostic: CustomStringConvertible {
    /// Where the oddity was met, what was odd, what became of it, and what to do about it.
    public var description: String { "\(path): \(message)" }

    /// The description without the path, on one line.
    public var message: String {
        let predicate = kind.predicate
        if case .custom = kind { return predicate }
        return element.map { "\($0) \(predicate)" } ?? predicate
    }
}

extension LayoutDiagnostic.Kind {
    /// What the message says about the element.
    fileprivate var predicate: String {
        switch self {
        case .invalidRange(let range, let mended):
            """
            The range \(range.debugDescription) to lay out in is not valid: \
            \(mended.debugDescription) was used instead. A minimum must be at least 0 and below \
            10,000,000 points, and a maximum must not be below the minimum. The range comes from the \
            caller of layout(in:) or, below the root, from the spec that measured the node.
            """
        case .invalidSize(let size):
            """
            measured itself as \(size.debugDescription), which is not a valid size: it got 0×0. \
            A length must be finite, either zero or a positive normal number, and, when rounded to \
            whole pixels, below 10,000,000 points.\
            \([size.width, size.height].contains(.infinity) ? Self.unboundedHint : "")
            """
        case .sizeOutOfRange(let size, let range):
            """
            measured itself as \(size.debugDescription), outside the range \
            \(range.debugDescription) that it was given: the size was clamped. Return a size \
            within the range, for instance size.clamped(to: constrainedSize).
            """
        case .invalidPosition(let position):
            """
            placed an element at \(position.debugDescription): a coordinate that is not finite or \
            is beyond ±10¹⁵ points was replaced by 0.
            """
        case .invalidStyle(let style):
            """
            cannot use \(style.list(" = ")): a number is ignored if it is not finite, is \
            negative where that is not allowed, or is a length of 10,000,000 points or more.\
            \(style.list(" = ").contains("∞") ? Self.infiniteHint : "")
            """
        case .contradictoryBounds(let style):
            """
            sets \(style.list(" = ")): a minimum wins over a maximum below it, which has no \
            effect. Lower the minimum, raise the maximum, or leave one out.
            """
        case .invalidValue("ratio", "∞"):
            "cannot use ratio = ∞: the value was ignored.\(Self.infiniteHint)"
        case .invalidValue(let property, let value):
            "cannot use \(property) = \(value): the value was ignored."
        case .undefinedFraction(let properties):
            """
            sets \(properties) to a fraction of a parent length that is undefined here: the \
            fraction acts as auto. Give the parent an exact length (the root's comes from its \
            range), or use points.
            """
        case .stretchedFraction(let properties):
            """
            sets \(properties) to a fraction, but its stack stretches it along that axis, where a \
            fraction acts as auto. Give it another alignSelf, such as .start, or use points.
            """
        case .unusedStyle(let parent, let properties):
            "sets \(properties), which \(parent) does not read. \(properties.readers)"
        case .overruledLength(let parent, let properties, let size):
            """
            sets \(properties), but got \(size.debugDescription): \(parent) left it no choice. Set \
            the length on or around \(parent), put .centered() or .relative() between the two, or \
            give \(parent) a choice: where a stack stretches it, with another alignSelf, such as \
            .start; where it flexes, with flexShrink(0) or flexGrow(0).
            """
        case .overruledLayer(let parent, let properties, let size):
            """
            sets \(properties), but got \(size.debugDescription): \(parent) makes it exactly as \
            large as the child. Put .centered() or .relative() between the two, or place it with a \
            corner spec.
            """
        case .cutLength(let parent, let properties, let size):
            """
            sets \(properties), but got \(size.debugDescription): \(parent) has no more room from its \
            layoutPosition on. Make \(parent) larger, move the child, or set a maxWidth or a \
            maxHeight, which takes the place of the room that is left.
            """
        case .noRoom(let parent, let position, let size):
            """
            is \(size.debugDescription), because \(parent) has no room from \
            \(position.debugDescription) on. Make \(parent) larger, move the child, or set a \
            maxWidth or a maxHeight, which takes the place of the room that is left.
            """
        case .nothingToGrowInto:
            """
            flexes from a length of 0 and has nothing to grow into, because its stack has no \
            minimum length along its main axis. Give the stack a length, or leave out the flexBasis.
            """
        case .idleSpacer:
            """
            takes no room, because its style has neither a length nor a flexGrow. Give it \
            flexGrow(1) to take up the free space, or a width or height; if you want no space \
            there, leave it out.
            """
        case .overflowingLines:
            """
            overflows its range, because stretched children make each of its lines as long across \
            as the whole stack has to be. Give it alignItems .start, or leave its length across \
            open: set no exact length, and do not let its parent stretch it.
            """
        case .noIntrinsicSize:
            """
            has no size of its own, and its range has no upper bound that it could fill: it got \
            the smallest size allowed. Give it an intrinsic size, a width and a height, or a ratio \
            spec that has a width or a height.
            """
        case .unboundedRange:
            """
            should fill its range, which has no upper bound: it is only as large as its child. \
            Give it, or an element around it, a maximum size.
            """
        case .unboundedRatio:
            """
            cannot apply its ratio, because its range has no upper bound: its child was measured \
            without it. Give the spec a width or a height, or a maximum width or height.
            """
        case .brokenRatio(let ratio, let size) where size.isEmpty:
            """
            cannot keep its ratio of \(ratio.plainText) in its range: its child got \
            \(size.debugDescription), because one of its lengths came out below one pixel. Give \
            it more room, and check that the ratio is the height divided by the width.
            """
        case .brokenRatio(let ratio, let size):
            """
            cannot keep its ratio of \(ratio.plainText) in its range: its child got \
            \(size.debugDescription). Give its range more freedom: where a stack stretches it, with \
            another alignSelf, such as .start; where it flexes, with a length of its own; where its \
            size is that of another element or of the whole layout, with .centered() or .relative() \
            around it; where its style sets a width and a height, by setting only one of them.
            """
        case .misplacedElement:
            """
            placed an element a second time, or one that it has not measured: the placement was \
            ignored. A spec must place only what it has measured, and only once.
            """
        case .custom(let text):
            text.onOneLine
        }
    }
}

extension LayoutDiagnostic.Kind {
    /// Where an infinite number usually comes from.
    private static let infiniteHint = """
         An infinite number often comes from a range without a maximum.
        """

    /// What to do about an infinite length, which usually comes from a range.
    private static let unboundedHint = """
         A range may have no maximum: an element that fills its range then needs a length of its \
        own, such as a width or a flexBasis.
        """
}

extension LayoutElementStyle.Properties {
    /// Which parents read the properties that not every parent reads.
    fileprivate var readers: String {
        var sentences: [String] = []
        let stack = intersection(.stack)
        if !stack.isEmpty {
            sentences.append("Only a stack reads \(stack), and only from its own children.")
        }
        if contains(.layoutPosition) {
            sentences.append(
                "Only an absolute spec reads layoutPosition, and only from its own children."
            )
        }
        return sentences.joined(separator: " ")
    }
}
