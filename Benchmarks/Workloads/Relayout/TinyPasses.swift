import Weft

extension RelayoutWorkload {
    /// W14: the time from an edit to its commit, in a tree of one cell of W4.
    ///
    /// The texts change in turn. The layouts are requested by a task without an actor, or by the
    /// main actor.
    static let tinyPasses: [any Workload] = [
        tinyPass("W14/background", caller: .background),
        tinyPass("W14/main-actor", caller: .mainActor),
    ]

    private static func tinyPass(_ name: String, caller: Caller) -> any Workload {
        RelayoutWorkload(
            name: name,
            nodeCount: 12,
            checksum: 5_885,
            stepCount: 1_000,
            timesEdits: true,
            caller: caller,
            ranges: [SizeRange(width: 375)]
        ) { scheduler in
            var numbers = LCG(seed: 14)
            let cell = DisplayNode(FeedCell(&numbers))
            let tree = DisplayTree(root: cell, environment: .benchmark, scheduler: scheduler)
            let texts = try tree.update { $0.texts(of: cell) }
            return RelayoutScene(tree: tree) { step in
                let index = step % texts.count
                let width = numbers.width(ofText: index)
                try tree.update { $0[texts[index]].width = width }
            }
        }
    }
}
