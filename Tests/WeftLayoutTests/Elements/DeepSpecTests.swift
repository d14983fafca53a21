import Testing
import WeftLayout

@Suite("Specs nested deep")
struct DeepSpecTests {
    @Test("100,000 specs around one element are an error that names the limit, not a crash")
    func measured() {
        var element: any LayoutElement = Box("a", 1, 1)
        // Holds every thousandth level, so that not all of them are released inside each other.
        var held: [any LayoutElement] = []
        for level in 0..<100_000 {
            element = element.inset(1)
            if level.isMultiple(of: 1_000) { held.append(element) }
        }
        var context = LayoutContext(environment: LayoutEnvironment(), engine: TestEngine())
        #expect(throws: LayoutInterruption.self) {
            try context.measure(element, in: .unbounded)
        }
        #expect(
            context.failure?.kind == .specsTooDeep(limit: LayoutContext.maximumSpecDepth)
                || context.interruption == .suspended
        )
        element = Box("a", 1, 1)
        while !held.isEmpty { held.removeLast() }
    }

    @Test("Five times as many as can be measured can be released")
    func released() {
        var element: any LayoutElement = Box("a", 1, 1)
        for _ in 0..<5 * LayoutContext.maximumSpecDepth { element = element.inset(1) }
        element = Box("a", 1, 1)
        #expect(element is Box)
    }
}
