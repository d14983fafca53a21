import Testing
import WeftLayout

@Suite("Placing elements")
struct PlacingTests {
    @Test(
        "The offsets between a node and its subnode are added up, and only the sum is rounded up",
        arguments: [
            (nil, LayoutPoint(x: 0.25, y: 0.5)), (1, LayoutPoint(x: 1, y: 1)),
            (2, LayoutPoint(x: 0.5, y: 0.5)),
        ] as [(Double?, LayoutPoint)]
    )
    func rounding(scale: Double?, origin: LayoutPoint) throws {
        let insets = LayoutInsets(top: 0.25, left: 0.125)
        let layout = try layOut(
            Box("a", 10, 10).inset(insets).inset(insets),
            environment: LayoutEnvironment(displayScale: scale)
        )
        #expect(layout["a"]?.origin == origin)
    }

    @Test("A node's position is rounded relative to the node that contains it")
    func nodes() throws {
        let inner = Nested("inner", Box("a", 10, 10).inset(left: 0.25))
        let layout = try layOut(
            inner.inset(left: 0.25),
            environment: LayoutEnvironment(displayScale: 1)
        )
        #expect(layout["inner"]?.minX == 1)
        #expect(layout["a"]?.minX == 2)
    }
}
