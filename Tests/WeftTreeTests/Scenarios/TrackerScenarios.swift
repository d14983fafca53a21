import Testing
import Weft

/// What users of Texture and AsyncDisplayKit have reported, and what Weft does instead.
///
/// A number after `T` is an issue in Texture's tracker, and one after `AR` an issue in the tracker
/// of its predecessor. `PR` marks a pull request, and "disabled check" a check of the correct
/// behaviour that Texture's own tests have disabled.
@Suite("Scenarios from Texture's tracker")
struct TrackerScenarios {
    /// A card that shows its leaf, with a badge over it and a plate under it if it has these.
    struct Card: NodeContent {
        let leaf: AnyDisplayNode
        var plate: AnyDisplayNode?
        var badge: AnyDisplayNode?

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyLayoutElement {
            var element: any LayoutElement = leaf
            if let plate { element = element.background(plate) }
            if let badge { element = element.overlay(badge) }
            return AnyLayoutElement(element.inset(2))
        }
    }

    /// Some leaves in a column.
    struct Scene {
        let leaves: [DisplayNode<BoxContent>]
        let root: DisplayNode<Column>
        let tree: DisplayTree

        init(_ count: Int, relayout: DisplayTree.Relayout = .onDemand) {
            leaves = (0..<count).map { _ in box() }
            root = DisplayNode(Column(children: leaves.map(\.anyNode)))
            tree = DisplayTree(root: root, relayout: relayout)
        }
    }
}
