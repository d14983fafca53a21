/// Builds its element from the environment.
///
///     EnvironmentReader { environment in
///         StackLayoutSpec(environment[Density.self] > 1 ? .horizontal : .vertical) {
///             title
///             subtitle
///         }
///     }
///
/// It takes the place of that element: a parent measures and places the element itself, in the
/// element's style, overridden property by property by the reader's own.
public struct EnvironmentReader: LayoutElement {
    /// The reader's own style.
    public var style = LayoutElementStyle()

    private let body: @Sendable (LayoutEnvironment) -> any LayoutElement

    /// Makes a reader.
    ///
    /// - Parameter body: Builds the element: once for the style that a parent reads, and once for
    ///   each measurement. It may run any number of times and must depend on nothing but the
    ///   environment and immutable values.
    public init<Element: LayoutElement>(
        @LayoutSpecBuilder _ body: @escaping @Sendable (LayoutEnvironment) -> Element
    ) {
        self.body = body
    }

    /// The same reader with a changed style of its own.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> EnvironmentReader {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// The style that a parent reads: the element's, overridden by the reader's own.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return style }
        return body(context.environment).style(in: &context).merging(style)
    }

    /// As the element itself, which is looked at in each measurement.
    public var keepsItsRange: Bool { true }

    /// Measures the element for a parent, in the style that the parent has read.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        guard context.hasRoomForSpec() else { throw LayoutInterruption(.suspended) }
        // A node is measured in the style that it is given, a spec in its own.
        let element = body(context.environment).styled { $0 = style }
        let measured = try element.measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            context: &context
        )
        context.forgetReuse(of: measured, unless: element.keepsItsRange)
        return measured
    }
}

extension EnvironmentReader: CustomDebugStringConvertible {
    /// The type, as the element is not built yet, and the style if anything is set.
    public var debugDescription: String {
        "EnvironmentReader(\(style.isEmpty ? "" : style.debugDescription))"
    }
}
