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
            The range \(range.debugDescription) to be laid out in makes no sense: it was laid out \
            in \(mended.debugDescription). A minimum is zero or more and less than 10,000,000 \
            points, and a maximum is no less than it.
            """
        case .invalidSize(let size):
            """
            measured itself as \(size.debugDescription), which no element can be: it got 0×0. \
            Lengths are finite and below 10,000,000 points, and zero or a normal positive \
            number.\([size.width, size.height].contains(.infinity) ? Self.unboundedHint : "")
            """
        case .sizeOutOfRange(let size, let range):
            """
            measured itself as \(size.debugDescription), outside of \(range.debugDescription), \
            which it was given: it was clamped. Return a size from within the range, for instance \
            constrainedSize.clamp(size).
            """
        case .invalidPosition(let position):
            """
            placed an element at \(position.debugDescription): a coordinate that is not finite, or \
            beyond ±10¹⁵ points, became 0.
            """
        case .invalidStyle(let style):
            """
            cannot follow \(style.list(" = ")): a number is ignored that is not finite, is \
            negative where that is not allowed, or is a length of 10,000,000 points and more.
            """
        case .contradictoryBounds(let style):
            """
            sets \(style.list(" = ")): a minimum beats a maximum below it, which counts for \
            nothing. Lower the one, raise the other, or leave one out.
            """
        case .invalidValue(let property, let value):
            "cannot follow \(property) = \(value): it was laid out without it."
        case .undefinedFraction(let properties):
            """
            sets \(properties) to a fraction of a parent length that is undefined here: it acts as \
            auto. Give the parent an exact length (the root's is its range), or state points.
            """
        case .unusedFraction(let properties):
            """
            sets \(properties) to a fraction across a stack that stretches it, where a fraction \
            acts as auto. Give it another alignSelf, such as .start, or state points.
            """
        case .unusedStyle(let parent, let properties):
            "sets \(properties), which \(parent) does not read. \(properties.readers)"
        case .overruledLength(let parent, let properties, let size):
            """
            sets \(properties), and got \(size.debugDescription): \(parent) left it no choice. Set \
            the length around \(parent), or put .centered() or .relative() between the two, or let \
            \(parent) have a choice: in a stack by another alignSelf, such as .start.
            """
        case .overruledLayer(let parent, let properties, let size):
            """
            sets \(properties), and got \(size.debugDescription): \(parent) makes it exactly as \
            large as the child. Put .centered() or .relative() between the two, or let a corner \
            spec place it.
            """
        case .nothingToGrowInto:
            """
            flexes from a length of 0 and has nothing to grow into, as its stack has no smallest \
            length along it. Give the stack a length, or leave out the flexBasis.
            """
        case .idleSpacer:
            """
            takes no room, as its style has neither a length nor a flexGrow: give it \
            flexGrow(1) to take up what is free, or a width or height; where nothing is to be, \
            leave it out.
            """
        case .overflowingLines:
            """
            runs out of its range, as stretched children make each of its lines as long across as \
            the whole has to be. Give it alignItems .start, or a choice across: no exact length, \
            and a parent that does not stretch it.
            """
        case .noIntrinsicSize:
            """
            has no size of its own, and no range with an upper bound to fill: it got the smallest \
            size allowed. Give it an intrinsic size, a width and a height, or a ratio spec that \
            has a width or a height.
            """
        case .unboundedRange:
            """
            is to fill a range without an upper bound: it is as large as its child. Give it, or an \
            element around it, a largest size.
            """
        case .unboundedRatio:
            """
            has nothing to take its ratio of, as its range has no upper bound: its child was \
            measured without it. Give the spec a width, a height, or a largest one.
            """
        case .brokenRatio(let ratio, let size) where size.isEmpty:
            """
            cannot keep its ratio of \(ratio) in its range: its child got \
            \(size.debugDescription), as less than a pixel is left of a length. Give it more room, \
            and see whether the ratio is height by width.
            """
        case .brokenRatio(let ratio, let size):
            """
            cannot keep its ratio of \(ratio) in its range: its child got \
            \(size.debugDescription). Let its range give way: in a stack that stretches it by \
            another alignSelf, such as .start, and where it flexes by a length of its own.
            """
        case .misplacedElement:
            """
            placed an element a second time, or one that it has not measured: the placement was \
            ignored. A spec places what it has measured, once.
            """
        case .custom(let text):
            text.onOneLine
        }
    }
}

extension LayoutDiagnostic.Kind {
    /// What to do about an infinite length, which usually comes from a range.
    private static let unboundedHint = """
         A range may have no largest length: an element that fills its range needs one of its own \
        there, such as a width or a flexBasis.
        """
}

extension LayoutElementStyle.Properties {
    /// Which parents read the properties that not every parent reads.
    fileprivate var readers: String {
        var sentences: [String] = []
        let stack = intersection(.stack)
        if !stack.isEmpty {
            sentences.append("Only a stack reads \(stack), and only of its own children.")
        }
        if contains(.layoutPosition) {
            sentences.append("Only an absolute spec reads layoutPosition, of its own children.")
        }
        return sentences.joined(separator: " ")
    }
}
