import WeftLayout

extension CommitTable {
    /// One placed node, or none: which node has placed it, and what the cache knows about its own
    /// layout.
    ///
    /// A cell counts no references, so that pages are copied and compared as plain memory. The page
    /// that contains it does. A cell that is not yet in a page was just read by a pass from a
    /// record, which keeps both objects alive.
    @safe
    struct Cell: Sendable {
        /// The slot of the supernode; -1 for the root.
        let parent: Slot

        /// The index of the node among the supernode's placements; the lowest bit tells whether
        /// there is a diagnostic.
        private let indexAndFlag: Int32

        private let unmanagedState: Unmanaged<NodeState>?

        /// The object of the `EntryDetails`, which nobody writes to. The compiler cannot know this,
        /// since no `ManagedBuffer` is `Sendable`.
        private nonisolated(unsafe) let unmanagedDetails: Unmanaged<AnyObject>?

        /// The cell of a slot in which no node is placed.
        static let vacant = unsafe Cell(
            parent: -1,
            index: 0,
            hasDiagnostics: false,
            state: nil,
            details: nil
        )

        @inline(__always)
        init(
            parent: Slot,
            index: Int32,
            hasDiagnostics: Bool,
            state: Unmanaged<NodeState>?,
            details: Unmanaged<AnyObject>?
        ) {
            self.parent = parent
            indexAndFlag = index << 1 | (hasDiagnostics ? 1 : 0)
            unsafe unmanagedState = state
            unsafe unmanagedDetails = details
        }

        /// The index of the node among the supernode's placements.
        var index: Int32 { indexAndFlag >> 1 }

        /// Whether there is a diagnostic.
        var hasDiagnostics: Bool { indexAndFlag & 1 == 1 }

        /// Whether no node is placed.
        var isVacant: Bool { unsafe unmanagedState == nil }

        /// The node's inputs.
        var state: NodeState? {
            // The page of the cell keeps it alive.
            unsafe unmanagedState?.takeUnretainedValue()
        }

        /// What the node asked and placed, its payload, and what was odd; nil if there is nothing.
        /// Handing it out counts a reference; reading it through the members below does not.
        var details: EntryDetails? {
            // The page of the cell keeps it alive.
            unsafe unmanagedDetails.map { unsafe EntryDetails($0.takeUnretainedValue()) }
        }

        /// Reads the details without counting a reference to them; nil if there is nothing.
        @inline(__always)
        private func read<Value>(_ body: (EntryDetails) -> Value) -> Value? {
            // The page of the cell keeps them alive, or the record that the cell was just read
            // from.
            unsafe unmanagedDetails?.withBorrowed { unsafe body(EntryDetails($0)) }
        }

        /// The key of the answer that the node has placed at an index; nil if it has not placed the
        /// given subnode there.
        @inline(__always)
        func key(placing slot: Slot, at index: Int32) -> CacheKey? {
            read { $0.key(placing: slot, at: index) } ?? nil
        }

        /// How a commit shows the subnode that the node has placed at an index; nil if it has
        /// placed nothing.
        @inline(__always)
        func appearance(ofPlacement index: Int) -> Appearance? {
            read { $0.appearance(ofPlacement: index) }
        }

        /// What a leaf hands to its host.
        var payload: (any Sendable)? { read { $0.payload } ?? nil }

        /// Whether the node is a leaf that hands something to its host.
        @inline(__always)
        var hasPayload: Bool { read { $0.hasPayload } ?? false }

        /// How many subnodes the node has placed.
        @inline(__always)
        var placementCount: Int { read { $0.placementCount } ?? 0 }

        /// How many nodes below the node were placed while it was measured; nil if that is not
        /// known.
        @inline(__always)
        var cellsBelow: Int? { read { $0.cellsBelow } ?? 0 }

        /// Whether the cell refers to details.
        @inline(__always)
        func hasDetails(_ details: EntryDetails?) -> Bool {
            let other = unsafe details.map { unsafe Unmanaged.passUnretained($0.object) }
            return unsafe unmanagedDetails?.toOpaque() == other?.toOpaque()
        }

        /// Whether two cells describe the same layout of what is below their nodes.
        @inline(__always)
        func hasSameDetails(as other: Cell) -> Bool {
            unsafe unmanagedDetails?.toOpaque() == other.unmanagedDetails?.toOpaque()
        }

        /// Whether two cells refer to the same inputs.
        @inline(__always)
        func hasSameState(as other: Cell) -> Bool {
            unsafe unmanagedState?.toOpaque() == other.unmanagedState?.toOpaque()
        }

        /// Whether two cells of the same slot say the same.
        @inline(__always)
        func isIdentical(to other: Cell) -> Bool {
            hasSameState(as: other) && hasSameDetails(as: other) && parent == other.parent
                && indexAndFlag == other.indexAndFlag
        }

        /// Counts the references of a cell that is put into a page.
        ///
        /// - Parameter countsState: Whether to count the reference to the node's inputs; if not,
        ///   the page takes one over.
        @inline(__always)
        func retain(countsState: Bool = true) {
            if countsState { _ = unsafe unmanagedState?.retain() }
            _ = unsafe unmanagedDetails?.retain()
        }

        /// Counts the references of a cell that is put into a page, and releases those of the cell
        /// that it replaces. What both refer to stays counted, as a node that is placed again has
        /// the same inputs.
        ///
        /// - Parameter countsState: Whether to count the reference to the node's inputs; if not,
        ///   the page takes one over.
        @inline(__always)
        func countReferences(insteadOf old: Cell, countsState: Bool) {
            if !countsState || !hasSameState(as: old) {
                if countsState { _ = unsafe unmanagedState?.retain() }
                unsafe old.unmanagedState?.release()
            }
            if !hasSameDetails(as: old) {
                _ = unsafe unmanagedDetails?.retain()
                unsafe old.unmanagedDetails?.release()
            }
        }

        /// Releases the references of a cell that leaves its page.
        func release() {
            unsafe unmanagedState?.release()
            unsafe unmanagedDetails?.release()
        }
    }
}
