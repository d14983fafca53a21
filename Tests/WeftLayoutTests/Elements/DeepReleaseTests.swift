import Testing
import WeftLayout

@Suite("Releasing deeply nested specs")
struct DeepReleaseTests {
    @Test("Specs nested five times as deep as can be measured are released without a crash")
    func released() {
        var element: any LayoutElement = Box("a", 1, 1)
        for _ in 0..<5 * LayoutContext.maximumSpecDepth { element = element.inset(1) }
        element = Box("a", 1, 1)
        #expect(element is Box)
    }
}
