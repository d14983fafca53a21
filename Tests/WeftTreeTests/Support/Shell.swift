import TestSupport
import Weft

/// A content that shows one node as it is.
struct Shell: NodeContent {
    var inner: AnyDisplayNode
    var probe: LifeProbe?

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { inner }

    /// Shells inside each other.
    struct Chain {
        let leaf = box(7, 7)
        /// The shells, with the innermost first.
        let shells: [DisplayNode<Shell>]

        var root: DisplayNode<Shell> { shells[shells.count - 1] }

        /// Creates a chain of `count` shells with the leaf in the innermost.
        init(_ count: Int, _ living: Counter) {
            var shells: [DisplayNode<Shell>] = []
            for _ in 0..<count {
                let inner = shells.last?.anyNode ?? leaf.anyNode
                shells.append(DisplayNode(Shell(inner: inner, probe: LifeProbe(living))))
            }
            self.shells = shells
        }
    }
}
