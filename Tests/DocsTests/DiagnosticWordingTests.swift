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
            BoxContent(#1) measured itself as ∞×10, which is not a valid size: it got 0×0. A \
            length must be finite, either zero or a positive normal number, and, when rounded to \
            whole pixels, below 10,000,000 points. A range may have no maximum: an element that fills \
            its range then needs a length of its own, such as a width or a flexBasis.
            """
        ),
        (
            LayoutDiagnostic(.invalidSize(LayoutSize(width: -1, height: 10)), of: "BoxContent(#1)"),
            """
            BoxContent(#1) measured itself as -1×10, which is not a valid size: it got 0×0. A \
            length must be finite, either zero or a positive normal number, and, when rounded to \
            whole pixels, below 10,000,000 points.
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
            The range -1×5 to lay out in is not valid: 0…∞×5…∞ was used instead. A \
            minimum must be at least 0 and below 10,000,000 points, and a maximum must not be below \
            the minimum. The range comes from the caller of layout(in:) or, below the root, from the \
            spec that measured the node.
            """
        ),
        (
            LayoutDiagnostic(
                .sizeOutOfRange(
                    LayoutSize(width: 90, height: 10),
                    range: SizeRange(max: LayoutSize(width: 50, height: 50))
                ),
                of: "CascadeLayoutSpec"
            ),
            """
            CascadeLayoutSpec measured itself as 90×10, outside the range 0…50×0…50 that \
            it was given: the size was clamped. Return a size within the range, for instance \
            size.clamped(to: constrainedSize).
            """
        ),
        (
            LayoutDiagnostic(.invalidPosition(LayoutPoint(x: .nan, y: 2)), of: "CascadeLayoutSpec"),
            """
            CascadeLayoutSpec placed an element at (nan, 2): a coordinate that is not finite or is \
            beyond ±10¹⁵ points was replaced by 0.
            """
        ),
        (
            LayoutDiagnostic(
                .invalidStyle(SpacerLayoutSpec().width(-1).flexGrow(.nan).style),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) cannot use width = -1pt, flexGrow = nan: a number is ignored if it is \
            not finite, is negative where that is not allowed, or is a length of 10,000,000 points or \
            more.
            """
        ),
        (
            LayoutDiagnostic(
                .contradictoryBounds(SpacerLayoutSpec().minWidth(100).maxWidth(50).style),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets minWidth = 100pt, maxWidth = 50pt: a minimum wins over a maximum \
            below it, which has no effect. Lower the minimum, raise the maximum, or leave one out.
            """
        ),
        (
            LayoutDiagnostic(.invalidValue(property: "ratio", value: "0"), of: "RatioLayoutSpec"),
            "RatioLayoutSpec cannot use ratio = 0: the value was ignored."
        ),
        (
            LayoutDiagnostic(.invalidValue(property: "ratio", value: "∞"), of: "RatioLayoutSpec"),
            """
            RatioLayoutSpec cannot use ratio = ∞: the value was ignored. An infinite number often \
            comes from a range without a maximum.
            """
        ),
        (
            LayoutDiagnostic(
                .invalidStyle(SpacerLayoutSpec().height(.points(.infinity)).style),
                of: "ImageContent(photo)"
            ),
            """
            ImageContent(photo) cannot use height = ∞: a number is ignored if it is not finite, is \
            negative where that is not allowed, or is a length of 10,000,000 points or more. An \
            infinite number often comes from a range without a maximum.
            """
        ),
        (
            LayoutDiagnostic(
                .invalidStyle(SpacerLayoutSpec().layoutPosition(x: .infinity, y: 0).style),
                of: "ImageContent(photo)"
            ),
            """
            ImageContent(photo) cannot use layoutPosition = (∞, 0): a number is ignored if it is \
            not finite, is negative where that is not allowed, or is a length of 10,000,000 points or \
            more. An infinite number often comes from a range without a maximum.
            """
        ),
        (
            LayoutDiagnostic(.invalidValue(property: "fontSize", value: "∞"), of: "TextContent"),
            "TextContent cannot use fontSize = ∞: the value was ignored."
        ),
        (
            LayoutDiagnostic(
                .cutLength(
                    parent: "AbsoluteLayoutSpec",
                    properties: [.width, .height],
                    size: LayoutSize(width: 10, height: 40)
                ),
                of: "BoxContent(icon)"
            ),
            """
            BoxContent(icon) sets width, height, but got 10×40: AbsoluteLayoutSpec has no more \
            room from its layoutPosition on. Make AbsoluteLayoutSpec larger, move the child, or set a \
            maxWidth or a maxHeight, which takes the place of the room that is left.
            """
        ),
        (
            LayoutDiagnostic(
                .noRoom(
                    parent: "AbsoluteLayoutSpec",
                    position: LayoutPoint(x: 300, y: 0),
                    size: LayoutSize(width: 0, height: 81)
                ),
                of: "TextContent(title)"
            ),
            """
            TextContent(title) is 0×81, because AbsoluteLayoutSpec has no room from (300, 0) \
            on. Make AbsoluteLayoutSpec larger, move the child, or set a maxWidth or a maxHeight, \
            which takes the place of the room that is left.
            """
        ),
        (
            LayoutDiagnostic(.undefinedFraction(.width), of: "BoxContent(bar)"),
            """
            BoxContent(bar) sets width to a fraction of a parent length that is undefined here: the \
            fraction acts as auto. Give the parent an exact length (the root's comes from its range), \
            or use points.
            """
        ),
        (
            LayoutDiagnostic(.stretchedFraction(.width), of: "BoxContent(bar)"),
            """
            BoxContent(bar) sets width to a fraction, but its stack stretches it along that axis, \
            where a fraction acts as auto. Give it another alignSelf, such as .start, or use points.
            """
        ),
        (
            LayoutDiagnostic(
                .unusedStyle(parent: "InsetLayoutSpec", properties: [.flexGrow, .flexShrink]),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets flexGrow, flexShrink, which InsetLayoutSpec does not read. Only \
            a stack reads flexGrow, flexShrink, and only from its own children.
            """
        ),
        (
            LayoutDiagnostic(
                .unusedStyle(parent: "InsetLayoutSpec", properties: [.alignSelf, .layoutPosition]),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets alignSelf, layoutPosition, which InsetLayoutSpec does not read. \
            Only a stack reads alignSelf, and only from its own children. Only an absolute spec \
            reads layoutPosition, and only from its own children.
            """
        ),
        (
            LayoutDiagnostic(
                .overruledLength(
                    parent: "InsetLayoutSpec",
                    properties: .width,
                    size: LayoutSize(width: 284, height: 8)
                ),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets width, but got 284×8: InsetLayoutSpec left it no choice. Set \
            the length on or around InsetLayoutSpec, put .centered() or .relative() between the two, \
            or give InsetLayoutSpec a choice: where a stack stretches it, with another alignSelf, such \
            as .start; where it flexes, with flexShrink(0) or flexGrow(0).
            """
        ),
        (
            LayoutDiagnostic(
                .overruledLayer(
                    parent: "OverlayLayoutSpec",
                    properties: .width,
                    size: LayoutSize(width: 200, height: 8)
                ),
                of: "BoxContent(bar)"
            ),
            """
            BoxContent(bar) sets width, but got 200×8: OverlayLayoutSpec makes it exactly as \
            large as the child. Put .centered() or .relative() between the two, or place it with a \
            corner spec.
            """
        ),
        (
            LayoutDiagnostic(.nothingToGrowInto, of: "BoxContent(week)"),
            """
            BoxContent(week) flexes from a length of 0 and has nothing to grow into, because its \
            stack has no minimum length along its main axis. Give the stack a length, or leave out \
            the flexBasis.
            """
        ),
        (
            LayoutDiagnostic(.idleSpacer, of: "SpacerLayoutSpec"),
            """
            SpacerLayoutSpec takes no room, because its style has neither a length nor a flexGrow. \
            Give it flexGrow(1) to take up the free space, or a width or height; if you want no \
            space there, leave it out.
            """
        ),
        (
            LayoutDiagnostic(.overflowingLines, of: "StackLayoutSpec"),
            """
            StackLayoutSpec overflows its range, because stretched children make each of its lines \
            as long across as the whole stack has to be. Give it alignItems .start, or leave its \
            length across open: set no exact length, and do not let its parent stretch it.
            """
        ),
        (
            LayoutDiagnostic(.noIntrinsicSize, of: "ImageContent"),
            """
            ImageContent has no size of its own, and its range has no upper bound that it could \
            fill: it got the smallest size allowed. Give it an intrinsic size, a width and a height, \
            or a ratio spec that has a width or a height.
            """
        ),
        (
            LayoutDiagnostic(.unboundedRange, of: "InsetLayoutSpec"),
            """
            InsetLayoutSpec should fill its range, which has no upper bound: it is only as large as \
            its child. Give it, or an element around it, a maximum size.
            """
        ),
        (
            LayoutDiagnostic(.unboundedRatio, of: "RatioLayoutSpec"),
            """
            RatioLayoutSpec cannot apply its ratio, because its range has no upper bound: its child \
            was measured without it. Give the spec a width or a height, or a maximum width or height.
            """
        ),
        (
            LayoutDiagnostic(
                .brokenRatio(ratio: 0.75, size: LayoutSize(width: 50, height: 80)),
                of: "Ratio"
            ),
            """
            Ratio cannot keep its ratio of 0.75 in its range: its child got 50×80. Give its range \
            more freedom: where a stack stretches it, with another alignSelf, such as .start; where \
            it flexes, with a length of its own; where its size is that of another element or of the \
            whole layout, with .centered() or .relative() around it; where its style sets a width and \
            a height, by setting only one of them.
            """
        ),
        (
            LayoutDiagnostic(
                .brokenRatio(ratio: 0.002, size: LayoutSize(width: 320, height: 0)),
                of: "Ratio"
            ),
            """
            Ratio cannot keep its ratio of 0.002 in its range: its child got 320×0, because one \
            of its lengths came out below one pixel. Give it more room, and check that the ratio is \
            the height divided by the width.
            """
        ),
        (
            LayoutDiagnostic(.misplacedElement, of: "CascadeLayoutSpec"),
            """
            CascadeLayoutSpec placed an element a second time, or one that it has not measured: the \
            placement was ignored. A spec must place only what it has measured, and only once.
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
        let unused = LayoutDiagnostic.Kind.unusedStyle(parent: "Cell", properties: .flexGrow)
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
                    .overruledLength(parent: "Cell", properties: .width, size: size),
                    of: "InsetLayoutSpec",
                    path: "Cell"
                )
            ]
        )
        #expect(try cell.layout(in: SizeRange(width: 200)).diagnostics == commit.diagnostics)
    }
}
