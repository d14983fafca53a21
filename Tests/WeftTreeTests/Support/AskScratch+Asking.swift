@testable import WeftTree

extension AskScratch {
    /// Notes what a node that began at a mark has asked a subnode, and what the subnode has
    /// answered.
    ///
    /// - Parameter previous: The index of the previous ask to the same subnode, or -1.
    mutating func append(
        _ node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ extent: NodeExtent,
        beginsBatch: Bool = true,
        after previous: Int32 = -1,
        from mark: Mark
    ) {
        let key = index(of: key, from: mark)
        if previous < 0 {
            let ask = Ask(
                node: node,
                slot: slot,
                key: key,
                beginsBatch: beginsBatch,
                extent: extent
            )
            append(ask, batchCount: 0)
        } else {
            append(
                after: previous,
                from: mark,
                key: key,
                beginsBatch: beginsBatch,
                extent: extent,
                batchCount: 0
            )
        }
        keep(node, from: mark)
    }
}
