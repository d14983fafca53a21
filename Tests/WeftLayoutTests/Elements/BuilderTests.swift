import Testing
import WeftLayout

@Suite("Builders")
struct BuilderTests {
    private enum Shape: CaseIterable {
        case box, inset, stack
    }

    @LayoutSpecBuilder
    private func element(for shape: Shape, note: String?) -> some LayoutElement {
        if let note {
            Box(note, 1, 1)
        } else {
            switch shape {
            case .box: Box("box", 10, 10)
            case .inset: Box("inset", 10, 10).inset(1)
            case .stack: StackLayoutSpec(.vertical) { Box("stack", 10, 10) }
            }
        }
    }

    @Test("Every branch may build a spec of a different type")
    func branches() throws {
        for shape in Shape.allCases {
            let layout = try layOut(element(for: shape, note: nil))
            #expect(layout.order == ["\(shape)"])
        }
        #expect(try layOut(element(for: .box, note: "note")).order == ["note"])
    }

    @Test("A modifier outside a builder applies to the branch that was built")
    func styledBranch() throws {
        let styled = element(for: .inset, note: nil).width(40)
        #expect(try layOut(styled)["inset"] == rect(1, 1, 38, 10))
    }

    @Test("Children may be elements, optionals, arrays, conditions and loops")
    func children() throws {
        let missing: Box? = nil
        let erased: [any LayoutElement] = [Box("d", 1, 1), Box("e", 1, 1).inset(1)]
        let isShown = true
        let stack = StackLayoutSpec(.horizontal) {
            Box("a", 1, 1)
            missing
            if isShown { Box("b", 1, 1) }
            if !isShown { Box("never", 1, 1) } else { Box("c", 1, 1) }
            erased
            for index in 0..<2 { Box("f\(index)", 1, 1) }
            ["g", "h"].map { Box($0, 1, 1) }
            isShown ? [Box("i", 1, 1)] : nil
            isShown ? nil : [Box("never", 1, 1)]
        }
        let order = try layOut(stack).order
        #expect(order == ["a", "b", "c", "d", "e", "f0", "f1", "g", "h", "i"])
    }

    @Test("A block may be empty, hold one element of any type, or depend on an availability check")
    func blocks() throws {
        let nothing = StackLayoutSpec(.horizontal) {}
        #expect(try layOut(nothing).order.isEmpty)
        let element: any LayoutElement = Box("a", 1, 1)
        let isShown = false
        let stack = StackLayoutSpec(.horizontal) {
            element
            if isShown {
            } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
                Box("b", 1, 1)
            }
            for row in 0..<2 {
                for column in 0..<2 where row != column { Box("\(row)\(column)", 1, 1) }
            }
        }
        #expect(try layOut(stack).order == ["a", "b", "01", "10"])
        #expect(try layOut(StackLayoutSpec(.horizontal) { element }).order == ["a"])
    }

    @Test("The only element of a spec may be of any type, and keeps its type if that is known")
    func oneElement() throws {
        let box = Box("a", 30, 20)
        func helper() -> any LayoutElement { box }
        func either(_ isWrapped: Bool) -> InsetLayoutSpec {
            InsetLayoutSpec(insets: LayoutInsets(5)) {
                if isWrapped { helper() } else { box }
            }
        }
        #expect(try layOut(InsetLayoutSpec(insets: LayoutInsets(5)) { helper() }).order == ["a"])
        #expect(try layOut(either(true))["a"] == rect(5, 5, 30, 20))
        #expect(try layOut(either(false))["a"] == rect(5, 5, 30, 20))
        @LayoutSpecBuilder func known() -> Box { box }
        @LayoutSpecBuilder func unknown() -> some LayoutElement { helper() }
        @LayoutSpecBuilder func second(_ isKnown: Bool) -> some LayoutElement {
            if isKnown { box } else { helper() }
        }
        #expect(try layOut(second(false)).order == ["a"])
        #expect(known().name == "a")
        #expect(unknown() is AnyLayoutElement)
    }

    @Test("A custom spec of twenty lines measures and places its children and returns its size")
    func customSpec() throws {
        let spec = DiagonalLayoutSpec(children: [Box("a", 10, 20), Box("b", 5, 5)])
        let layout = try layOut(spec)
        #expect(layout.size == size(15, 25))
        #expect(layout["b"] == rect(10, 20, 5, 5))
        #expect(try layOut(spec.maxWidth(12)).size == size(12, 25))
    }

    @Test("Specs that are nested too deeply cause an error, not a crash")
    func depth() {
        var element: any LayoutElement = Box("a", 1, 1)
        for _ in 0...LayoutContext.maximumSpecDepth { element = element.inset(0) }
        #expect(throws: LayoutInterruption.self) { try layOut(element) }
    }
}

private struct DiagonalLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var children: [any LayoutElement]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var corner = LayoutPoint.zero
        for child in try context.measure(children, in: SizeRange(max: constrainedSize.max)) {
            context.place(child, at: corner)
            corner.x += child.size.width
            corner.y += child.size.height
        }
        return LayoutSize(width: corner.x, height: corner.y).clamped(to: constrainedSize)
    }
}
