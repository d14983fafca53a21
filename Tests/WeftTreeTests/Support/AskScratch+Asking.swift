@testable import WeftTree

extension AskScratch {
    /// Notes what a node that began at a mark has asked a subnode, and what that has answered.
    mutating func append(
        _ node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ extent: NodeExtent,
        beginsBatch: Bool = true,
        from mark: Mark
    ) {
        let ask = Ask(
            node: node,
            slot: slot,
            key: index(of: key, from: mark),
            beginsBatch: beginsBatch,
            extent: extent
        )
        append(ask, batchCount: 0)
        keep(node, from: mark)
    }
}
