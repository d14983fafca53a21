import Synchronization
import WeftLayout

extension LayoutCommit {
    /// The frames, searched by where they are. They are collected when they are first needed; if
    /// several threads do so at the same time, all but one do it in vain.
    var frameIndex: FrameIndex {
        storage.frameIndex.load() ?? storage.frameIndex.storeIfNil(FrameIndex(of: self))
    }

    /// The node of one of the commit's frames.
    func node(of entry: FrameIndex.Entry) -> AnyDisplayNode {
        AnyDisplayNode(handle: node(in: entry.slot))
    }
}

extension LayoutCommit.Storage {
    /// What the index of the next commit can be made from; nil if nobody has searched this one.
    func indexBasis(for next: CommitTable) -> FrameIndex.Basis? {
        frameIndex.load().flatMap { FrameIndex.Basis($0, of: table, for: next) }
    }
}
