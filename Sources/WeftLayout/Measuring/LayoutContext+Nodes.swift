extension LayoutContext {
    /// What a context knows of a node while that is measured.
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

        /// Whether somebody wants to know in which other ranges its elements would be the same:
        /// only where its spec does not depend on its range. If not, they may say `nowhere`.
        package var tracksReuse = false

        /// Whether an element that was measured for it has baselines. Mostly none has, and specs
        /// need not look for those of their children.
        var hasBaselines = false

        /// How many questions the batch under way has; 0 outside of batches.
        package internal(set) var batchCount = 0

        /// Why the measurement cannot be finished; once set, nothing measured counts.
        @usableFromInline package var interruption: LayoutInterruption.Reason?

        init(base: Int, firstRemark: Int) {
            self.base = base
            self.firstRemark = firstRemark
            placed = PlacedList(base: base)
        }
    }

    /// Begins the measurement of a node.
    ///
    /// It starts unpoisoned: that another node of the same batch was suspended does not concern it.
    ///
    /// - Returns: The scope around it, for `endNode(_:)`.
    package mutating func beginNode() -> NodeScope {
        let outer = node
        node = NodeScope(base: scratch.count, firstRemark: remarks.count)
        return outer
    }

    /// Ends the measurement of a node, and drops what is in the scratch about it.
    package mutating func endNode(_ outer: NodeScope) {
        scratch.removeAll(from: node.base)
        if remarks.count > node.firstRemark { remarks.removeLast(remarks.count - node.firstRemark) }
        let interruption = node.interruption
        node = outer
        node.interruption = interruption ?? outer.interruption
    }

    /// Notes that the spec of the node under way is an element which was not measured for it.
    /// Nothing is placed below such a one.
    package mutating func checkRoot(_ root: MeasuredElement, of content: @autoclosure () -> String)
    {
        if !has(root) { report(.misplacedElement, of: content()) }
    }
}
