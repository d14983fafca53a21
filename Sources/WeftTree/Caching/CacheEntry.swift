import WeftLayout

/// One measurement of a node: what it was asked, and what it answered.
///
/// Properties of less than a word come last, so that what follows in the record fills the rest of
/// the word.
struct CacheEntry {
    /// What the node asked and placed, its payload, and what was odd; nil if there is nothing.
    let details: EntryDetails?

    /// The stamp as of which the answer is known to hold; 0 for no measurement.
    var checked: UInt64

    /// What the node answered, except for baselines, which are in the details.
    let extent: NodeExtent

    /// What the node was asked.
    let key: CacheKey

    /// For which other keys the answer is the same; see `decides(_:)`.
    var reuse: Reuse

    /// No measurement.
    static var vacant: CacheEntry {
        @inline(__always)
        get {
            CacheEntry(
                details: nil,
                checked: 0,
                extent: NodeAnswer(size: .zero).extent,
                key: CacheKey(.unbounded, environment: -1),
                reuse: .nowhere
            )
        }
    }

    /// The object of the details, without counting a reference.
    @unsafe
    var unmanagedDetails: Unmanaged<AnyObject>? {
        @inline(__always)
        get { unsafe details.map { unsafe .passUnretained($0.object) } }
    }

    /// Whether the entry is no measurement.
    var isVacant: Bool {
        @inline(__always)
        get { checked == 0 }
    }

    /// Releases what the entry refers to while a measurement replaces it, and leaves it vacant.
    ///
    /// This may release a user's payload or content, whose deinitialiser may make an edit. Such an
    /// edit is not one by the measurement, so it is not refused.
    mutating func letGo() {
        // By pattern: no reference is counted.
        if case .none = details {
            self = .vacant
        } else {
            let thread = ThreadContext.current
            let watermark = thread.measuringWatermark
            thread.measuringWatermark = nil
            vacate()
            thread.measuringWatermark = watermark
        }
    }

    // Not inlined, so that the release cannot be moved before the caller's earlier actions.
    /// Makes the entry vacant.
    @inline(never)
    private mutating func vacate() { self = .vacant }

    /// What the node answered.
    var answer: NodeAnswer {
        @inline(__always)
        get { NodeAnswer(extent) { baselines } }
    }

    // Separate, so that usually no reference to the details is counted.
    @inline(never)
    private var baselines: Baselines {
        details?.baselines ?? Baselines.none
    }

    /// Notes the environment that the entry is for, and those that its asks are for.
    func noteEnvironments(in numbers: inout Set<Int32>) {
        if isVacant { return }
        numbers.insert(key.environment)
        details?.noteEnvironments(in: &numbers)
    }

    /// What an entry says, without a counted reference. The record keeps the details alive until
    /// the node is measured anew for the same key: the pass that has used the entry does not evict
    /// it, and edits remove entries only between passes.
    @safe struct Known {
        let checked: UInt64
        let answer: NodeAnswer
        fileprivate let unmanagedDetails: Unmanaged<AnyObject>?

        /// What the node asked and placed.
        var details: EntryDetails? {
            unsafe unmanagedDetails.map { unsafe EntryDetails($0.takeUnretainedValue()) }
        }
    }

    /// What the entry says.
    var known: Known {
        unsafe Known(
            checked: checked,
            answer: answer,
            unmanagedDetails: unmanagedDetails
        )
    }
}
