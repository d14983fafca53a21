extension LayoutContext {
    /// What a context knows about a node while it is being measured.
    @usableFromInline
    package struct NodeScope: Sendable {
        /// The index of the first scratch element that belongs to it.
        let base: Int

        /// The index of the first remark about it.
        let firstRemark: Int

        /// The elements placed so far in the spec under way.
        var placed: PlacedList

        /// How many specs are under way inside each other.
        var specDepth = 0

        /// The number of the spec under way; 0 outside of specs.
        var spec: Int32 = 0

        /// The number of the last spec that was begun.
        var specCount: Int32 = 0

        /// Whether it matters in which other ranges the node's elements would be the same. It does
        /// only if the node's spec does not depend on its range; otherwise the elements may say
        /// `nowhere`.
        package var tracksReuse = false

        /// Whether an element that was measured for the node has baselines. Usually none has, and
        /// specs need not look for those of their children.
        var hasBaselines = false

        /// The number of questions in the batch under way; 0 outside of batches.
        package internal(set) var batchCount = 0

        /// Why the measurement cannot be finished. Once this is set, nothing that is measured
        /// counts.
        @usableFromInline package var interruption: LayoutInterruption.Reason?

        init(base: Int, firstRemark: Int) {
            self.base = base
            self.firstRemark = firstRemark
            placed = PlacedList(base: base)
        }
    }

    /// Begins the measurement of a node.
    ///
    /// It starts without an interruption: a suspension of another node in the same batch does not
    /// concern it.
    ///
    /// - Returns: The scope around the node, to be passed to `endNode(_:)`.
    package mutating func beginNode() -> NodeScope {
        let outer = node
        node = NodeScope(base: scratch.count, firstRemark: remarks.count)
        return outer
    }

    /// Ends the measurement of a node, and drops its scratch elements and its remarks.
    package mutating func endNode(_ outer: NodeScope) {
        scratch.removeAll(from: node.base)
        if remarks.count > node.firstRemark { remarks.removeLast(remarks.count - node.firstRemark) }
        let interruption = node.interruption
        node = outer
        node.interruption = interruption ?? outer.interruption
    }

    /// Reports a root of the node's spec that was not measured for the node under way. Nothing is
    /// placed below such an element.
    package mutating func checkRoot(_ root: MeasuredElement, of content: @autoclosure () -> String)
    {
        if !has(root) { report(.misplacedElement, of: content()) }
    }
}
