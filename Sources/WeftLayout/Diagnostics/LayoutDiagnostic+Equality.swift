extension LayoutDiagnostic.Kind {
    /// Whether the same was odd; numbers are compared by their bits, so that NaN equals itself.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity
    }

    /// Feeds what was odd to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }

    /// The case and its values, numbers as their bits.
    private var identity: [AnyHashable] {
        switch self {
        case .invalidRange(let range, let mended):
            ["invalidRange", range.bits, mended.bits]
        case .invalidSize(let element, let size):
            ["invalidSize", element, size.bits]
        case .sizeOutOfRange(let element, let size, let range):
            ["sizeOutOfRange", element, size.bits, range.bits]
        case .invalidPosition(let spec, let position):
            ["invalidPosition", spec, position.bits]
        case .invalidStyle(let element, let style):
            ["invalidStyle", element, style]
        case .contradictoryBounds(let element, let style):
            ["contradictoryBounds", element, style]
        case .invalidValue(let element, let property, let value):
            ["invalidValue", element, property, value]
        case .undefinedFraction(let element, let properties):
            ["undefinedFraction", element, properties]
        case .unusedFraction(let element, let properties):
            ["unusedFraction", element, properties]
        case .unusedStyle(let element, let parent, let properties):
            ["unusedStyle", element, parent, properties]
        case .overruledLength(let element, let parent, let properties, let size):
            ["overruledLength", element, parent, properties, size.bits]
        case .overruledLayer(let element, let parent, let properties, let size):
            ["overruledLayer", element, parent, properties, size.bits]
        case .nothingToGrowInto(let element):
            ["nothingToGrowInto", element]
        case .noIntrinsicSize(let element):
            ["noIntrinsicSize", element]
        case .unboundedRange(let element):
            ["unboundedRange", element]
        case .unboundedRatio(let element):
            ["unboundedRatio", element]
        case .brokenRatio(let element, let ratio, let size):
            ["brokenRatio", element, ratio.bitPattern, size.bits]
        case .misplacedElement(let spec):
            ["misplacedElement", spec]
        case .custom(let text):
            ["custom", text]
        }
    }
}
