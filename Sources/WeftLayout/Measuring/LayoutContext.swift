/// Measures and places a spec's children: the measurement of one node under way.
///
/// Everything that was measured lies in one scratch buffer. Placed elements are linked to their
/// spec in drawing order, and carry their offset from it:
///
///     scratch   │ stack │ avatar │ inset │ name │ …
///                 first ──▶ next ──▶ ·
///                             first ──▶ ·
///
/// When the node is measured, the tree of its specs is flattened to the placements of its subnodes.
public struct LayoutContext: ~Copyable {
    /// The environment at the node.
    public internal(set) var environment: LayoutEnvironment

    /// The grid that sizes and positions are rounded to.
    public internal(set) var pixelGrid: PixelGrid

    /// The number under which the engine knows the environment.
    package private(set) var environmentNumber: Int32

    /// The end of the stack that is measured on.
    package let stack: StackGuard

    /// What measures the display nodes that specs ask for.
    package let engine: AnyObject

    /// Everything measured so far in the nodes under way, innermost node last.
    var scratch: PlainStack<ScratchElement>

    /// The elements placed so far in the spec under way.
    var placed = PlacedList()

    /// What is known of the children of the stacks that are being solved, the innermost stack last.
    var stackItems: PlainStack<StackItem>

    /// What the styles of those children say to their stacks.
    var stackItemStyles: PlainStack<StackItemStyle>

    /// Those styles themselves.
    var stackStyles: PlainStack<LayoutElementStyle>

    /// The lines of the stacks that are being solved.
    var stackLines: PlainStack<StackLine>

    /// How many specs are under way inside each other in the node under way.
    var specDepth = 0

    /// The number of the batch under way: questions with the same number do not depend on each other.
    package private(set) var batch: Int32 = 0

    /// How many questions the batch under way in the node under way has; 0 outside of batches.
    package internal(set) var batchCount = 0

    /// Why the measurement cannot be finished; once set, nothing measured counts.
    package var interruption: LayoutInterruption.Reason?

    /// The error behind `.failed`.
    package var failure: LayoutError?

    /// The number of the spec under way in the node under way; 0 outside of specs.
    var spec: Int32 = 0

    /// The type of the spec under way, for diagnostics.
    var specType: Any.Type = (any LayoutSpec).self

    /// The number of the last spec that was begun in the node under way.
    var specCount: Int32 = 0

    /// What the nodes under way met so far.
    var remarks: [Remark] = []

    /// The index of the first remark about the node under way.
    var firstRemark = 0

    /// Makes a context for the measurement of a node and of all below it.
    ///
    /// - Parameter memory: What the context before has handed out.
    package init(
        environment: consuming LayoutEnvironment,
        number: Int32 = 0,
        stack: StackGuard = StackGuard(),
        engine: AnyObject,
        memory: consuming LayoutMemory = LayoutMemory()
    ) {
        scratch = memory.scratch
        stackItems = memory.stackItems
        stackItemStyles = memory.stackItemStyles
        stackStyles = memory.stackStyles
        stackLines = memory.stackLines
        self.stack = stack
        pixelGrid = environment.pixelGrid
        self.environment = environment
        environmentNumber = number
        self.engine = engine
    }

    /// Ends the context, and hands its memory out.
    package consuming func finish() -> LayoutMemory { LayoutMemory(of: self) }

    /// Changes the environment for the node under way and all below it.
    package mutating func setEnvironment(_ environment: LayoutEnvironment, number: Int32) {
        self.environment = environment
        environmentNumber = number
        pixelGrid = environment.pixelGrid
    }

    /// How deep specs may be nested inside one node. Beyond it the layout fails with an error that
    /// names the node; nodes may be nested deeper.
    ///
    /// A spec that is far deeper must not be built at all. Specs are values that hold their children,
    /// and Swift releases such values inside each other: it takes some 160 bytes of stack a level, so
    /// that a release of 50,000 levels ends a stack of 8 MB, and one of 3,000 a stack of 512 KB. To
    /// count the levels of every spec that is made would slow down all layouts for it.
    public static let maximumSpecDepth = 2_000
}

extension LayoutContext {
    /// Measures one child.
    ///
    /// - Parameters:
    ///   - child: A node or a spec.
    ///   - constrainedSize: The sizes that it may take, in points, before its own style.
    ///   - parentSize: The size that fractions in its style refer to, in points. Without one it is
    ///     the largest allowed size where that is finite, and undefined elsewhere.
    public mutating func measure(
        _ child: any LayoutElement,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) throws(LayoutInterruption) -> MeasuredElement {
        batch += 1
        return try child.measure(
            in: constrainedSize,
            parentSize: parentSize ?? constrainedSize.max.definedWhereFinite,
            style: child.style(in: &self),
            context: &self
        )
    }

    /// Measures several children in the same range; they may be measured at the same time.
    public mutating func measure(
        _ children: [any LayoutElement],
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        let parentSize = parentSize ?? constrainedSize.max.definedWhereFinite
        var measured: [MeasuredElement] = []
        measured.reserveCapacity(children.count)
        try measureAll(children.indices) { index, context throws(LayoutInterruption) in
            let style = children[index].style(in: &context)
            measured.append(
                try children[index].measure(
                    in: constrainedSize,
                    parentSize: parentSize,
                    style: style,
                    context: &context
                )
            )
        }
        return measured
    }

    /// Measures several children, each in a range of its own; they may be measured at the same time.
    public mutating func measure(
        _ requests: [LayoutRequest]
    ) throws(LayoutInterruption) -> [MeasuredElement] {
        var measured: [MeasuredElement] = []
        measured.reserveCapacity(requests.count)
        try measureAll(requests.indices) { index, context throws(LayoutInterruption) in
            let request = requests[index]
            measured.append(
                try request.element.measure(
                    in: request.constrainedSize,
                    parentSize: request.parentSize
                        ?? request.constrainedSize.max.definedWhereFinite,
                    style: request.element.style(in: &context),
                    context: &context
                )
            )
        }
        return measured
    }

    /// Runs a batch of independent measurements.
    ///
    /// A measurement that is suspended does not keep the following ones from being asked for, so
    /// that all of them can be measured at the same time; the batch as a whole is suspended then.
    @inline(__always)
    package mutating func measureAll(
        _ indices: Range<Int>,
        _ measure: (Int, inout LayoutContext) throws(LayoutInterruption) -> Void
    ) throws(LayoutInterruption) {
        var suspension: LayoutInterruption?
        batch += 1
        var own = batch
        let outerCount = batchCount
        batchCount = indices.count
        // The spec under way, and some around it, come after its children.
        scratch.reserve(batchCount + 16)
        defer { batchCount = outerCount }
        for index in indices {
            // A child that had batches of its own ends this one: later questions get a new number.
            if batch != own {
                batch += 1
                own = batch
            }
            do {
                try measure(index, &self)
            } catch {
                guard case .suspended = error.reason else { throw error }
                suspension = error
            }
        }
        batch += 1
        if let suspension { throw suspension }
    }

    /// Places a measured child; what is placed later is drawn in front.
    ///
    /// - Parameters:
    ///   - child: A child that this spec has measured and not yet placed.
    ///   - position: The position of its origin, in points, in the spec's coordinates.
    public mutating func place(_ child: MeasuredElement, at position: LayoutPoint) {
        let index = Int(child.index)
        guard index > placed.spec, index < scratch.count, !scratch[index].isPlaced else {
            report(.misplacedElement(spec: "\(specType)"))
            return
        }
        scratch[index].isPlaced = true
        scratch[index].offset = usablePosition(position)
        if placed.last >= 0 {
            scratch[Int(placed.last)].next = child.index
        } else {
            placed.first = child.index
        }
        placed.last = child.index
    }

    /// The style that a child brings to its parent.
    ///
    /// To read the style of a node is to ask for it, as measuring it is: no other node may do either.
    public mutating func style(of child: any LayoutElement) -> LayoutElementStyle {
        child.style(in: &self)
    }

    /// Notes something odd that becomes a diagnostic of the commit if the node gets a place in it.
    public mutating func report(_ kind: LayoutDiagnostic.Kind) {
        remarks.append(Remark(kind: kind, spec: spec))
    }

    /// States the baselines of the spec under way, in points from its top.
    ///
    /// Without it they are those of its first and its last placed child that have one.
    public mutating func setBaselines(first: Double?, last: Double?) {
        let type = specType
        placed.baselines = usableBaselines((first ?? .nan, last ?? .nan), of: "\(type)")
    }
}

/// One of several children that a spec wants measured at once.
public struct LayoutRequest: Sendable {
    /// The child.
    public var element: any LayoutElement

    /// The sizes that it may take, in points.
    public var constrainedSize: SizeRange

    /// The size that fractions in its style refer to, in points; nil for the largest allowed size
    /// where that is finite.
    public var parentSize: LayoutSize?

    /// Makes a request.
    public init(
        _ element: any LayoutElement,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) {
        self.element = element
        self.constrainedSize = constrainedSize
        self.parentSize = parentSize
    }
}

/// A context belongs to the task that measures.
@available(*, unavailable)
extension LayoutContext: Sendable {}
