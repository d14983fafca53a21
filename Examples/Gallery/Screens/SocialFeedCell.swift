import Weft

/// A post in a feed. Its photo is loaded later, and its comments later still.
struct SocialFeedCell: NodeContent, Equatable {
    /// The size of the photo in points; nil until it has been loaded.
    var photoSize: LayoutSize?

    /// The photo's height divided by its width, if it came with the post.
    var photoRatio: Double?

    var comments: [DisplayNode<TextContent>] = []

    let avatar = DisplayNode(ImageContent(name: "avatar"))
    let name = DisplayNode(
        TextContent("Mei Tanaka", isBold: true, maximumNumberOfLines: 1)
    )
    let age = DisplayNode(TextContent("2 h", color: .secondaryLabel))
    let photo = DisplayNode(ImageContent())
    let likes = DisplayNode(TextContent("128 likes", isBold: true))
    let caption = DisplayNode(
        TextContent(
            "First snow. We had the whole trail to ourselves until noon."
        )
    )

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[photo].intrinsicSize = photoSize
        edit[photo].name = photoSize == nil ? nil : "photo"
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            header.inset(12)
            media
            StackLayoutSpec(.vertical, spacing: 6) {
                likes
                caption
                comments
            }
            .inset(12)
        }
    }

    private var header: StackLayoutSpec {
        StackLayoutSpec(.horizontal, spacing: 8, alignItems: .center) {
            avatar.preferredSize(width: 32, height: 32)
            name.flexShrink(1)
            SpacerLayoutSpec().flexGrow(1)
            age
        }
    }

    /// The photo is stretched to the width of the cell. A ratio gives it a
    /// height before it is there, so that nothing jumps when it arrives.
    private var media: any LayoutElement {
        if let photoRatio {
            photo.ratio(photoRatio)
        } else {
            photo
        }
    }
}
