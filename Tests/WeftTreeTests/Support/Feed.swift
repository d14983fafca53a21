import Weft

/// A content with a list of nodes and two optional ones, as an app's contents have them.
struct Feed: NodeContent, Equatable {
    var posts: [DisplayNode<PostRow>] = []
    var header: AnyDisplayNode?
    var extra: AnyDisplayNode?

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        StackLayoutSpec(.vertical) {
            header
            posts
            extra
        }
    }
}

/// A content with a named node, and a guest, which an edit may set to any node.
struct PostRow: NodeContent, Equatable {
    let avatar = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 40)), name: "avatar")
    var guest: AnyDisplayNode?

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        StackLayoutSpec(.horizontal) {
            avatar
            guest
        }
    }
}
