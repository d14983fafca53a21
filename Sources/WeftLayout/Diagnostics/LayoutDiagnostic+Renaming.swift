extension LayoutDiagnostic.Kind {
    /// The same about an element that is called something else.
    ///
    /// - Parameter name: The new name, given the present one.
    package func renamed(_ name: (String) -> String) -> Self {
        switch self {
        case .invalidSize(let element, let size):
            .invalidSize(element: name(element), size)
        case .sizeOutOfRange(let element, let size, let range):
            .sizeOutOfRange(element: name(element), size, range)
        case .invalidStyle(let element, let style):
            .invalidStyle(element: name(element), style)
        case .contradictoryBounds(let element, let style):
            .contradictoryBounds(element: name(element), style)
        case .invalidValue(let element, let property, let value):
            .invalidValue(element: name(element), property: property, value: value)
        case .undefinedFraction(let element, let properties):
            .undefinedFraction(element: name(element), properties)
        case .unusedFraction(let element, let properties):
            .unusedFraction(element: name(element), properties)
        case .unusedStyle(let element, let parent, let properties):
            .unusedStyle(element: name(element), parent: parent, properties)
        case .overruledLength(let element, let parent, let properties, let size):
            .overruledLength(element: name(element), parent: parent, properties, size)
        case .overruledLayer(let element, let parent, let properties, let size):
            .overruledLayer(element: name(element), parent: parent, properties, size)
        case .nothingToGrowInto(let element):
            .nothingToGrowInto(element: name(element))
        case .noIntrinsicSize(let element):
            .noIntrinsicSize(element: name(element))
        case .unboundedRange(let element):
            .unboundedRange(element: name(element))
        case .unboundedRatio(let element):
            .unboundedRatio(element: name(element))
        case .brokenRatio(let element, let ratio, let size):
            .brokenRatio(element: name(element), ratio: ratio, size)
        case .invalidRange, .invalidPosition, .misplacedElement, .custom:
            self
        }
    }
}
