import RandomLayouts
import Weft

/// The content of a node that arranges its children as a recipe says.
struct StressBranch: FixedSpecContent, Equatable {
    /// The children in drawing order, as far as the recipe keeps it.
    var children: [AnyDisplayNode]

    /// The seed of the recipe.
    var recipe: UInt64

    /// What the root shows before its children; nil in other nodes.
    let beacons: Beacons?

    private let life: LifeToken

    init(
        children: [AnyDisplayNode],
        recipe: UInt64,
        beacons: Beacons? = nil,
        life: LifeCounter
    ) {
        self.children = children
        self.recipe = recipe
        self.beacons = beacons
        self.life = LifeToken(life)
    }

    var layoutSpec: AnyLayoutElement {
        var recipe = SpecRecipe(seed: recipe)
        let elements = children.map { $0 as any LayoutElement }
        let arrangement = AnyLayoutElement(recipe.element(elements[...]))
        guard let beacons else { return arrangement }
        return AnyLayoutElement(
            StackLayoutSpec(.vertical) {
                beacons.first
                beacons.holder
                arrangement
            }
        )
    }
}

extension StressBranch: CustomStringConvertible {
    var description: String { "recipe \(recipe), children \(children.map { $0.name ?? "" })" }
}
