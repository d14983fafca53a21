import Weft

/// A photo with an icon that hangs over its top right corner.
struct PhotoWithIcon: NodeContent {
    let photo = DisplayNode(ImageContent(name: "photo"))
    let icon = DisplayNode(ImageContent(name: "avatar"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // With sizeToFit the spec is as large as its children, not as its parent.
        // The last child is drawn in front.
        AbsoluteLayoutSpec(sizing: .sizeToFit) {
            photo.preferredSize(width: 150, height: 150).layoutPosition(x: 20, y: 20)
            icon.preferredSize(width: 40, height: 40).layoutPosition(x: 150, y: 0)
        }
    }
}
