import TestSupport
import Weft

/// Shows its node in another width in each layout.
struct Restless: NodeContent {
    let node = box(1, 1)
    let layouts = Counter()

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec { node.width(.points(Double(layouts.add()))) }
    }
}
