import Testing
import WeftLayout

@Suite("Overlay, background and corner specs")
struct LayeredSpecTests {
    private let box = Box("child", 30, 20, firstBaseline: 9, lastBaselineOffset: -4)
    private let other = Box("other", 10, 6, firstBaseline: 1, lastBaselineOffset: 0)

    @Test("An overlay is as large as the child, and lies in front of it")
    func overlay() throws {
        let layout = try layOut(box.overlay(other))
        #expect(layout.size == size(30, 20))
        #expect(layout["other"] == rect(0, 0, 30, 20))
        #expect(layout.order == ["child", "other"])
    }

    @Test("A background is as large as the child, and lies behind it")
    func background() throws {
        let layout = try layOut(box.background(other))
        #expect(layout.size == size(30, 20))
        #expect(layout["other"] == rect(0, 0, 30, 20))
        #expect(layout.order == ["other", "child"])
    }

    @Test("Both elements may come from builders, which may have conditions")
    func builders() throws {
        let isMarked = true
        let overlay = OverlayLayoutSpec {
            box
        } overlay: {
            if isMarked { other } else { SpacerLayoutSpec() }
        }
        #expect(try layOut(overlay).order == ["child", "other"])
        let background = BackgroundLayoutSpec {
            box
        } background: {
            other
        }
        #expect(try layOut(background).order == ["other", "child"])
        let corner = CornerLayoutSpec(location: .bottomRight, wrapsCorner: true) {
            box
        } corner: {
            other
        }
        #expect(try layOut(corner).size == size(35, 23))
        let modified = box.corner(at: .bottomRight, wrapsCorner: true) { other }
        #expect(try layOut(modified).size == size(35, 23))
    }

    @Test("Fractions in an overlay or a background refer to the child's size")
    func parentSize() throws {
        let inner = StackLayoutSpec(.horizontal) { other.width(.fraction(0.5)) }
        #expect(try layOut(box.overlay(inner))["other"]?.size.width == 15)
        #expect(try layOut(box.background(inner))["other"]?.size.width == 15)
    }

    @Test("The baselines are the child's, not those of the element before or behind it")
    func baselines() throws {
        for spec in [
            box.overlay(other), box.background(other), box.corner(other, at: .topLeft),
        ] as [any LayoutElement] {
            let layout = try layOut(spec)
            #expect(layout.firstBaseline == 9)
            #expect(layout.lastBaseline == 16)
        }
        let wrapped = try layOut(box.corner(other, at: .topLeft, wrapsCorner: true))
        #expect(wrapped.firstBaseline == 12)
        #expect(wrapped.lastBaseline == 19)
    }

    @Test("Layered specs honour a size of their own")
    func ownStyle() throws {
        #expect(try layOut(box.overlay(other).width(50))["other"] == rect(0, 0, 50, 20))
        #expect(try layOut(box.background(other).minHeight(40))["other"] == rect(0, 0, 30, 40))
        #expect(try layOut(box.corner(other, at: .topLeft).width(50))["child"]?.size.width == 50)
    }

    @Test(
        "A corner element is centred on the corner, and sticks out of the spec",
        arguments: [
            (.topLeft, rect(-5, -3, 10, 6)),
            (.topRight, rect(25, -3, 10, 6)),
            (.bottomLeft, rect(-5, 17, 10, 6)),
            (.bottomRight, rect(25, 17, 10, 6)),
        ] as [(CornerLayoutSpec.Location, LayoutRect)]
    )
    func corner(location: CornerLayoutSpec.Location, frame: LayoutRect) throws {
        let layout = try layOut(box.corner(other, at: location))
        #expect(layout.size == size(30, 20))
        #expect(layout["child"] == rect(0, 0, 30, 20))
        #expect(layout["other"] == frame)
        #expect(layout.order == ["child", "other"])
    }

    @Test("A corner is physical: reading from right to left does not move it")
    func cornerFromRightToLeft() throws {
        let environment = LayoutEnvironment(displayScale: nil, readingDirection: .rightToLeft)
        let spec = box.corner(other, at: .topRight)
        #expect(try layOut(spec, environment: environment)["other"]?.minX == 25)
    }

    @Test("An offset moves the corner element, and wrapping makes room for it")
    func cornerWrapping() throws {
        let offset = LayoutPoint(x: -3, y: 3)
        let plain = try layOut(box.corner(other, at: .topRight, offset: offset))
        #expect(plain["other"] == rect(22, 0, 10, 6))
        let wrapped = try layOut(
            box.corner(other, at: .topLeft, offset: offset, wrapsCorner: true)
        )
        #expect(wrapped["other"] == rect(0, 0, 10, 6))
        #expect(wrapped["child"] == rect(8, 0, 30, 20))
        #expect(wrapped.size == size(38, 20))
    }

    @Test("Wrapping makes only as much room as the range allows, without a diagnostic")
    func cornerWrappingWithinRange() throws {
        let range = SizeRange(max: size(32, 21))
        let layout = try layOut(
            box.corner(other, at: .bottomRight, wrapsCorner: true),
            in: range
        )
        #expect(layout.size == range.max)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("The corner element is bounded by the range's maximum, but not by its minimum")
    func cornerRange() throws {
        let exact = SizeRange(exactly: LayoutSize(width: 60, height: 60))
        let layout = try layOut(box.corner(other, at: .bottomRight), in: exact)
        #expect(layout["child"]?.size == size(60, 60))
        #expect(layout["other"] == rect(55, 57, 10, 6))
        let long = try layOut(box.corner(Box("long", 100, 6), at: .topLeft), in: exact)
        #expect(long["long"] == rect(-30, -3, 60, 6))
    }

    @Test("An offset that is NaN counts as zero, with a diagnostic")
    func cornerInvalidOffset() throws {
        for (offset, frame, property) in [
            (LayoutPoint(x: .nan, y: 2), rect(-5, -1, 10, 6), "offset.x"),
            (LayoutPoint(x: 2, y: .nan), rect(-3, -3, 10, 6), "offset.y"),
        ] {
            let layout = try layOut(box.corner(other, at: .topLeft, offset: offset))
            #expect(layout["other"] == frame)
            #expect(
                layout.diagnostics == [
                    LayoutDiagnostic(
                        .invalidValue(property: property, value: "nan"),
                        of: "CornerLayoutSpec"
                    )
                ]
            )
        }
    }
}
