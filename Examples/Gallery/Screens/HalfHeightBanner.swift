import Weft

/// A banner as wide as the screen and half as high.
struct HalfHeightBanner: NodeContent {
    let banner = DisplayNode(ImageContent(name: "photo"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // A wrapper is the spec of a content with one subnode: it takes the subnode's size.
        banner
            .preferredSize(
                width: constrainedSize.max.width,
                height: constrainedSize.max.height / 2
            )
            .wrapped()
    }
}
