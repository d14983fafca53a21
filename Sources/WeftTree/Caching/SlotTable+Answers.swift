import WeftLayout

extension SlotTable.Site {
    /// To which other keys the answer of the node to a key is the same, if it holds.
    func reuse(ofAnswerTo key: CacheKey) -> Reuse {
        record.reuse(ofAnswerTo: key, since: lastStamp)
    }

    /// The entry of the node that has the answer to a key, if it holds.
    func validEntry(answering key: CacheKey) -> CacheEntry? {
        record.entry(answering: key, since: lastStamp)
    }
}
