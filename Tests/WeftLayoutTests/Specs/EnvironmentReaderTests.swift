import TestSupport
import Testing
import WeftLayout

@Suite("Environment readers")
struct EnvironmentReaderTests {
    private func nested(_ depth: Int, _ count: Counter) -> EnvironmentReader {
        EnvironmentReader { _ in
            count.add()
            return AnyLayoutElement(
                depth == 1 ? Box("a", 10, 10).width(40) : nested(depth - 1, count)
            )
        }
    }

    @Test("Each nested reader builds its element twice: for its style and for its layout")
    func builds() throws {
        let count = Counter()
        let layout = try layOut(StackLayoutSpec { nested(100, count) })
        #expect(layout["a"] == rect(0, 0, 40, 10))
        #expect(count.value == 200)
    }

    @Test("No spec asks a child for its style twice")
    func styles() throws {
        let specs: [(any LayoutElement) -> any LayoutElement] = [
            { WrapperLayoutSpec($0) }, { $0.inset(1) }, { $0.centered() }, { $0.ratio(1) },
            { OverlayLayoutSpec(child: $0, overlay: Box("b", 1, 1)) },
            { OverlayLayoutSpec(child: Box("b", 1, 1), overlay: $0) },
            { BackgroundLayoutSpec(child: Box("b", 1, 1), background: $0) },
            { CornerLayoutSpec(child: $0, corner: Box("b", 1, 1), location: .topLeft) },
            { CornerLayoutSpec(child: Box("b", 1, 1), corner: $0, location: .topLeft) },
            { AbsoluteLayoutSpec(children: [$0]) },
            { $0.relative(horizontal: .end, vertical: .end) },
        ]
        for (number, spec) in specs.enumerated() {
            let count = Counter()
            _ = try layOut(spec(nested(1, count)), in: SizeRange(max: size(100, 100)))
            #expect(count.value == 2, "spec \(number)")
        }
    }

    @Test("A reader's own style overrides its element's, both for the parent and for the size")
    func ownStyle() throws {
        let reader = EnvironmentReader { _ in Box("a", 10, 10).width(20).maxWidth(40) }
            .width(60).ascender(3)
        for alignItems in [StackAlignItems.start, .stretch] {
            let stack = StackLayoutSpec(.vertical, alignItems: alignItems) {
                EnvironmentReader { _ in reader }
            }
            let layout = try layOut(stack, in: SizeRange(max: size(300, 300)))
            #expect(layout.size == size(40, 10))
            #expect(layout["a"] == rect(0, 0, 40, 10))
            #expect(layout.firstBaseline == 3)
        }
    }

    @Test("A reader's own style overrides that of a spec or another reader, too")
    func ownStyleOfSpec() throws {
        let box = Box("a", 10, 10)
        let row = StackLayoutSpec(alignItems: .baselineFirst) {
            EnvironmentReader { _ in WrapperLayoutSpec(box).width(20).height(30) }
                .width(100).ascender(50)
            EnvironmentReader { _ in EnvironmentReader { _ in Box("b", 10, 10).inset(1) }.width(40)
            }
            .maxWidth(30).flexShrink(1)
            Box("c", 10, 10).ascender(12)
        }
        let layout = try layOut(row, in: SizeRange(max: size(300, 300)))
        #expect(layout["a"] == rect(0, 0, 100, 30))
        #expect(layout["b"] == rect(101, 51, 28, 10))
        #expect(layout["c"] == rect(130, 38, 10, 10))
    }

    @Test("A reader's own style may bound its element less tightly than the element's style does")
    func wideningStyle() throws {
        let stack = StackLayoutSpec(.vertical, alignItems: .start) {
            EnvironmentReader { _ in Box("a", 400, 10).maxWidth(50) }.maxWidth(200)
            EnvironmentReader { _ in Box("b", 10, 10).minWidth(80) }.minWidth(30)
            EnvironmentReader { _ in Box("c", 10, 10).width(50) }.width(.auto)
        }
        let layout = try layOut(stack, in: SizeRange(max: size(400, 400)))
        #expect(layout["a"]?.width == 200)
        #expect(layout["b"]?.width == 30)
        #expect(layout["c"]?.width == 10)
    }

    @Test("An odd number in an element's style is reported once, even if the reader has a style")
    func oddStyle() throws {
        let reader = EnvironmentReader { _ in Box("a", 10, 10).width(-4) }.maxWidth(200)
        let layout = try layOut(StackLayoutSpec { reader }, in: SizeRange(width: 100))
        #expect(layout.diagnostics.count == 1)
    }

    @Test("A stack flexes a reader by the same style that the reader is measured with")
    func shrinking() throws {
        let reader = EnvironmentReader { _ in Box("a", 90, 10).maxWidth(60) }
            .width(80).flexShrink(1)
        let row = StackLayoutSpec {
            reader
            Box("b", 30, 10)
        }
        let layout = try layOut(row, in: SizeRange(width: 100))
        #expect(layout["a"] == rect(0, 0, 60, 10))
        #expect(layout["b"] == rect(60, 0, 30, 10))
    }

    @Test("Readers too deep for the thread's stack are interrupted before they overflow it")
    func smallStack() async {
        let readers = nested(10_000, Counter())
        let isInterrupted = await onThread(stackSize: 512 << 10) {
            do {
                _ = try layOut(readers)
                return false
            } catch {
                return error is LayoutInterruption
            }
        }
        #expect(isInterrupted)
    }
}
