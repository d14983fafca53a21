public import WeftLayout

/// An element in an environment of its own.
///
///     EnvironmentReader { environment in
///         StackLayoutSpec(.vertical) {
///             title
///             details.environment { $0[Density.self] = 2 * environment[Density.self] }
///         }
///     }
///
/// A writer stands for its element: a parent measures and places that element itself, in the
/// element's style, overridden property by property by the writer's own. All nodes in the element
/// inherit the environment, and what they override themselves comes on top of it.
public struct EnvironmentWriter: LayoutElement {
    /// The writer's own style.
    public var style = LayoutElementStyle()

    /// What is overridden; everything else is inherited.
    public var overrides: EnvironmentOverrides

    /// The element.
    public var element: any LayoutElement

    /// Creates a writer.
    public init(_ element: any LayoutElement, overrides: EnvironmentOverrides) {
        self.element = element
        self.overrides = overrides
    }

    /// Returns the writer with a changed style of its own.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> EnvironmentWriter {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// Returns the style that a parent reads: the element's, overridden by the writer's own.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return style }
        return context.withEnvironment(overrides) { context in
            element.style(in: &context).overridden(by: style)
        }
    }

    /// Measures the element for a parent, in the style that the parent has read.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    /// - Complexity: One measurement, and the hashing of the environment.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        guard context.hasRoomForSpec() else { throw LayoutInterruption(.suspended) }
        let measured = try context.withEnvironment(overrides) {
            context throws(LayoutInterruption) in
            // A node is measured in the style that it is given, and a spec in its own.
            try element.styled { $0 = style }.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
        }
        // In what other ranges it is the same holds on its own pixel grid.
        context.forgetReuse(of: measured)
        return measured
    }
}

extension LayoutElement {
    /// Changes the environment of the element and of all nodes in it.
    ///
    /// - Parameter change: Sets what is overridden; what is nil is inherited.
    public func environment(_ change: (inout EnvironmentOverrides) -> Void) -> EnvironmentWriter {
        var overrides = EnvironmentOverrides()
        change(&overrides)
        return EnvironmentWriter(self, overrides: overrides)
    }
}

extension EnvironmentWriter: NamedElement {
    package var diagnosticName: String { LayoutContext.name(of: element) }
}

extension EnvironmentWriter: CustomDebugStringConvertible {
    /// The element, what is overridden, and the writer's own style if anything is set in it.
    public var debugDescription: String {
        let style = style.isEmpty ? "" : ", \(style.debugDescription)"
        let name = LayoutContext.name(of: element)
        return "EnvironmentWriter(\(name), \(overrides.debugDescription)\(style))"
    }
}
