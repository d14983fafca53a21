import TestSupport
import Testing

@testable import WeftLayout

@Suite("Nested stacks in one node")
struct NestedStackTests {
    /// Nests rows and columns in turn around a box. Each holds the previous one and a slightly
    /// larger box. So the previous one is stretched and flexed, and the innermost box is measured
    /// 2ⁿ times.
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

    @Test("Stacks nested in one node have the same frames as stacks in nodes of their own")
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

    @Test("Measurements that are not used are dropped while the node is still being measured")
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

    /// Returns a closure that lays out nested stacks, each with twenty spacers beside the next one.
    private func layingOut(depth: Int) -> () throws -> Void {
        var element: any LayoutElement = Box("inner", 10, 10)
        for _ in 0..<depth {
            let spacers = (0..<20).map { _ in SpacerLayoutSpec() }
            element = StackLayoutSpec(children: spacers + [element])
        }
        return { _ = try layOut(element) }
    }

    @Test("Placed specs without nodes are not visited again by every spec around them")
    func spacers() throws {
        let (short, long) = try leastThreadTimes(layingOut(depth: 50), layingOut(depth: 400))
        // Linear time is eight times as long. The rest is a margin for others that use the caches.
        #expect(long < short * 24, "\(long) after \(short)")
    }
}
