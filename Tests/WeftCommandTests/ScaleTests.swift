import Testing

@Suite("The scale of a drawing")
struct ScaleTests {
    @Test("A scale of 0 gives exact numbers, and no scale gives whole points")
    func exact() {
        let input = #"{"root": {"type": "leaf", "name": "a", "size": [0.3, 1]}}"#
        #expect(Run(["explain"], input: input).output.contains("a Box  0 0 1×1"))
        let exact = Run(["explain", "--scale", "0"], input: input)
        #expect(exact.output.contains("a Box  0 0 0.3×1"))
    }
}
