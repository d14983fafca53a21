import WeftLayout

/// How what is shown is shifted so that a node keeps its place in a window that scrolls with it.
///
/// Everything is shifted by as much as the node moves in the root's coordinates. The nodes around
/// it contain what has come or gone before it, so their near edges are shifted only by as much as
/// they move themselves; their far edges, which lie behind it, are shifted like everything else.
struct AnchorShift {
    /// By how much the node moves, in points.
    let offset: LayoutPoint

    /// By how much the nodes around it move themselves.
    private var offsetsAround: [ObjectIdentifier: LayoutPoint] = [:]

    /// Creates the shift for a node; nil if one of the commits does not have it.
    ///
    /// - Complexity: O(*d*²) in the depth of the node.
    init?(anchor: any NodeReference, from former: LayoutCommit?, to commit: LayoutCommit?) {
        guard let former, let commit else { return nil }
        func way(of node: AnyDisplayNode) -> LayoutPoint? {
            guard let start = former.frame(of: node), let end = commit.frame(of: node) else {
                return nil
            }
            return end.origin - start.origin
        }
        guard let offset = way(of: anchor.anyNode) else { return nil }
        self.offset = offset
        var next = commit.supernode(of: anchor.anyNode)
        while let node = next {
            offsetsAround[ObjectIdentifier(node.handle)] = way(of: node)
            next = commit.supernode(of: node)
        }
    }

    /// Shifts what is shown.
    func apply(to shown: inout [ShownNode]) {
        for index in shown.indices {
            let frame = shown[index].frame
            guard let own = offsetsAround[shown[index].identity] else {
                shown[index].frame = frame.offset(by: offset)
                continue
            }
            shown[index].frame = LayoutRect(
                x: frame.minX + own.x,
                y: frame.minY + own.y,
                width: max(0, frame.width + (offset.x - own.x)),
                height: max(0, frame.height + (offset.y - own.y))
            )
        }
    }
}
