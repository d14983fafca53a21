import Testing
import WeftLayout

@Suite("Descriptions of specs")
struct SpecDescriptionTests {
    private let box = Box("a", 30, 20)

    @Test("A spec describes itself in one line, with its style and what it contains")
    func lines() {
        var stack = StackLayoutSpec(.vertical, spacing: 4, children: [box, box])
        stack.style.flexGrow = 1
        let specs: [any CustomDebugStringConvertible] = [
            StackLayoutSpec(children: []), stack, box.inset(top: 2), stack.inset(1),
            box.overlay(stack), box.background(stack), box.centered(), box.centered(.y),
            box.centered(.none), box.relative(horizontal: .start, vertical: .end), box.ratio(0.5),
            box.centered(.x, sizing: .minimumXY),
            box.relative(horizontal: .center, vertical: .none, sizing: .minimumSize),
            AbsoluteLayoutSpec(children: [box]),
            AbsoluteLayoutSpec(sizing: .sizeToFit, children: []), box.corner(stack, at: .topRight),
            CornerLayoutSpec(
                child: box,
                corner: box,
                location: .bottomLeft,
                offset: LayoutPoint(x: 1, y: 2),
                wrapsCorner: true
            ),
            StackLayoutSpec(
                .horizontalReverse,
                justifyContent: .end,
                alignItems: .center,
                flexWrap: .wrap,
                alignContent: .stretch,
                lineSpacing: 3,
                horizontalAlignment: .left,
                verticalAlignment: .top
            ),
            box.wrapped(),
            SpacerLayoutSpec().flexGrow(1), EnvironmentReader { _ in SpacerLayoutSpec() },
            EnvironmentReader { _ in SpacerLayoutSpec() }.flexGrow(1),
            ConditionalElement<Box, InsetLayoutSpec>.second(box.inset(0)),
        ]
        #expect(
            specs.map(\.debugDescription) == [
                "StackLayoutSpec(horizontal, children: 0)",
                "StackLayoutSpec(vertical, spacing: 4, children: 2, LayoutElementStyle(flexGrow: 1))",
                "InsetLayoutSpec(top: 2, Box)",
                "InsetLayoutSpec(top: 1, left: 1, bottom: 1, right: 1, StackLayoutSpec)",
                "OverlayLayoutSpec(Box, overlay StackLayoutSpec)",
                "BackgroundLayoutSpec(Box, background StackLayoutSpec)",
                "CenterLayoutSpec(xy, Box)", "CenterLayoutSpec(y, Box)",
                "CenterLayoutSpec(none, Box)", "RelativeLayoutSpec(start end, Box)",
                "RatioLayoutSpec(0.5, Box)", "CenterLayoutSpec(x, minimumX, minimumY, Box)",
                "RelativeLayoutSpec(center none, minimumWidth, minimumHeight, Box)",
                "AbsoluteLayoutSpec(children: 1)", "AbsoluteLayoutSpec(sizeToFit, children: 0)",
                "CornerLayoutSpec(topRight, Box, corner StackLayoutSpec)",
                "CornerLayoutSpec(bottomLeft, offset: (1, 2), wrapsCorner, Box, corner Box)",
                """
                StackLayoutSpec(horizontalReverse, justifyContent: end, alignItems: center, \
                flexWrap: wrap, alignContent: stretch, lineSpacing: 3, \
                horizontalAlignment: left, verticalAlignment: top, children: 0)
                """,
                "WrapperLayoutSpec(children: 1)",
                "SpacerLayoutSpec(LayoutElementStyle(flexGrow: 1))", "EnvironmentReader()",
                "EnvironmentReader(LayoutElementStyle(flexGrow: 1))",
                "InsetLayoutSpec(Box)",
            ]
        )
    }

    /// A spec with a description of its own.
    private struct Talkative: LayoutSpec, CustomDebugStringConvertible {
        var style = LayoutElementStyle()
        var debugDescription: String { "a long story" }

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            LayoutSize(width: 1, height: 1)
        }
    }

    @Test("A diagnostic calls a spec by its type, whatever the spec's description is")
    func names() throws {
        let layout = try layOut(Talkative().flexGrow(1).inset(1))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(
                    .unusedStyle(parent: "InsetLayoutSpec", properties: .flexGrow),
                    of: "Talkative"
                )
            ]
        )
    }
}
