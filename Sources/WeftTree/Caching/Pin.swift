import WeftLayout

/// A measurement that was suspended, as far as it had come.
///
/// When it runs again, it does not ask the content for its spec a second time, and what it has been
/// answered does not have to be in a cache any more. So `layoutSpec(thatFits:)` runs once for a
/// node and a key in a pass, and a cache with less room than a spec has questions delays nothing
/// for ever.
struct Pin {
    /// What the node was asked.
    let key: CacheKey

    /// What the content described itself as; nil if it did not come so far.
    let spec: PinnedSpec?

    /// What was asked and answered, in order.
    let details: EntryDetails
}
