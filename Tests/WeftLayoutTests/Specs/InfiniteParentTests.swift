import Testing

@testable import WeftLayout

@Suite("A parent that is infinite in one direction")
struct InfiniteParentTests {
    @Test("A fraction of the infinite length is undefined, but a fraction of the other is not")
    func fractions() throws {
        let box = Box("a", 7, 7).styled {
            $0.width = .fraction(0.5)
            $0.height = .fraction(0.5)
        }
        let wide = try layOut(box, parentSize: size(.infinity, 100))
        #expect(wide.size == size(7, 50))
        #expect(wide.diagnostics == [LayoutDiagnostic(.undefinedFraction(.width), of: "Box")])
        let high = try layOut(box, parentSize: size(100, .infinity))
        #expect(high.size == size(50, 7))
        #expect(high.diagnostics == [LayoutDiagnostic(.undefinedFraction(.height), of: "Box")])
    }

    @Test("A fraction of zero of an infinite length is undefined, too")
    func nothing() throws {
        let box = Box("a", 20, 10)
        for (child, property) in [
            (box.width(.fraction(0)), LayoutElementStyle.Properties.width),
            (box.maxWidth(.fraction(0)), .maxWidth), (box.minHeight(.fraction(0)), .minHeight),
        ] {
            let layout = try layOut(WrapperLayoutSpec(child))
            #expect(layout["a"] == rect(0, 0, 20, 10))
            #expect(
                layout.diagnostics == [LayoutDiagnostic(.undefinedFraction(property), of: "Box")]
            )
        }
    }

    @Test("A fraction of an infinite wrapper makes a child as long as its maximum allows")
    func wrapper() throws {
        let box = Box("a", 20, 10).width(.fraction(0.75)).maxWidth(60)
        let layout = try layOut(WrapperLayoutSpec(box), in: SizeRange(max: size(.infinity, 100)))
        #expect(layout["a"] == rect(0, 0, 60, 10))
    }

    @Test("What is measured without a parent size has none where its range is infinite")
    func noParentSize() throws {
        let box = Box("a", 20, 10).width(.fraction(0.75)).maxWidth(60)
        let other = Box("b", 5, 5)
        for element in [box, box.corner(other, at: .topLeft), other.corner(box, at: .topLeft)]
            as [any LayoutElement]
        {
            let layout = try layOut(element)
            #expect(layout["a"]?.size == size(20, 10))
            #expect(layout.diagnostics == [LayoutDiagnostic(.undefinedFraction(.width), of: "Box")])
        }
    }

    private static let elements: [any LayoutElement] = [
        Box("a", 7, 7).centered().inset(10),
        Box("a", 7, 7).inset(LayoutInsets(left: .infinity, right: 3)).inset(5),
        Box("a", 7, 7).ratio(1).inset(5),
        AbsoluteLayoutSpec { Box("a", 7, 7).centered().layoutPosition(x: 3, y: 10) },
        AbsoluteLayoutSpec { Box("a", 7, 7).ratio(2).layoutPosition(x: 3, y: 10) },
    ]

    @Test(
        "A maximum that counts as infinite gives the same layout as one that is infinite",
        arguments: elements.indices,
        [1e7, 1e20, .greatestFiniteMagnitude]
    )
    func huge(index: Int, length: Double) throws {
        let element = Self.elements[index]
        for (width, height) in [(320, length), (length, length), (length, 320)] {
            let layout = try layOut(element, in: SizeRange(max: size(width, height)))
            let infinite = SizeRange(max: size(width, height).infiniteWhereUnbounded)
            let expected = try layOut(element, in: infinite)
            #expect(layout.size == expected.size)
            #expect(layout["a"] == expected["a"])
            #expect(layout.diagnostics.count == expected.diagnostics.count)
        }
    }
}
