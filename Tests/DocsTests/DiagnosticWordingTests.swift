import Testing
import Weft

@Suite("The wording of diagnostics")
struct DiagnosticWordingTests {
    @Test("Every kind says what is wrong, what was done, and what to do", arguments: wordings)
    func message(_ diagnostic: LayoutDiagnostic, _ wording: String) {
        #expect(diagnostic.message == wording)
    }

    private static let wordings: [(LayoutDiagnostic, String)] = [
        (
            LayoutDiagnostic(
                .invalidSize(LayoutSize(width: .infinity, height: 10)),
                of: "BoxContent(#1)"
            ),
            """
            BoxContent(#1) measured itself as inf×10.0, which no element can be: it got 0×0. \
            Lengths are finite and below 10,000,000 points, and zero or a normal positive number. \
            A range may have no largest length: an element that fills its range needs one of its \
            own there, such as a width or a flexBasis.
            """
        ),
        (
            LayoutDiagnostic(.invalidSize(LayoutSize(width: -1, height: 10)), of: "BoxContent(#1)"),
            """
            BoxContent(#1) measured itself as -1.0×10.0, which no element can be: it got 0×0. \
            Lengths are finite and below 10,000,000 points, and zero or a normal positive number.
            """
        ),
        (LayoutDiagnostic(.custom("no values\nto show")), #""no values\nto show""#),
        (
            LayoutDiagnostic(
                .invalidRange(
                    SizeRange(width: -1, height: 5),
                    mended: SizeRange(min: LayoutSize(width: 0, height: 5), max: .infinity)
                )
            ),
            """
            The range -1.0×5.0 to be laid out in makes no sense: it was laid out in \
            0.0…inf×5.0…inf. A minimum is zero or more and less than 10,000,000 points, and a \
            maximum is no less than it.
            """
        ),
        (
            LayoutDiagnostic(
                .sizeOutOfRange(
                    LayoutSize(width: 90, height: 10),
                    SizeRange(max: LayoutSize(width: 50, height: 50))
                ),
                of: "CascadeLayoutSpec"
            ),
            """
            CascadeLayoutSpec measured itself as 90.0×10.0, outside of 0.0…50.0×0.0…50.0, which it \
            was given: it was clamped. Return a size from within the range, for instance \
            constrainedSize.clamp(size).
            """
        ),
        (
            LayoutDiagnostic(.invalidPosition(LayoutPoint(x: .nan, y: 2)), of: "CascadeLayoutSpec"),
            """
            CascadeLayoutSpec placed an element at (nan, 2.0): a coordinate that is not finite, or \
            beyond ±10¹⁵ points, became 0.
            """
        ),
        (
            LayoutDiagnostic(
                .invalidStyle(SpacerLayoutSpec().width(-1).flexGrow(.nan).style),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) cannot follow width = -1.0pt, flexGrow = nan: a number is ignored that is \
            not finite, is negative where that is not allowed, or is a length of 10,000,000 points and \
            more.
            """
        ),
        (
            LayoutDiagnostic(
                .contradictoryBounds(SpacerLayoutSpec().minWidth(100).maxWidth(50).style),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets minWidth = 100.0pt, maxWidth = 50.0pt: a minimum beats a maximum \
            below it, which counts for nothing. Lower the one, raise the other, or leave one out.
            """
        ),
        (
            LayoutDiagnostic(.invalidValue(property: "ratio", value: "0.0"), of: "RatioLayoutSpec"),
            "RatioLayoutSpec cannot follow ratio = 0.0: it was laid out without it."
        ),
        (
            LayoutDiagnostic(.undefinedFraction(.width), of: "BoxContent(bar)"),
            """
            BoxContent(bar) sets width to a fraction of a parent length that is undefined here: \
            it acts as auto. Give the parent an exact length (the root's is its range), or state \
            points.
            """
        ),
        (
            LayoutDiagnostic(.unusedFraction(.width), of: "BoxContent(bar)"),
            """
            BoxContent(bar) sets width to a fraction across a stack that stretches it, where a \
            fraction acts as auto. Give it another alignSelf, such as .start, or state points.
            """
        ),
        (
            LayoutDiagnostic(
                .unusedStyle(parent: "InsetLayoutSpec", [.flexGrow, .flexShrink]),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets flexGrow, flexShrink, which InsetLayoutSpec does not read. Only \
            a stack reads flexGrow, flexShrink, and only of its own children.
            """
        ),
        (
            LayoutDiagnostic(
                .unusedStyle(parent: "InsetLayoutSpec", [.alignSelf, .layoutPosition]),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets alignSelf, layoutPosition, which InsetLayoutSpec does not read. \
            Only a stack reads alignSelf, and only of its own children. Only an absolute spec \
            reads layoutPosition, of its own children.
            """
        ),
        (
            LayoutDiagnostic(
                .overruledLength(
                    parent: "InsetLayoutSpec",
                    .width,
                    LayoutSize(width: 284, height: 8)
                ),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets width, and got 284.0×8.0: InsetLayoutSpec left it no choice. Set \
            the length around InsetLayoutSpec, or put .centered() or .relative() between the two, \
            or let InsetLayoutSpec have a choice: in a stack by another alignSelf, such as .start.
            """
        ),
        (
            LayoutDiagnostic(
                .overruledLayer(
                    parent: "OverlayLayoutSpec",
                    .width,
                    LayoutSize(width: 200, height: 8)
                ),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets width, and got 200.0×8.0: OverlayLayoutSpec makes it exactly as \
            large as the child. Put .centered() or .relative() between the two, or let a corner \
            spec place it.
            """
        ),
        (
            LayoutDiagnostic(.nothingToGrowInto, of: "BoxContent(week)"),
            """
            BoxContent(week) flexes from a length of 0 and has nothing to grow into, as its stack \
            has no smallest length along it. Give the stack a length, or leave out the flexBasis.
            """
        ),
        (
            LayoutDiagnostic(.idleSpacer, of: "SpacerLayoutSpec"),
            """
            SpacerLayoutSpec takes no room, as its style has neither a length nor a flexGrow: \
            give it flexGrow(1) to take up what is free, or a width or height; where nothing is \
            to be, leave it out.
            """
        ),
        (
            LayoutDiagnostic(.overflowingLines, of: "StackLayoutSpec"),
            """
            StackLayoutSpec runs out of its range, as stretched children make each of its lines as \
            long across as the whole has to be. Give it alignItems .start, or a choice across: no \
            exact length, and a parent that does not stretch it.
            """
        ),
        (
            LayoutDiagnostic(.noIntrinsicSize, of: "ImageContent"),
            """
            ImageContent has no size of its own, and no range with an upper bound to fill: it got \
            the smallest size allowed. Give it an intrinsic size, a width and a height, or a \
            ratio spec that has a width or a height.
            """
        ),
        (
            LayoutDiagnostic(.unboundedRange, of: "InsetLayoutSpec"),
            """
            InsetLayoutSpec is to fill a range without an upper bound: it is as large as its \
            child. Give it, or an element around it, a largest size.
            """
        ),
        (
            LayoutDiagnostic(.unboundedRatio, of: "RatioLayoutSpec"),
            """
            RatioLayoutSpec has nothing to take its ratio of, as its range has no upper bound: its \
            child was measured without it. Give the spec a width, a height, or a largest one.
            """
        ),
        (
            LayoutDiagnostic(
                .brokenRatio(ratio: 0.75, LayoutSize(width: 50, height: 80)),
                of: "Ratio"
            ),
            """
            Ratio cannot keep its ratio of 0.75 in its range: its child got 50.0×80.0. Let its \
            range give way: in a stack that stretches it by another alignSelf, such as .start, and \
            where it flexes by a length of its own.
            """
        ),
        (
            LayoutDiagnostic(
                .brokenRatio(ratio: 0.002, LayoutSize(width: 320, height: 0)),
                of: "Ratio"
            ),
            """
            Ratio cannot keep its ratio of 0.002 in its range: its child got 320.0×0.0, as less \
            than a pixel is left of a length. Give it more room, and see whether the ratio is \
            height by width.
            """
        ),
        (
            LayoutDiagnostic(.misplacedElement, of: "CascadeLayoutSpec"),
            """
            CascadeLayoutSpec placed an element a second time, or one that it has not measured: the \
            placement was ignored. A spec places what it has measured, once.
            """
        ),
        (LayoutDiagnostic(.custom("The feed has no posts."), of: "Feed"), "The feed has no posts."),
    ]

    @Test("A diagnostic begins with the path of the node that it is about")
    func pathComesFirst() {
        let kind = LayoutDiagnostic.Kind.custom("The feed has no posts.")
        let diagnostic = LayoutDiagnostic(kind, path: "Feed ▸ cell")
        #expect("\(diagnostic)" == "Feed ▸ cell: The feed has no posts.")
    }

    @Test("Every property of a style has a name")
    func properties() {
        for bit in 0..<15 {
            let property = LayoutElementStyle.Properties(rawValue: 1 << bit)
            #expect(!property.description.isEmpty)
        }
        #expect("\(LayoutElementStyle.Properties())" == "")
    }

    @Test("An oddity in every measurement of a node is reported once")
    func saidOnce() throws {
        struct Row: NodeContent {
            let bar = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)), name: "bar")

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                StackLayoutSpec { bar.width(.fraction(0.5)).flexGrow(1) }
            }
        }
        let range = SizeRange(
            min: LayoutSize(width: 100, height: 40),
            max: LayoutSize(width: 200, height: 40)
        )
        let commit = try DisplayNode(Row()).layout(in: range)
        #expect(
            commit.diagnostics == [
                LayoutDiagnostic(
                    .undefinedFraction(.width),
                    of: "BoxContent(bar)",
                    path: "Row"
                )
            ]
        )
    }

    @Test("A factor on what a layoutSpec returns is reported as having no effect")
    func factorOnTheBody() throws {
        struct Cell: NodeContent {
            let bar = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)), name: "bar")

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                bar.flexGrow(1)
            }
        }
        let commit = try DisplayNode(Cell()).layout()
        let unused = LayoutDiagnostic.Kind.unusedStyle(parent: "Cell", .flexGrow)
        #expect(
            commit.diagnostics == [LayoutDiagnostic(unused, of: "BoxContent(bar)", path: "Cell")]
        )
    }

    @Test(
        "A length on what a layoutSpec returns is reported as overruled if the node has no choice"
    )
    func lengthOnTheBody() async throws {
        struct Cell: NodeContent {
            let bar = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)), name: "bar")

            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                bar.inset(8).width(60)
            }
        }
        let cell = DisplayNode(Cell())
        let free = try cell.layout(in: SizeRange(maxWidth: 200))
        #expect(free.size.width == 60 && free.diagnostics.isEmpty)
        let commit = try await DisplayTree(root: cell).layout(in: SizeRange(width: 200))
        let size = LayoutSize(width: 200, height: 26)
        #expect(
            commit.diagnostics == [
                LayoutDiagnostic(
                    .overruledLength(parent: "Cell", .width, size),
                    of: "InsetLayoutSpec",
                    path: "Cell"
                )
            ]
        )
        #expect(try cell.layout(in: SizeRange(width: 200)).diagnostics == commit.diagnostics)
    }
}
