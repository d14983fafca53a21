import Testing
import WeftLayout

@Suite("Modifiers")
struct ModifierTests {
    private let box = Box("a", 30, 20)

    @Test("Literals, variables, fractions and auto work where a dimension is expected")
    func dimensions() {
        let side = 12.5
        let style =
            box
            .width(40).height(side * 2)
            .minWidth(10.5).minHeight(.fraction(0.25))
            .maxWidth(side).maxHeight(.auto)
            .flexBasis(.points(3))
            .style
        #expect(style.width == .points(40))
        #expect(style.height == .points(25))
        #expect(style.minWidth == .points(10.5))
        #expect(style.minHeight == .fraction(0.25))
        #expect(style.maxWidth == .points(12.5))
        #expect(style.maxHeight == .auto)
        #expect(style.flexBasis == .points(3))
        #expect(box.minHeight(side).style.minHeight == .points(12.5))
        #expect(box.maxHeight(side).style.maxHeight == .points(12.5))
    }

    @Test("A variable and a dimension can be paired, in either order")
    func pairs() {
        let side = 12.5
        #expect(DimensionSize(width: side, height: .auto).width == .points(12.5))
        #expect(DimensionSize(width: 40, height: side).height == .points(12.5))
        let style =
            box
            .preferredLayoutSize(DimensionSize(width: side, height: .auto))
            .minLayoutSize(DimensionSize(width: .fraction(0.5), height: side))
            .maxLayoutSize(DimensionSize(width: side, height: 40))
            .style
        #expect(style.preferredLayoutSize == DimensionSize(width: 12.5, height: .auto))
        #expect(style.minLayoutSize == DimensionSize(width: .fraction(0.5), height: 12.5))
        #expect(style.maxLayoutSize == DimensionSize(width: 12.5, height: 40))
    }

    @Test("Variables, literals and dimensions can be combined in a pair")
    func pairsOfPoints() {
        let (side, narrow) = (12.5, Float(2))
        #expect(DimensionSize(width: side, height: side) == DimensionSize(size(12.5, 12.5)))
        #expect(DimensionSize(width: narrow, height: narrow) == DimensionSize(size(2, 2)))
        #expect(DimensionSize(width: side, height: 3) == DimensionSize(size(12.5, 3)))
        #expect(DimensionSize(width: 2, height: 3) == DimensionSize(size(2, 3)))
        #expect(DimensionSize(width: 2.5, height: .auto).height == .auto)
    }

    @Test("A maximum width alone leaves the height free")
    func largestSizes() {
        #expect(SizeRange(maxWidth: 3) == SizeRange(max: LayoutSize(width: 3, height: .infinity)))
        #expect(SizeRange(maxWidth: 3, maxHeight: 4).max == LayoutSize(width: 3, height: 4))
        #expect(FontFace.default.rawValue == 0)
    }

    @Test("An inset may be given for single sides")
    func insets() {
        #expect(box.inset(top: 8).insets == LayoutInsets(top: 8))
        #expect(
            box.inset(left: 1, bottom: 2, right: 3).insets
                == LayoutInsets(left: 1, bottom: 2, right: 3)
        )
    }

    @Test("Leading insets are on the side where lines begin")
    func leadingInsets() {
        for direction in [ReadingDirection.leftToRight, .rightToLeft] {
            let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4, in: direction)
            let isMirrored = direction == .rightToLeft
            let (left, right) = isMirrored ? (4.0, 2.0) : (2, 4)
            #expect(insets == LayoutInsets(top: 1, left: left, bottom: 3, right: right))
        }
    }

    @Test("Every style modifier sets its property to its value, and no other")
    func properties() {
        let none = StackLayoutSpec.horizontal()
        let cases: [(StackLayoutSpec, LayoutElementStyle)] = [
            (none.width(1), LayoutElementStyle { $0.width = 1 }),
            (none.height(1), LayoutElementStyle { $0.height = 1 }),
            (none.minWidth(1), LayoutElementStyle { $0.minWidth = 1 }),
            (none.minHeight(1), LayoutElementStyle { $0.minHeight = 1 }),
            (none.maxWidth(1), LayoutElementStyle { $0.maxWidth = 1 }),
            (none.maxHeight(1), LayoutElementStyle { $0.maxHeight = 1 }),
            (none.flexGrow(1), LayoutElementStyle { $0.flexGrow = 1 }),
            (none.flexShrink(1), LayoutElementStyle { $0.flexShrink = 1 }),
            (none.flexBasis(1), LayoutElementStyle { $0.flexBasis = 1 }),
            (none.alignSelf(.end), LayoutElementStyle { $0.alignSelf = .end }),
            (none.spacingBefore(1), LayoutElementStyle { $0.spacingBefore = 1 }),
            (none.spacingAfter(1), LayoutElementStyle { $0.spacingAfter = 1 }),
            (none.ascender(1), LayoutElementStyle { $0.ascender = 1 }),
            (none.descender(1), LayoutElementStyle { $0.descender = 1 }),
            (
                none.layoutPosition(x: 1, y: 2),
                LayoutElementStyle { $0.layoutPosition = LayoutPoint(x: 1, y: 2) }
            ),
            (
                none.preferredSize(width: 1, height: 2),
                LayoutElementStyle { ($0.width, $0.height) = (1, 2) }
            ),
            (
                none.minSize(width: 1, height: 2),
                LayoutElementStyle { ($0.minWidth, $0.minHeight) = (1, 2) }
            ),
            (
                none.maxSize(width: 1, height: 2),
                LayoutElementStyle { ($0.maxWidth, $0.maxHeight) = (1, 2) }
            ),
            (
                none.preferredLayoutSize(DimensionSize(width: 1, height: .auto)),
                LayoutElementStyle { ($0.width, $0.height) = (1, .auto) }
            ),
            (
                none.minLayoutSize(DimensionSize(width: 1, height: .auto)),
                LayoutElementStyle { ($0.minWidth, $0.minHeight) = (1, .auto) }
            ),
            (
                none.maxLayoutSize(DimensionSize(width: 1, height: .auto)),
                LayoutElementStyle { ($0.maxWidth, $0.maxHeight) = (1, .auto) }
            ),
        ]
        for (spec, style) in cases { #expect(spec.style == style) }
    }

    @Test("Insets may be given by axis")
    func insetsByAxis() throws {
        #expect(try layOut(box.inset(horizontal: 4, vertical: 2))["a"] == rect(4, 2, 30, 20))
        #expect(try layOut(box.inset(horizontal: 4)).size == size(38, 20))
        #expect(try layOut(box.inset(vertical: 2)).size == size(30, 24))
    }

    @Test("Leading and trailing insets follow the reading direction, left and right do not")
    func insetsByReading() throws {
        let cases: [(any LayoutElement, leftToRight: LayoutRect, rightToLeft: LayoutRect)] = [
            (box.inset(leading: 4), rect(4, 0, 30, 20), rect(0, 0, 30, 20)),
            (box.inset(trailing: 4), rect(0, 0, 30, 20), rect(4, 0, 30, 20)),
            (
                box.inset(top: 1, bottom: 2, trailing: 4),
                rect(0, 1, 30, 20), rect(4, 1, 30, 20)
            ),
            (
                box.inset(top: 1, leading: 4, bottom: 2, trailing: 7),
                rect(4, 1, 30, 20), rect(7, 1, 30, 20)
            ),
            (box.inset(left: 4), rect(4, 0, 30, 20), rect(4, 0, 30, 20)),
        ]
        for (element, leftToRight, rightToLeft) in cases {
            #expect(try layOut(element)["a"] == leftToRight)
            let mirrored = LayoutEnvironment(readingDirection: .rightToLeft)
            #expect(try layOut(element, environment: mirrored)["a"] == rightToLeft)
        }
        let built = InsetLayoutSpec(
            insets: LayoutInsets(left: 4, right: 7),
            followsReadingDirection: true
        ) { box }
        let mirrored = try layOut(
            built,
            environment: LayoutEnvironment(readingDirection: .rightToLeft)
        )
        #expect(mirrored["a"] == rect(7, 0, 30, 20))
        #expect(mirrored.size == size(41, 20))
        let row = StackLayoutSpec { box.inset(leading: 4).flexGrow(1).maxWidth(60) }
        let layout = try layOut(row, in: SizeRange(width: 50))
        #expect(layout["a"] == rect(4, 0, 46, 20))
        #expect(layout.diagnostics.isEmpty)
        var inset = box.inset(leading: 4, trailing: 1)
        inset.insets.left += 1
        #expect(inset.debugDescription == "InsetLayoutSpec(leading: 5, trailing: 1, Box)")
    }

    @Test("Backgrounds and overlays take builders", arguments: [false, true])
    func builtLayers(isWide: Bool) throws {
        let behind = try layOut(
            box.background { if isWide { Box("b", 9, 1) } else { SpacerLayoutSpec() } }
        )
        #expect(behind.order == (isWide ? ["b", "a"] : ["a"]))
        let inFront = try layOut(box.overlay { Box("b", 1, 1).inset(isWide ? 5 : 6) })
        #expect(inFront.order == ["a", "b"])
        #expect(inFront["b"] == (isWide ? rect(5, 5, 20, 10) : rect(6, 6, 18, 8)))
    }

    @Test("Modifiers work on `any LayoutElement`")
    func existential() throws {
        let element: any LayoutElement = box
        let wide: any LayoutElement = element.width(50).flexGrow(1)
        #expect(try layOut(wide.inset(5))["a"] == rect(5, 5, 50, 20))
        let badge: any LayoutElement = Box("badge", 4, 4)
        let spec = element.background(badge).overlay(badge).ratio(1)
            .corner(badge, at: .topLeft).centered().relative(horizontal: .end, vertical: .end)
            .wrapped()
        #expect(try layOut(spec, in: SizeRange(max: size(50, 50))).size == size(50, 50))
    }

    @Test("A spec written step by step equals one written with modifiers")
    func stepByStep() throws {
        var stack = StackLayoutSpec.vertical()
        stack.style.flexShrink = 1
        stack.style.width = 40
        stack.spacing = 3
        stack.children = [box, Box("b", 10, 10)]
        let built = StackLayoutSpec(.vertical, spacing: 3) {
            box
            Box("b", 10, 10)
        }
        .flexShrink(1)
        .width(40)
        #expect(stack.style == built.style)
        #expect(try layOut(stack).frames == layOut(built).frames)
        var inset = InsetLayoutSpec(insets: .zero, child: stack)
        inset.insets.left = 7
        inset.child = box
        #expect(try layOut(inset)["a"] == rect(7, 0, 30, 20))
    }
}
