import Weft

/// An edit of a screen, and what the pictures after it show.
struct Step<Content: NodeContent>: Sendable {
    let caption: String
    let edit: @Sendable (inout TreeEdit, DisplayNode<Content>) -> Void

    init(
        _ caption: String,
        edit: @escaping @Sendable (inout TreeEdit, DisplayNode<Content>) -> Void
    ) {
        self.caption = caption
        self.edit = edit
    }
}
