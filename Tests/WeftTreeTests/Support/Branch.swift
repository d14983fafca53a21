import RandomLayouts
import Weft

/// A content whose seed determines how it arranges its children.
struct Branch: NodeContent, Equatable {
    var children: [AnyDisplayNode]
    var seed: UInt64

    func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyLayoutElement {
        var recipe = SpecRecipe(seed: seed)
        return AnyLayoutElement(recipe.element(children[...].map { $0 as any LayoutElement }[...]))
    }
}
