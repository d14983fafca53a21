/// Builds its element from the environment.
///
///     EnvironmentReader { environment in
///         StackLayoutSpec(environment[Density.self] > 1 ? .horizontal : .vertical) {
///             title
///             subtitle
///         }
///     }
///
/// It takes the place of that element: the element is measured in the reader's range and with its
/// parent size, and a parent reads the element's style, overridden property by property by the
/// reader's own.
public struct EnvironmentReader: LayoutSpec {
    /// The reader's own style.
    public var style = LayoutElementStyle()

    private let body: @Sendable (LayoutEnvironment) -> any LayoutElement

    /// The style that the element is measured in; nil for its own.
    private var elementStyle: LayoutElementStyle?

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

    /// The style that a parent reads: the element's, overridden by the reader's own.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return style }
        return body(context.environment).style(in: &context).merging(style)
    }

    /// Measures the element for a parent, in the style that the parent has read.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        var reader = self
        reader.style = LayoutElementStyle()
        reader.elementStyle = style
        return try reader.measureWithinStyle(
            in: constrainedSize,
            parentSize: parentSize,
            context: &context
        )
    }

    /// Measures and places the element.
    ///
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let element = body(context.environment)
        let measured = try element.measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: elementStyle ?? element.style(in: &context),
            context: &context
        )
        context.place(measured, at: .zero)
        return measured.size
    }
}
