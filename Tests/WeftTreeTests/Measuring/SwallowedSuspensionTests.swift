import Testing
import Weft

@Suite("Specs that swallow the errors thrown to them")
struct SwallowedSuspensionTests {
    /// What a spec asks of an element.
    enum Question { case style, size, sizes }

    /// Shows a substitute if its child cannot be measured, which is never actually the case.
    private struct FallbackLayoutSpec: LayoutSpec {
        var style = LayoutElementStyle()
        let child: any LayoutElement
        let substitute: any LayoutElement
        let question: Question

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let measured: MeasuredElement
            if let own = try? context.measure(child, in: constrainedSize) {
                measured = own
            } else {
                switch question {
                case .style:
                    _ = context.style(of: substitute)
                    return .zero
                case .size: measured = try context.measure(substitute, in: constrainedSize)
                case .sizes: measured = try context.measure([substitute], in: constrainedSize)[0]
                }
            }
            context.place(measured, at: .zero)
            return measured.size
        }
    }

    private struct Fallback: NodeContent {
        let child: AnyDisplayNode
        let substitute: AnyDisplayNode
        let question: Question

        func layoutSpec(thatFits constrainedSize: SizeRange) -> FallbackLayoutSpec {
            FallbackLayoutSpec(child: child, substitute: substitute, question: question)
        }
    }

    @Test(
        "Such specs can ask nothing more in that run, so no node is taken from its parent",
        arguments: [Question.style, .size, .sizes]
    )
    func noFurtherQuestions(question: Question) async throws {
        for cut in Cut.table {
            let (first, second) = (patientLeaf().anyNode, patientLeaf().anyNode)
            let fallback = DisplayNode(
                Fallback(child: first, substitute: second, question: question)
            )
            let owner = DisplayNode(Shell(inner: second))
            let root = DisplayNode(Column(children: [fallback.anyNode, owner.anyNode]))
            let commit = try await DisplayTree(root: root, scheduler: cut.scheduler)
                .layout(in: .unbounded)
            #expect(try differencesFromCold(commit, of: root) == [], "\(cut)")
        }
    }
}
