import WeftLayout

/// Collects the measurements of test elements, as the engine of a tree would.
final class TestEngine {
    /// A measurement of a leaf or a node.
    struct Measurement {
        var name: String
        var size: LayoutSize
        var subnodes: [(token: Int32, origin: LayoutPoint)] = []
    }

    /// The measurements so far. A token is an index into this array.
    private(set) var measurements: [Measurement] = []

    /// Adds a measurement and returns its token.
    func enter(_ measurement: Measurement) -> Int32 {
        measurements.append(measurement)
        return Int32(measurements.count - 1)
    }
}

extension LayoutContext {
    /// The context's engine, which is that of a test.
    var testEngine: TestEngine {
        guard let engine = engine as? TestEngine else {
            preconditionFailure("the context is not one of a test")
        }
        return engine
    }
}

/// A layout as tests see it: frames by name, in the root's coordinates.
struct TestLayout {
    var size: LayoutSize
    var firstBaseline: Double?
    var lastBaseline: Double?
    var frames: [String: LayoutRect] = [:]
    /// The names in drawing order.
    var order: [String] = []
    var diagnostics: [LayoutDiagnostic] = []
    /// The number of measurements of leaves and nodes that the layout took.
    var measurementCount = 0
}

/// Lays out an element as the spec of a root node.
func layOut(
    _ element: any LayoutElement,
    in range: SizeRange = .unbounded,
    parentSize: LayoutSize? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(displayScale: nil)
) throws -> TestLayout {
    let engine = TestEngine()
    var context = LayoutContext(environment: environment, engine: engine)
    let outerScope = context.beginNode()
    let root = try context.measure(element, in: range, parentSize: parentSize)
    let subnodes = context.placements(of: root)
    var layout = TestLayout(
        size: root.size,
        firstBaseline: context.firstBaseline(of: root),
        lastBaseline: context.lastBaseline(of: root),
        diagnostics: context.diagnostics(of: root),
        measurementCount: engine.measurements.count
    )
    context.endNode(outerScope)
    layout.add(subnodes, at: .zero, from: engine)
    return layout
}

extension TestLayout {
    fileprivate mutating func add(
        _ subnodes: [(token: Int32, origin: LayoutPoint)],
        at origin: LayoutPoint,
        from engine: TestEngine
    ) {
        for subnode in subnodes {
            let measurement = engine.measurements[Int(subnode.token)]
            let origin = origin + subnode.origin
            if !measurement.name.isEmpty {
                frames[measurement.name] = LayoutRect(origin: origin, size: measurement.size)
                order.append(measurement.name)
            }
            add(measurement.subnodes, at: origin, from: engine)
        }
    }
}

extension TestLayout {
    /// The frame of a named leaf or node.
    subscript(name: String) -> LayoutRect? { frames[name] }
}

/// Creates a rectangle without argument labels, for tables of expectations.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
}

/// Creates a size without argument labels.
func size(_ width: Double, _ height: Double) -> LayoutSize {
    LayoutSize(width: width, height: height)
}
