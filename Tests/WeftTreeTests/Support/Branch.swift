import StressKit
import Weft

/// A content whose seed determines how it arranges its children.
struct Branch: NodeContent, Equatable {
    var children: [AnyDisplayNode]
    var seed: UInt64

    func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyElement {
        var recipe = SpecRecipe(seed: seed)
        return AnyElement(recipe.element(children[...].map { $0 as any LayoutElement }[...]))
    }
}
