/// An element that is built from the environment.
///
///     EnvironmentReader { environment in
///         StackLayoutSpec(environment[Density.self] > 1 ? .horizontal : .vertical) {
///             title
///             subtitle
///         }
///     }
///
/// A reader stands for the element that it builds: a parent measures and places that element
/// itself, in the element's style, overridden property by property by the reader's own.
public struct EnvironmentReader: LayoutElement {
    /// The reader's own style.
    public var style = LayoutElementStyle()

    private let body: @Sendable (LayoutEnvironment) -> any LayoutElement

    /// Creates a reader.
    ///
    /// - Parameter body: A closure that builds the element, once for the style that a parent reads,
    ///   and once for each measurement. It may run any number of times, and must depend on nothing
    ///   but the environment and immutable values.
    public init<Element: LayoutElement>(
        @LayoutSpecBuilder _ body: @escaping @Sendable (LayoutEnvironment) -> Element
    ) {
        self.body = body
    }

    /// Returns the reader with a changed style of its own.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> EnvironmentReader {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// Returns the style that a parent reads: the element's, overridden by the reader's own.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return style }
        return body(context.environment).style(in: &context).overridden(by: style)
    }

    /// True: each measurement checks whether the built element keeps its range.
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
        // A node is measured in the style that it is given, and a spec in its own.
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
    /// The type, as the element is not built yet, and the reader's own style if anything is set in
    /// it.
    public var debugDescription: String {
        "EnvironmentReader(\(style.isEmpty ? "" : style.debugDescription))"
    }
}
