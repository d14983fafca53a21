import Testing
import WeftLayout

@Suite("Inset specs")
struct InsetLayoutSpecTests {
    private let box = Box("a", 30, 20)
    private let exact = SizeRange(exactly: LayoutSize(width: 100, height: 80))

    @Test("Finite insets surround the child")
    func finite() throws {
        let layout = try layOut(box.inset(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(layout["a"] == rect(2, 1, 30, 20))
        #expect(layout.size == size(36, 24))
    }

    @Test("The child's range is that of the spec without the insets, and never negative")
    func childRange() throws {
        let inset = box.inset(LayoutInsets(horizontal: 10, vertical: 5))
        #expect(try layOut(inset, in: exact)["a"] == rect(10, 5, 80, 70))
        let narrow = SizeRange(exactly: LayoutSize(width: 15, height: 5))
        let layout = try layOut(inset, in: narrow)
        #expect(layout["a"] == rect(10, 5, 0, 0))
        #expect(layout.size == narrow.max)
    }

    @Test("Negative insets make the child larger than the spec")
    func negative() throws {
        let layout = try layOut(box.inset(-5), in: exact)
        #expect(layout["a"] == rect(-5, -5, 110, 90))
        #expect(layout.size == exact.max)
    }

    @Test("Opposite an infinite inset, the child is at least as long as a negative inset")
    func negativeBesideInfinite() throws {
        let insets = LayoutInsets(left: -10, right: .infinity)
        let layout = try layOut(Box("a", 4, 20).inset(insets), in: SizeRange(max: size(100, 100)))
        #expect(layout["a"] == rect(-10, 0, 10, 20))
    }

    @Test(
        "Without a maximum, one infinite inset pushes the child within the minimum, two centre it"
    )
    func minimumAlone() throws {
        let range = SizeRange(min: size(0, 100), max: size(200, .infinity))
        let pushed = try layOut(box.inset(LayoutInsets(top: .infinity)), in: range)
        #expect(pushed["a"] == rect(0, 80, 30, 20))
        #expect(pushed.size == size(30, 100))
        let centred = LayoutInsets(top: .infinity, bottom: .infinity)
        #expect(try layOut(box.inset(centred), in: range)["a"] == rect(0, 40, 30, 20))
    }

    @Test(
        "One infinite inset pushes the child away, and two centre it",
        arguments: [
            (LayoutInsets(top: .infinity, left: 3), rect(3, 60, 97, 20)),
            (LayoutInsets(top: .infinity, left: 3, bottom: 7), rect(3, 53, 97, 20)),
            (LayoutInsets(left: .infinity, bottom: .infinity), rect(70, 0, 30, 20)),
            (LayoutInsets(.infinity), rect(35, 30, 30, 20)),
        ]
    )
    func infinite(insets: LayoutInsets, frame: LayoutRect) throws {
        let layout = try layOut(box.inset(insets), in: exact)
        #expect(layout["a"] == frame)
        #expect(layout.size == exact.max)
    }

    @Test("On a pixel grid, a child that two infinite insets centre lies on a whole pixel")
    func centeredOnGrid() throws {
        let layout = try layOut(
            box.inset(LayoutInsets(left: .infinity, right: .infinity)),
            in: SizeRange(width: 101),
            environment: LayoutEnvironment(displayScale: 1)
        )
        #expect(layout["a"] == rect(35, 0, 30, 20))
    }

    @Test("An infinite inset in an infinite range counts as zero, with a diagnostic")
    func infiniteInInfinite() throws {
        let insets = LayoutInsets(top: .infinity, left: .infinity, bottom: 4, right: .infinity)
        let layout = try layOut(box.inset(insets))
        #expect(layout.size == size(30, 24))
        #expect(layout["a"] == rect(0, 0, 30, 20))
        #expect(layout.diagnostics == [LayoutDiagnostic(.unboundedRange, of: "InsetLayoutSpec")])
        for insets in [LayoutInsets(left: .infinity), LayoutInsets(bottom: .infinity)] {
            #expect(try layOut(box.inset(insets)).diagnostics == layout.diagnostics)
        }
    }

    @Test("Insets that are NaN or negatively infinite count as zero, with a diagnostic")
    func invalid() throws {
        let layout = try layOut(box.inset(LayoutInsets(top: .nan, left: -.infinity)))
        #expect(layout["a"] == rect(0, 0, 30, 20))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(
                    .invalidValue(property: "insets.left", value: "-∞"),
                    of: "InsetLayoutSpec"
                ),
                LayoutDiagnostic(
                    .invalidValue(property: "insets.top", value: "nan"),
                    of: "InsetLayoutSpec"
                ),
            ]
        )
    }

    @Test("A diagnostic names the inset that it is about")
    func invalidSides() throws {
        let layout = try layOut(box.inset(LayoutInsets(bottom: -.infinity, right: .nan)))
        let kinds = layout.diagnostics.map(\.kind)
        #expect(
            kinds == [
                .invalidValue(property: "insets.right", value: "nan"),
                .invalidValue(property: "insets.bottom", value: "-∞"),
            ]
        )
    }

    @Test("A defined parent size loses the insets, and an undefined one stays undefined")
    func parentSize() throws {
        let half = box.width(.fraction(0.5)).inset(10)
        #expect(try layOut(half, parentSize: .undefined)["a"]?.size.width == 30)
        let loose = SizeRange(max: LayoutSize(width: 200, height: 200))
        #expect(try layOut(half, in: loose, parentSize: size(100, 100))["a"]?.size.width == 40)
        let high = box.height(.fraction(0.5)).inset(LayoutInsets(top: 10, bottom: 30))
        #expect(try layOut(high, in: loose, parentSize: size(100, 100))["a"]?.size.height == 30)
    }

    @Test("The spec honours a size of its own")
    func ownStyle() throws {
        let layout = try layOut(box.inset(10).width(70).minHeight(90))
        #expect(layout.size == size(70, 90))
        #expect(layout["a"] == rect(10, 10, 50, 70))
    }

    @Test("Baselines move with the child")
    func baselines() throws {
        let text = Box("a", 30, 20, firstBaseline: 8, lastBaselineOffset: -3)
        let layout = try layOut(text.inset(10))
        #expect(layout.firstBaseline == 18)
        #expect(layout.lastBaseline == 27)
    }
}
