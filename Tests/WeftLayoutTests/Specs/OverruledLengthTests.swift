import Testing
import WeftLayout

@Suite("Lengths that a parent overrules, and children that have nothing to grow into")
struct OverruledLengthTests {
    private let bar = Box("bar", 10, 10)

    @Test("A length that an inset has to overrule is reported with the size that the child gets")
    func inset() throws {
        let column = StackLayoutSpec(.vertical) { bar.width(50).inset(8) }
        let layout = try layOut(column, in: SizeRange(width: 300))
        #expect(layout["bar"]?.size == size(284, 10))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(
                    .overruledLength(
                        parent: "InsetLayoutSpec",
                        properties: .width,
                        size: size(284, 10)
                    ),
                    of: "Box"
                )
            ]
        )
    }

    @Test("A length that an inset can grant, or that the child gets anyway, is not reported")
    func honoured() throws {
        let (width, inset) = (300.0, 8.0)
        for child in [
            bar.width(50).inset(inset).alignSelf(.start),
            bar.width(width - 2 * inset).inset(inset),
            bar.width(.fraction(1)).inset(inset),
            bar.minWidth(50).inset(inset),
            bar.maxWidth(400).inset(inset),
        ] {
            let column = StackLayoutSpec(.vertical) { child }
            #expect(try layOut(column, in: SizeRange(width: width)).diagnostics.isEmpty)
        }
    }

    @Test("A minimum or maximum length that is overruled is reported, too")
    func bounds() throws {
        for (child, property) in [
            (bar.minWidth(400), LayoutElementStyle.Properties.minWidth),
            (bar.maxWidth(40), .maxWidth), (bar.maxWidth(.fraction(0.5)), .maxWidth),
        ] {
            let column = StackLayoutSpec(.vertical) { child.inset(8) }
            let found = try layOut(column, in: SizeRange(width: 300)).diagnostics
            guard case .overruledLength(_, property, _)? = found.first?.kind, found.count == 1
            else {
                Issue.record("\(found)")
                continue
            }
        }
    }

    @Test("An overlay or background is as large as the child, and a length of its own is reported")
    func layers() throws {
        let big = Box("big", 100, 40)
        for (parent, spec) in [
            ("OverlayLayoutSpec", big.overlay(bar.width(20)) as any LayoutElement),
            ("BackgroundLayoutSpec", big.background(bar.width(20))),
        ] {
            let layout = try layOut(spec)
            #expect(layout["bar"]?.size == size(100, 40))
            #expect(
                layout.diagnostics == [
                    LayoutDiagnostic(
                        .overruledLayer(parent: parent, properties: .width, size: size(100, 40)),
                        of: "Box"
                    )
                ]
            )
        }
        #expect(try layOut(big.overlay(bar.width(.fraction(1)))).diagnostics.isEmpty)
        let between = big.overlay(bar.width(20).relative(horizontal: .start, vertical: .none))
        let layout = try layOut(between)
        #expect(layout["bar"]?.size.width == 20)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("A spec that passes on an exact range reports the length that this overrules")
    func passedOn() throws {
        let badge = Box("badge", 4, 4)
        for (parent, spec) in [
            ("OverlayLayoutSpec", bar.width(30).overlay(badge) as any LayoutElement),
            ("BackgroundLayoutSpec", bar.width(30).background(badge)),
            ("CornerLayoutSpec", bar.width(30).corner(badge, at: .topRight)),
            ("WrapperLayoutSpec", bar.width(30).wrapped()),
            ("RelativeLayoutSpec", bar.width(30).relative(horizontal: .none, vertical: .start)),
        ] {
            let stretched = try layOut(spec, in: SizeRange(width: 300))
            let got = size(300, 10)
            #expect(stretched["bar"]?.size == got)
            #expect(
                stretched.diagnostics == [
                    LayoutDiagnostic(
                        .overruledLength(parent: parent, properties: .width, size: got),
                        of: "Box"
                    )
                ]
            )
            let free = try layOut(spec, in: SizeRange(max: size(300, 100)))
            #expect(free["bar"]?.size.width == 30)
            #expect(free.diagnostics.isEmpty)
        }
    }

    /// Expects that in an absolute spec, the bar gets a size, and one diagnostic.
    private func expect(
        _ kind: LayoutDiagnostic.Kind,
        of bar: any LayoutElement,
        in range: SizeRange,
        _ size: LayoutSize,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let layout = try layOut(AbsoluteLayoutSpec { bar }, in: range)
        #expect(layout["bar"]?.size == size, sourceLocation: sourceLocation)
        let diagnostics = [LayoutDiagnostic(kind, of: "Box")]
        #expect(layout.diagnostics == diagnostics, sourceLocation: sourceLocation)
    }

    @Test("A length for which an absolute spec has no room from the position on is reported")
    func cut() throws {
        let range = SizeRange(width: 100, height: 50)
        let cases: [(any LayoutElement, LayoutElementStyle.Properties, LayoutSize)] = [
            (bar.width(30).layoutPosition(x: 90, y: 0), .width, size(10, 10)),
            (bar.height(30).layoutPosition(x: 0, y: 30), .height, size(10, 20)),
            (bar.width(200), .width, size(100, 10)),
            (
                bar.width(30).height(40).layoutPosition(x: 120, y: 30), [.width, .height],
                size(0, 20)
            ),
            (bar.width(.fraction(0.5)).layoutPosition(x: 80, y: 0), .width, size(20, 10)),
        ]
        for (child, properties, got) in cases {
            let kind = LayoutDiagnostic.Kind.cutLength(
                parent: "AbsoluteLayoutSpec",
                properties: properties,
                size: got
            )
            try expect(kind, of: child, in: range, got)
        }
        for child in [
            bar.width(30).layoutPosition(x: 70, y: 40),
            bar.width(30).maxWidth(30).layoutPosition(x: 90, y: 0),
            bar.minWidth(30).layoutPosition(x: 90, y: 0),
            bar.layoutPosition(x: 95, y: 45),
            bar.width(30).layoutPosition(x: -10, y: 0),
        ] {
            #expect(try layOut(AbsoluteLayoutSpec { child }, in: range).diagnostics.isEmpty)
        }
        let free = AbsoluteLayoutSpec { bar.width(30).layoutPosition(x: 90, y: 0) }
        #expect(try layOut(free).diagnostics.isEmpty)
    }

    @Test("A child that vanishes because an absolute spec ends where it begins is reported")
    func noRoom() throws {
        let range = SizeRange(width: 100, height: 50)
        let cases: [(any LayoutElement, LayoutPoint, LayoutSize)] = [
            (bar, LayoutPoint(x: 100, y: 0), size(0, 10)),
            (bar, LayoutPoint(x: 0, y: 300), size(10, 0)),
            (bar.width(0), LayoutPoint(x: 120, y: 50), size(0, 0)),
        ]
        for (child, position, got) in cases {
            let kind = LayoutDiagnostic.Kind.noRoom(
                parent: "AbsoluteLayoutSpec",
                position: position,
                size: got
            )
            try expect(kind, of: child.layoutPosition(position), in: range, got)
        }
        for child in [
            bar.layoutPosition(x: 99, y: 49),
            bar.maxSize(width: 10, height: 10).layoutPosition(x: 200, y: 200),
            bar.minSize(width: 1, height: 1).layoutPosition(x: 200, y: 200),
            bar.preferredSize(width: 0, height: 0).layoutPosition(x: 200, y: 200),
        ] {
            #expect(try layOut(AbsoluteLayoutSpec { child }, in: range).diagnostics.isEmpty)
        }
    }

    @Test("A length that is overruled by less than a pixel is not reported")
    func pixel() throws {
        let big = Box("big", 100, 40)
        let layer = big.overlay(bar.width(99.5).height(40))
        for (scale, count) in [(1.0, 0), (4, 1)] {
            let environment = LayoutEnvironment(displayScale: scale)
            #expect(try layOut(layer, environment: environment).diagnostics.count == count)
        }
    }

    @Test("A child that flexes from zero is reported if its stack has no length to grow into")
    func nothing() throws {
        let column = StackLayoutSpec(.vertical) { bar.flexBasis(0).flexGrow(1) }
        let free = try layOut(column, in: SizeRange(width: 100))
        #expect(free["bar"]?.size.height == 0)
        #expect(free.diagnostics == [LayoutDiagnostic(.nothingToGrowInto, of: "Box")])
        let exact = SizeRange(exactly: size(100, 60))
        #expect(try layOut(column, in: exact).diagnostics.isEmpty)
        let flatRange = SizeRange(exactly: size(100, 0))
        #expect(try layOut(column, in: flatRange).diagnostics.isEmpty)
        let high = StackLayoutSpec(.vertical) { bar.flexBasis(0).flexGrow(1).minHeight(5) }
        #expect(try layOut(high, in: SizeRange(width: 100)).diagnostics.isEmpty)
        let stiff = StackLayoutSpec(.vertical) { bar.flexBasis(0) }
        #expect(try layOut(stiff, in: SizeRange(width: 100)).diagnostics.isEmpty)
        let flat = bar.height(0).flexGrow(1).layoutPosition(x: 1, y: 1)
        let collapsed = try layOut(StackLayoutSpec(.vertical) { flat }, in: SizeRange(width: 100))
        #expect(
            collapsed.diagnostics == [
                LayoutDiagnostic(
                    .unusedStyle(parent: "StackLayoutSpec", properties: .layoutPosition),
                    of: "Box"
                )
            ]
        )
        // The overlap makes the children shorter than zero, which leaves something to grow into.
        let overlapping = StackLayoutSpec(.vertical, spacing: -10) {
            Box("before", 10, 4)
            bar.flexBasis(0).flexGrow(1)
        }
        let grown = try layOut(overlapping, in: SizeRange(width: 100))
        #expect(grown["bar"]?.size.height == 6)
        #expect(grown.diagnostics.isEmpty)
        let spaced = StackLayoutSpec(.vertical) { SpacerLayoutSpec().flexBasis(0).flexGrow(1) }
        #expect(try layOut(spaced, in: SizeRange(width: 100)).diagnostics.isEmpty)
    }

    @Test("Nothing is reported in a stack that gets its length only by flexing or stretching")
    func found() throws {
        let inner = StackLayoutSpec(.vertical) { bar.flexBasis(0).flexGrow(1) }
        let outer = StackLayoutSpec(.vertical) { inner.flexGrow(1) }
        let flexed = try layOut(outer, in: SizeRange(exactly: size(100, 60)))
        #expect(flexed["bar"]?.size == size(100, 60))
        #expect(flexed.diagnostics.isEmpty)
        let row = StackLayoutSpec {
            Box("high", 10, 40)
            inner
        }
        let stretched = try layOut(row, in: SizeRange(width: 100))
        #expect(stretched["bar"]?.size.height == 40)
        #expect(stretched.diagnostics.isEmpty)
    }
}
