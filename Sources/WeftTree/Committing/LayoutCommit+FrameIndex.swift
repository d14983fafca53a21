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
        guard let node = storage.table.node(of: entry.slot) else {
            preconditionFailure("the index has the nodes of the commit")
        }
        return AnyDisplayNode(handle: node)
    }
}
