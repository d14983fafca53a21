import Testing
import WeftLayout

@Suite("Diagnostics of a layout")
struct DiagnosticTests {
    private func diagnostics(
        _ element: any LayoutElement,
        in range: SizeRange = SizeRange(width: 100)
    ) throws -> [LayoutDiagnostic] {
        try layOut(element, in: range).diagnostics
    }

    @Test("Ordinary layouts have no diagnostics")
    func none() throws {
        let stack = StackLayoutSpec(.vertical, spacing: -4) {
            Box("a", 10, 10).flexGrow(1).alignSelf(.end).spacingBefore(-2)
            Box("b", 10, 10).width(.fraction(0.5)).inset(LayoutInsets(left: .infinity))
            AbsoluteLayoutSpec { Box("c", 10, 10).layoutPosition(x: 3, y: 4).maxWidth(.infinity) }
        }
        #expect(try diagnostics(stack).isEmpty)
    }

    @Test("Stack properties of a child whose parent is not a stack are reported")
    func unusedFlexing() throws {
        #expect(
            try diagnostics(Box("a", 10, 10).flexGrow(1).alignSelf(.end).inset(5)) == [
                LayoutDiagnostic(
                    .unusedStyle(parent: "InsetLayoutSpec", properties: [.flexGrow, .alignSelf]),
                    of: "Box"
                )
            ]
        )
        #expect(
            try diagnostics(AbsoluteLayoutSpec { Box("a", 10, 10).spacingBefore(1) }) == [
                LayoutDiagnostic(
                    .unusedStyle(parent: "AbsoluteLayoutSpec", properties: .spacingBefore),
                    of: "Box"
                )
            ]
        )
    }

    @Test("A property that is set to its default is not reported")
    func defaults() throws {
        let box = Box("a", 10, 10)
        for child in [
            box.alignSelf(.auto), box.flexGrow(0), box.flexShrink(0), box.spacingBefore(0),
            box.layoutPosition(.zero), box.flexBasis(.auto),
        ] {
            #expect(try diagnostics(child.inset(5)).isEmpty, "\(child.style)")
        }
        let kind = LayoutDiagnostic.Kind.unusedStyle(
            parent: "InsetLayoutSpec",
            properties: .flexShrink
        )
        let child = box.flexGrow(0).flexShrink(1)
        #expect(try diagnostics(child.inset(5)) == [LayoutDiagnostic(kind, of: "Box")])
        let overruled = LayoutDiagnostic.Kind.overruledLength(
            parent: "InsetLayoutSpec",
            properties: .width,
            size: size(90, 10)
        )
        let column = StackLayoutSpec(.vertical) { box.width(20).minWidth(.auto).inset(5) }
        #expect(
            try diagnostics(column, in: SizeRange(width: 100)) == [
                LayoutDiagnostic(overruled, of: "Box")
            ]
        )
        #expect(
            try diagnostics(StackLayoutSpec { SpacerLayoutSpec().flexGrow(0) }) == [
                LayoutDiagnostic(.idleSpacer, of: "SpacerLayoutSpec")
            ]
        )
    }

    /// Boxes, and those of their bounds of which the maximum has no effect.
    private static let bounded: [(Box, LayoutElementStyle.Properties)] = [
        (Box("a", 10, 10).minWidth(50).maxWidth(30), [.minWidth, .maxWidth]),
        (Box("a", 10, 10).minHeight(0.1).maxHeight(0).flexGrow(1), [.minHeight, .maxHeight]),
        (
            Box("a", 10, 10).minWidth(.fraction(0.5)).maxWidth(.fraction(0.4)),
            [.minWidth, .maxWidth]
        ),
        (Box("a", 10, 10).minWidth(30).maxWidth(30), []),
        (Box("a", 10, 10).minWidth(.fraction(0.4)).maxWidth(.fraction(0.4)), []),
        (Box("a", 10, 10).minWidth(50).maxHeight(30), []),
        (Box("a", 10, 10).minWidth(50).maxWidth(.infinity), []),
        (Box("a", 10, 10).minWidth(50).maxWidth(.auto), []),
        // Whether a fraction is more or less than a number of points depends on the parent.
        (Box("a", 10, 10).minWidth(50).maxWidth(.fraction(0.1)), []),
    ]

    @Test("A minimum above the maximum of the same axis is reported with it", arguments: bounded)
    func contradictoryBounds(box: Box, named: LayoutElementStyle.Properties) throws {
        var style = LayoutElementStyle()
        if named.contains(.minWidth) {
            style.minWidth = box.style.minWidth
            style.maxWidth = box.style.maxWidth
        } else if named.contains(.minHeight) {
            style.minHeight = box.style.minHeight
            style.maxHeight = box.style.maxHeight
        }
        let expected: [LayoutDiagnostic] =
            named.isEmpty ? [] : [LayoutDiagnostic(.contradictoryBounds(style), of: "Box")]
        let range = SizeRange(exactly: size(200, 200))
        #expect(try diagnostics(StackLayoutSpec(.horizontal) { box }, in: range) == expected)
        if box.style.flexGrow == 0 {
            #expect(try diagnostics(box.centered(), in: range) == expected)
        }
    }

    @Test("Bounds that are ignored do not contradict each other")
    func undefinedBounds() throws {
        let box = Box("a", 10, 10).minWidth(.fraction(0.5)).maxWidth(.fraction(0.4))
        #expect(
            try diagnostics(box.centered(), in: .unbounded) == [
                LayoutDiagnostic(.undefinedFraction([.minWidth, .maxWidth]), of: "Box")
            ]
        )
    }

    @Test("A spacer in a stack is reported if its style gives it no room")
    func idleSpacers() throws {
        let idle = [LayoutDiagnostic(.idleSpacer, of: "SpacerLayoutSpec")]
        let box = Box("a", 10, 10)
        func found(_ spacer: SpacerLayoutSpec) throws -> [LayoutDiagnostic] {
            try diagnostics(StackLayoutSpec(children: [box, spacer]))
        }
        #expect(try found(SpacerLayoutSpec()) == idle)
        #expect(try found(SpacerLayoutSpec().alignSelf(.end).flexShrink(1)) == idle)
        #expect(try found(SpacerLayoutSpec().flexGrow(1)).isEmpty)
        #expect(try found(SpacerLayoutSpec().width(8)).isEmpty)
        #expect(try found(SpacerLayoutSpec().height(8)).isEmpty)
        #expect(try found(SpacerLayoutSpec().flexBasis(0)).isEmpty)
        #expect(try found(SpacerLayoutSpec().spacingBefore(8)).isEmpty)
        #expect(try found(SpacerLayoutSpec().spacingAfter(8)).isEmpty)
        #expect(try diagnostics(box.overlay(SpacerLayoutSpec())).isEmpty)
    }

    @Test("A stack is reported if stretched children make its lines run out of it")
    func overflowingLines() throws {
        let boxes = (0..<3).map { Box("\($0)", 50, 20) }
        let told = [LayoutDiagnostic(.overflowingLines, of: "StackLayoutSpec")]
        func found(_ alignItems: StackAlignItems, in range: SizeRange) throws
            -> [LayoutDiagnostic]
        {
            try diagnostics(
                StackLayoutSpec(alignItems: alignItems, flexWrap: .wrap, children: boxes),
                in: range
            )
        }
        let exact = SizeRange(width: 100, height: 60)
        #expect(try found(.stretch, in: exact) == told)
        #expect(try found(.start, in: exact).isEmpty)
        #expect(try found(.stretch, in: SizeRange(width: 100)).isEmpty)
        #expect(try found(.stretch, in: SizeRange(width: 150, height: 60)).isEmpty)
        // The lines overflow by themselves, and not because of stretched children.
        for height in [30.0, 20] {
            #expect(try found(.start, in: SizeRange(width: 100, height: height)).isEmpty)
        }
        let bounded = SizeRange(min: size(100, 0), max: size(100, 30))
        #expect(try found(.stretch, in: bounded).isEmpty)
        // Children with a length are not stretched, whether or not the lines run out of the stack.
        for height in [20.0, 40] {
            let fixed = boxes.map { $0.height(height) }
            let lines = StackLayoutSpec(flexWrap: .wrap, children: fixed)
            #expect(try diagnostics(lines, in: exact).isEmpty)
        }
        // A column that stretches the stack measures it again, exactly as high as its lines were.
        let stretched = StackLayoutSpec(.vertical) {
            StackLayoutSpec(flexWrap: .wrap, children: boxes).width(100)
        }
        #expect(try diagnostics(stretched, in: SizeRange(width: 120)) == told)
    }

    @Test("A wrapped element is reported by its own name, not by that of its wrapper")
    func wrappedElements() throws {
        func either(_ isFirst: Bool) -> ConditionalElement<AnyLayoutElement, SpacerLayoutSpec> {
            let positioned = Box("a", 10, 10).inset(1).layoutPosition(x: 1, y: 1)
            return isFirst
                ? .first(AnyLayoutElement(positioned))
                : .second(SpacerLayoutSpec().layoutPosition(x: 1, y: 1))
        }
        for (isFirst, name) in [(true, "InsetLayoutSpec"), (false, "SpacerLayoutSpec")] {
            #expect(
                try diagnostics(StackLayoutSpec { either(isFirst) }) == [
                    LayoutDiagnostic(
                        .unusedStyle(parent: "StackLayoutSpec", properties: .layoutPosition),
                        of: name
                    )
                ]
            )
        }
        let printed = String(reflecting: Box("a", 10, 10).inset(1).layoutPosition(x: 1, y: 1))
        #expect(AnyLayoutElement(either(true)).debugDescription == printed)
    }

    @Test("A flex factor of any child of any spec other than a stack is reported")
    func unusedEverywhere() throws {
        let child = Box("a", 10, 10)
        let flexible = child.flexShrink(1)
        let specs: [any LayoutElement] = [
            flexible.inset(1), flexible.overlay(child), child.overlay(flexible),
            flexible.background(child), child.background(flexible), flexible.centered(),
            flexible.relative(horizontal: .start, vertical: .start), flexible.ratio(1),
            flexible.corner(child, at: .topLeft), child.corner(flexible, at: .topLeft),
            flexible.wrapped(), AbsoluteLayoutSpec { flexible },
        ]
        for spec in specs {
            let found = try diagnostics(spec, in: SizeRange(max: size(100, 100)))
            #expect(found.count == 1, "\(type(of: spec))")
            let parent = "\(type(of: spec))"
            guard case .unusedStyle(parent, .flexShrink)? = found.first?.kind else {
                Issue.record("\(type(of: spec)): \(found)")
                continue
            }
        }
    }

    @Test("A position of a child whose parent is not an absolute spec is reported")
    func unusedPosition() throws {
        let stack = StackLayoutSpec(.vertical) { Box("a", 10, 10).layoutPosition(x: 1, y: 1) }
        #expect(
            try diagnostics(stack) == [
                LayoutDiagnostic(
                    .unusedStyle(parent: "StackLayoutSpec", properties: .layoutPosition),
                    of: "Box"
                )
            ]
        )
    }

    @Test("A fraction of an undefined length is reported")
    func undefinedFraction() throws {
        let stack = StackLayoutSpec(.vertical) {
            Box("a", 10, 10).height(.fraction(0.5)).flexBasis(.fraction(0.3))
        }
        #expect(
            try diagnostics(stack) == [
                LayoutDiagnostic(.undefinedFraction(.flexBasis), of: "Box"),
                LayoutDiagnostic(.undefinedFraction(.height), of: "Box"),
            ]
        )
    }

    @Test("An odd fraction is invalid rather than undefined", arguments: [.nan, .infinity, -1])
    func oddFraction(fraction: Double) throws {
        let box = Box("a", 10, 10).flexBasis(.fraction(fraction))
        let stack = StackLayoutSpec(.vertical) { box }
        #expect(try diagnostics(stack) == [LayoutDiagnostic(.invalidStyle(box.style), of: "Box")])
    }

    @Test("A fraction that is undefined only in a first measurement is not reported")
    func fractionDefinedInTheEnd() throws {
        let row = StackLayoutSpec(.horizontal, alignItems: .start) {
            Box("a", 10, 10).height(.fraction(0.5))
        }
        let column = StackLayoutSpec(.vertical) { row.flexGrow(1) }
        let layout = try layOut(column, in: SizeRange(exactly: size(100, 80)))
        #expect(layout["a"]?.size == size(10, 40))
        #expect(layout.diagnostics.isEmpty)
    }

    /// Children of a column that stretches them, and the properties of theirs without an effect.
    private static let stretched: [(Box, LayoutElementStyle.Properties)] = [
        (Box("a", 10, 10).width(.fraction(0.5)), .width),
        (Box("a", 10, 10).maxWidth(.fraction(0.75)), .maxWidth),
        (Box("a", 10, 10).width(.fraction(0.5)).flexGrow(1), .width),
        (Box("a", 10, 10).width(.fraction(1)), []),
        (Box("a", 10, 10).minWidth(.fraction(0.5)), []),
        (Box("a", 10, 10).maxWidth(30).width(.fraction(0.3)), []),
        (Box("a", 10, 10).width(.fraction(0.5)).alignSelf(.start), []),
        (Box("a", 10, 10).height(.fraction(0.5)), []),
    ]

    @Test(
        "A fraction across a stretched child acts as auto, and is reported if that matters",
        arguments: stretched
    )
    func stretchedFraction(box: Box, named: LayoutElementStyle.Properties) throws {
        let column = StackLayoutSpec(.vertical) { box }
        let layout = try layOut(column, in: SizeRange(exactly: size(100, 80)))
        let expected =
            named.isEmpty
            ? []
            : [LayoutDiagnostic(.stretchedFraction(named), of: "Box")]
                as [LayoutDiagnostic]
        #expect(layout.diagnostics == expected)
        if !named.isEmpty { #expect(layout["a"]?.size.width == 100) }
    }

    @Test("A fraction of an infinite parent gives the maximum, or acts as auto and is reported")
    func infiniteFraction() throws {
        let box = Box("a", 10, 10).width(.fraction(0.5))
        let bounded = Nested("node", box.maxWidth(30))
        #expect(try layOut(bounded)["a"]?.size == size(30, 10))
        let free = try layOut(WrapperLayoutSpec(box), parentSize: .infinity)
        #expect(free["a"]?.size == size(10, 10))
        #expect(free.diagnostics == [LayoutDiagnostic(.undefinedFraction(.width), of: "Box")])
    }

    @Test("Odd numbers in a style are ignored and reported")
    func invalidStyle() throws {
        let box = Box("a", 10, 10).width(-5).maxHeight(.fraction(.nan)).minWidth(.infinity)
        let layout = try layOut(box.maxWidth(90))
        #expect(layout["a"]?.size == size(10, 10))
        #expect(layout.diagnostics == [LayoutDiagnostic(.invalidStyle(box.style), of: "Box")])
    }

    @Test(
        "An odd flex factor or spacing is ignored and reported",
        arguments: [
            LayoutElementStyle { $0.flexGrow = -1 }, LayoutElementStyle { $0.flexGrow = .infinity },
            LayoutElementStyle { $0.flexShrink = .infinity },
            LayoutElementStyle { $0.spacingBefore = .nan },
            LayoutElementStyle { $0.spacingAfter = -.infinity },
        ]
    )
    func oddStackStyle(style: LayoutElementStyle) throws {
        let row = StackLayoutSpec {
            Box("a", 10, 10).styled { $0 = style }
            Box("b", 10, 10)
        }
        for width in [16.0, 40] {
            let layout = try layOut(row, in: SizeRange(width: width))
            #expect(layout["a"] == rect(0, 0, 10, 10))
            #expect(layout["b"] == rect(10, 0, 10, 10))
            #expect(layout.diagnostics == [LayoutDiagnostic(.invalidStyle(style), of: "Box")])
        }
    }

    @Test("Odd numbers in a spec count as zero and are reported")
    func invalidValues() throws {
        let stack = StackLayoutSpec(.vertical, spacing: .nan, lineSpacing: .infinity) {
            Box("a", 10, 10)
            Box("b", 10, 10)
        }
        let layout = try layOut(stack)
        #expect(layout.size == size(10, 20))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(
                    .invalidValue(property: "spacing", value: "nan"),
                    of: "StackLayoutSpec"
                ),
                LayoutDiagnostic(
                    .invalidValue(property: "lineSpacing", value: "∞"),
                    of: "StackLayoutSpec"
                ),
            ]
        )
    }

    @Test("A size that no element can have becomes 0×0 and is reported")
    func invalidSize() throws {
        let box = Box("a") { _ in LayoutSize(width: 5, height: .infinity) }
        let layout = try layOut(box)
        #expect(layout["a"] == .zero)
        #expect(
            layout.diagnostics == [LayoutDiagnostic(.invalidSize(size(5, .infinity)), of: "Box")]
        )
    }
}
