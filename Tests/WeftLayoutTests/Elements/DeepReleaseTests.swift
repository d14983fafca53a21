import Testing
import WeftLayout

@Suite("The release of deep specs")
struct DeepReleaseTests {
    @Test("Five times as many as can be measured can be released")
    func released() {
        var element: any LayoutElement = Box("a", 1, 1)
        for _ in 0..<5 * LayoutContext.maximumSpecDepth { element = element.inset(1) }
        element = Box("a", 1, 1)
        #expect(element is Box)
    }
}
