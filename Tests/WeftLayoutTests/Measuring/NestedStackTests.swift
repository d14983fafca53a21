import TestSupport
import Testing

@testable import WeftLayout

@Suite("Stacks in stacks in one node")
struct NestedStackTests {
    /// Rows and columns in turn around a box, each beside a box that is a little larger: it is
    /// stretched and flexed at each level, so that the innermost one is measured 2ⁿ times.
    private func nest(
        _ depth: Int,
        _ level: (any LayoutElement, Int) -> any LayoutElement
    ) -> any LayoutElement {
        var element: any LayoutElement = Box("inner", 10, 10)
        for index in 0..<depth {
            let direction = index.isMultiple(of: 2) ? StackDirection.horizontal : .vertical
            let inset = element.inset(LayoutInsets(-6.5)).styled { $0.flexGrow = 1 }
            let beside = Box("\(index)", 12, 12)
            element = level(StackLayoutSpec(direction, children: [inset, beside]), index)
        }
        return element
    }

    @Test("They have the frames that they have as nodes of their own")
    func frames() throws {
        let range = SizeRange(width: 400, height: 400)
        let specs = try layOut(nest(12) { stack, _ in stack }, in: range)
        let nodes = try layOut(
            nest(12) { stack, index in Nested("node \(index)", stack) },
            in: range
        )
        #expect(specs.measurementCount > 4_000)
        for (name, frame) in specs.frames { #expect(nodes[name] == frame) }
        #expect(specs.order == nodes.order.filter { !$0.hasPrefix("node") })
        #expect(specs.diagnostics == [])
    }

    @Test("What was measured in vain is dropped while the node is under way")
    func memory() throws {
        let engine = TestEngine()
        let environment = LayoutEnvironment(displayScale: nil)
        var context = LayoutContext(environment: environment, engine: engine)
        let outerScope = context.beginNode()
        let root = try context.measure(
            nest(12) { stack, _ in stack },
            in: SizeRange(width: 400, height: 400)
        )
        #expect(engine.measurements.count > 4_000)
        #expect(context.scratch.count < 2_000)
        #expect(context.nodeCount(of: root) == 13)
        context.endNode(outerScope)
    }

    /// Lays out stacks inside each other, each of which has twenty spacers besides.
    private func layingOut(depth: Int) -> () throws -> Void {
        var element: any LayoutElement = Box("inner", 10, 10)
        for _ in 0..<depth {
            let spacers = (0..<20).map { _ in SpacerLayoutSpec() }
            element = StackLayoutSpec(children: spacers + [element])
        }
        return { _ = try layOut(element) }
    }

    @Test("Placed specs without nodes are not looked at again by each spec around them")
    func spacers() throws {
        let (short, long) = try leastThreadTimes(layingOut(depth: 50), layingOut(depth: 400))
        // Eight times as deep: it is linear, with room for caches that others use.
        #expect(long < short * 24, "\(long) after \(short)")
    }
}
