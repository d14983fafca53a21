import Testing
import WeftLayout

@Suite("Where elements are placed")
struct PlacingTests {
    @Test(
        "Offsets are added up from a node to its subnode, and the sum is rounded up once",
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

    @Test("Each node is rounded to the grid of the one that it lies in")
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
