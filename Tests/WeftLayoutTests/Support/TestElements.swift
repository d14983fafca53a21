import WeftLayout

/// A leaf whose size is a function of the range.
struct Box: LayoutElement {
    var name: String
    var style = LayoutElementStyle()
    var firstBaseline: Double?
    /// The last baseline, relative to the bottom edge: negative if it lies above that.
    var lastBaselineOffset: Double?
    var sizeThatFits: @Sendable (SizeRange) -> LayoutSize

    /// Creates a leaf with an intrinsic size.
    init(
        _ name: String = "",
        _ width: Double,
        _ height: Double,
        firstBaseline: Double? = nil,
        lastBaselineOffset: Double? = nil
    ) {
        self.init(name) { _ in LayoutSize(width: width, height: height) }
        self.firstBaseline = firstBaseline
        self.lastBaselineOffset = lastBaselineOffset
    }

    /// Creates a leaf that is measured by a closure.
    init(_ name: String, sizeThatFits: @escaping @Sendable (SizeRange) -> LayoutSize) {
        self.name = name
        self.sizeThatFits = sizeThatFits
    }

    func styled(_ change: (inout LayoutElementStyle) -> Void) -> Box {
        var copy = self
        change(&copy.style)
        return copy
    }

    func style(in context: inout LayoutContext) -> LayoutElementStyle {
        style
    }

    func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let range = context.narrow(
            constrainedSize,
            to: style,
            parentSize: parentSize,
            element: "Box"
        )
        let size = context.usableSize(sizeThatFits(range).clamped(to: range), of: "Box")
        return context.append(
            node: context.testEngine.enter(TestEngine.Measurement(name: name, size: size)),
            size: size,
            baselines: Baselines(firstBaseline, lastBaselineOffset.map { size.height + $0 }),
            lacksSize: false,
            style: style
        )
    }
}

/// A node with a spec of its own.
struct Nested: LayoutElement {
    var name: String
    var style = LayoutElementStyle()
    var spec: any LayoutElement

    init(_ name: String, _ spec: any LayoutElement) {
        self.name = name
        self.spec = spec
    }

    func styled(_ change: (inout LayoutElementStyle) -> Void) -> Nested {
        var copy = self
        change(&copy.style)
        return copy
    }

    func style(in context: inout LayoutContext) -> LayoutElementStyle {
        style
    }

    func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let range = context.narrow(
            constrainedSize,
            to: style,
            parentSize: parentSize,
            element: "Nested"
        )
        let outerScope = context.beginNode()
        let measured = try context.measure(spec, in: range, parentSize: range.max)
        let subnodes = context.placements(of: measured)
        let baselines = context.baselines(of: measured)
        context.endNode(outerScope)
        let measurement = TestEngine.Measurement(
            name: name,
            size: measured.size,
            subnodes: subnodes
        )
        return context.append(
            node: context.testEngine.enter(measurement),
            size: measured.size,
            baselines: baselines,
            lacksSize: false,
            style: style
        )
    }
}
