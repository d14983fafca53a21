extension LayoutDiagnostic.Kind {
    /// Returns whether two kinds are equal; numbers are compared by their bits, so that NaN equals
    /// itself.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity
    }

    /// Feeds the case and its values to a hasher, numbers as their bits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }

    /// The case and its values, with numbers as their bits.
    private var identity: [AnyHashable] {
        switch self {
        case .invalidRange(let range, let mended):
            ["invalidRange", range.bits, mended.bits]
        case .invalidSize(let size):
            ["invalidSize", size.bits]
        case .sizeOutOfRange(let size, let range):
            ["sizeOutOfRange", size.bits, range.bits]
        case .invalidPosition(let position):
            ["invalidPosition", position.bits]
        case .invalidStyle(let style):
            ["invalidStyle", style]
        case .contradictoryBounds(let style):
            ["contradictoryBounds", style]
        case .invalidValue(let property, let value):
            ["invalidValue", property, value]
        case .undefinedFraction(let properties):
            ["undefinedFraction", properties]
        case .stretchedFraction(let properties):
            ["stretchedFraction", properties]
        case .unusedStyle(let parent, let properties):
            ["unusedStyle", parent, properties]
        case .overruledLength(let parent, let properties, let size):
            ["overruledLength", parent, properties, size.bits]
        case .overruledLayer(let parent, let properties, let size):
            ["overruledLayer", parent, properties, size.bits]
        case .cutLength(let parent, let properties, let size):
            ["cutLength", parent, properties, size.bits]
        case .noRoom(let parent, let position, let size):
            ["noRoom", parent, position.bits, size.bits]
        case .nothingToGrowInto:
            ["nothingToGrowInto"]
        case .idleSpacer:
            ["idleSpacer"]
        case .overflowingLines:
            ["overflowingLines"]
        case .noIntrinsicSize:
            ["noIntrinsicSize"]
        case .unboundedRange:
            ["unboundedRange"]
        case .unboundedRatio:
            ["unboundedRatio"]
        case .brokenRatio(let ratio, let size):
            ["brokenRatio", ratio.bitPattern, size.bits]
        case .misplacedElement:
            ["misplacedElement"]
        case .custom(let text):
            ["custom", text]
        }
    }
}
