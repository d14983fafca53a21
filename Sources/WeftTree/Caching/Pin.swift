/// What a suspended measurement had found so far.
///
/// When the measurement runs again, it does not ask the content for its spec a second time, and the
/// answers that it got need no longer be in a cache. So `layoutSpec(thatFits:)` runs once in a pass
/// for a node and a key, and even if a cache has less room than a spec has questions, nothing is
/// delayed for ever.
struct Pin {
    /// What the node was asked.
    let key: CacheKey

    /// The spec that the content returned; nil if the measurement did not come that far.
    let spec: PinnedSpec?

    /// What was asked and answered, in order.
    let details: EntryDetails
}
