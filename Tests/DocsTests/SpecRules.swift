import Testing
import Weft

@Suite("The rules of Specs.md")
struct SpecRules {
    private static let hundred = SizeRange(exactly: LayoutSize(width: 100, height: 100))

    @Test("A minimum overrides a maximum, and a maximum or the parent's range overrides a length")
    func precedence() throws {
        let boxes = [box(10, 10), box(10, 10), box(10, 10)]
        let spec = WrapperLayoutSpec {
            boxes[0].minWidth(50).maxWidth(30)
            boxes[1].width(80).maxWidth(60)
            boxes[2].width(180)
        }
        let commit = try layOut(spec, in: SizeRange(max: LayoutSize(width: 90, height: 90)))
        #expect(boxes.map { commit.frame(of: $0)?.size.width } == [50, 60, 90])
    }

    @Test("Children grow by whole points on a pixel grid, and exactly without one")
    func growth() throws {
        for scale in [1.0, 2, nil] {
            let boxes = [box(0, 10), box(0, 10), box(0, 10)]
            let stack = StackLayoutSpec { for box in boxes { box.flexGrow(1) } }
            let commit = try DisplayNode(Frame(body: stack)).layout(
                in: SizeRange(width: 100),
                environment: LayoutEnvironment(displayScale: scale)
            )
            let widths = boxes.map { commit.frame(of: $0)?.size.width ?? 0 }
            if scale == nil {
                #expect(widths.allSatisfy { abs($0 - 100.0 / 3) < 1e-9 })
            } else {
                #expect(widths == [34, 33, 33])
            }
        }
    }

    @Test("No child grows if all shares are below one point")
    func smallGrowth() throws {
        let boxes = [box(33, 10), box(33, 10), box(33, 10)]
        let stack = StackLayoutSpec { for box in boxes { box.flexGrow(1) } }
        let commit = try layOut(stack, in: SizeRange(width: 100))
        #expect(boxes.map { commit.frame(of: $0)?.size.width } == [33, 33, 33])
    }

    @Test("What is left after growth in whole points goes to a child even beyond its maximum")
    func restOfGrowth() throws {
        let boxes = [box(0, 10), box(0, 10), box(0, 10)]
        let stack = StackLayoutSpec {
            boxes[0].flexGrow(1).maxWidth(33.5)
            boxes[1].flexGrow(1)
            boxes[2].flexGrow(1)
        }
        let commit = try layOut(stack, in: SizeRange(width: 100))
        #expect(boxes.map { commit.frame(of: $0)?.size.width } == [34, 33, 33])
    }

    @Test("A row that was shrunk on a pixel grid may be longer than its stack")
    func shrunkRow() throws {
        let boxes = (0..<10).map { _ in box(50, 10) }
        let stack = StackLayoutSpec { for box in boxes { box.flexShrink(1) } }
        let commit = try layOut(stack, in: SizeRange(width: 333))
        #expect(commit.size.width == 333)
        #expect(boxes.allSatisfy { commit.frame(of: $0)?.size.width == 34 })
        #expect(boxes.last.flatMap { commit.frame(of: $0)?.maxX } == 340)
    }

    @Test(
        "Three thirds may not fit on a line of a pixel grid, but children that grow to a third do"
    )
    func thirds() throws {
        let boxes = [box(0, 10), box(0, 10), box(0, 10)]
        let range = SizeRange(width: 320)
        let stated = StackLayoutSpec(flexWrap: .wrap) {
            for box in boxes { box.width(.fraction(1.0 / 3)) }
        }
        let broken = try layOut(stated, in: range)
        #expect(boxes.map { broken.frame(of: $0)?.size.width } == [107, 107, 107])
        #expect(boxes.map { broken.frame(of: $0)?.minY } == [0, 0, 10])
        let others = [box(0, 10), box(0, 10), box(0, 10)]
        let growing = StackLayoutSpec(flexWrap: .wrap) {
            for box in others { box.flexBasis(.fraction(0.3)).flexGrow(1) }
        }
        let whole = try layOut(growing, in: range)
        #expect(others.map { whole.frame(of: $0)?.size.width } == [108, 106, 106])
        #expect(others.map { whole.frame(of: $0)?.minY } == [0, 0, 0])
    }

    @Test("A ratio spec rounds down the length that it derives")
    func ratioPartner() throws {
        let leaf = DisplayNode(BoxContent())
        let range = SizeRange(max: LayoutSize(width: 100, height: 100))
        let commit = try layOut(leaf.ratio(1.0 / 3), in: range)
        #expect(commit.size == LayoutSize(width: 100, height: 33))
    }

    @Test("Space that a maximum refuses goes to the other children")
    func refusedSpace() throws {
        let boxes = [box(0, 10), box(0, 10)]
        let stack = StackLayoutSpec {
            boxes[0].flexGrow(1).maxWidth(20)
            boxes[1].flexGrow(1)
        }
        let commit = try layOut(stack, in: SizeRange(width: 100))
        #expect(boxes.map { commit.frame(of: $0)?.size.width } == [20, 80])
    }

    @Test("A baseline alignment in a vertical stack acts as start")
    func baselineInAColumn() throws {
        let node = box(10, 10)
        let stack = StackLayoutSpec(.vertical, alignItems: .baselineLast) { node.descender(-4) }
        let commit = try layOut(stack, in: Self.hundred)
        #expect(commit.frame(of: node)?.origin == .zero)
    }

    @Test("Baselines pass through specs, shifted by the place of the child")
    func baselinesPassThrough() throws {
        let (plain, inset) = (box(10, 10), box(10, 10))
        let stack = StackLayoutSpec(alignItems: .baselineFirst) {
            plain.ascender(8)
            inset.ascender(8).inset(5)
        }
        let commit = try layOut(stack, in: .unbounded)
        #expect(commit.frame(of: plain)?.minY == 5)
        #expect(commit.frame(of: inset)?.minY == 5)
    }

    @Test("A child without a baseline is aligned by its top or its bottom")
    func missingBaseline() throws {
        for (alignment, minY) in [(StackAlignItems.baselineFirst, 8.0), (.baselineLast, 0)] {
            let (text, plain) = (box(10, 10), box(10, 6))
            let stack = StackLayoutSpec(alignItems: alignment) {
                text.ascender(8).descender(-4)
                plain
            }
            let commit = try layOut(stack, in: .unbounded)
            #expect(commit.frame(of: plain)?.minY == minY)
        }
    }

    @Test("An infinite inset in an infinite range takes the child's size, with a diagnostic")
    func infiniteInset() throws {
        let spec = box(10, 10).inset(LayoutInsets(top: .infinity, bottom: 5))
        let commit = try layOut(spec, in: .unbounded)
        #expect(commit.size == LayoutSize(width: 10, height: 15))
        #expect(
            commit.diagnostics == [
                LayoutDiagnostic(
                    .unboundedRange,
                    of: "InsetLayoutSpec",
                    path: commit.path(of: commit.root) ?? ""
                )
            ]
        )
    }

    @Test("A background is as large as its child, and its fractions refer to the child's size")
    func background() throws {
        let half = box(1, 1)
        let spec = box(40, 20).background(
            half.width(.fraction(0.5)).height(.fraction(0.5))
                .relative(horizontal: .end, vertical: .end)
        )
        let range = SizeRange(max: LayoutSize(width: 100, height: 100))
        let commit = try layOut(spec, in: range)
        #expect(commit.frame(of: half) == LayoutRect(x: 20, y: 10, width: 20, height: 10))
        #expect(commit.subnodes(of: commit.root).first == half.anyNode)
    }

    @Test("A position beyond an absolute spec leaves no width for a child")
    func positionBeyond() throws {
        let node = box(10, 10)
        let spec = AbsoluteLayoutSpec {
            node.preferredSize(width: 30, height: 30).layoutPosition(x: 120, y: 0)
        }
        let commit = try layOut(spec, in: Self.hundred)
        #expect(commit.frame(of: node) == LayoutRect(x: 120, y: 0, width: 0, height: 30))
    }

    @Test("An invalid length in a style is ignored; an invalid size of an element becomes 0×0")
    func oddNumbers() throws {
        let (styled, odd) = (box(10, 10, name: "styled"), box(.nan, 10, name: "odd"))
        let commit = try layOut(
            WrapperLayoutSpec {
                styled.width(-5)
                odd
            },
            in: .unbounded
        )
        #expect(commit.frame(of: styled)?.size == LayoutSize(width: 10, height: 10))
        #expect(commit.frame(of: odd)?.size == .zero)
        #expect(commit.diagnostics.count == 2)
    }

    @Test("Reading from right to left mirrors rows and relative specs, but not columns")
    func rightToLeft() throws {
        let nodes = [box(10, 10), box(10, 10), box(10, 10)]
        let spec = WrapperLayoutSpec {
            StackLayoutSpec { nodes[0] }
            nodes[1].relative(horizontal: .start, vertical: .start)
            StackLayoutSpec(.vertical, alignItems: .start) { nodes[2] }
        }
        let commit = try DisplayNode(Frame(body: spec)).layout(
            in: Self.hundred,
            environment: LayoutEnvironment(readingDirection: .rightToLeft)
        )
        #expect(nodes.map { commit.frame(of: $0)?.minX } == [90, 90, 0])
    }

    @Test("The defaults of a stack and of its children are those in the page's tables")
    func tables() throws {
        func code(_ choice: some RawRepresentable<String>) -> String { "`.\(choice.rawValue)`" }
        let stack = StackLayoutSpec(children: [])
        let style = LayoutElementStyle()
        let codes = [
            "direction": code(stack.direction),
            "justifyContent": code(stack.justifyContent),
            "alignItems": code(stack.alignItems),
            "flexWrap": code(stack.flexWrap),
            "alignContent": code(stack.alignContent),
            "horizontalAlignment": code(stack.horizontalAlignment),
            "verticalAlignment": code(stack.verticalAlignment),
            "flexBasis": "`.\(style.flexBasis)`",
            "alignSelf": code(style.alignSelf),
        ]
        let numbers = [
            "spacing": stack.spacing,
            "lineSpacing": stack.lineSpacing,
            "flexGrow": style.flexGrow,
            "flexShrink": style.flexShrink,
            "spacingBefore": style.spacingBefore,
            "spacingAfter": style.spacingAfter,
        ]
        let defaults = try DocumentPage("Specs").defaults
        #expect(defaults.filter { $0.value.hasPrefix("`") } == codes)
        #expect(defaults.compactMapValues(Double.init) == numbers)
    }

    @Test("The defaults that the page tells in its text are the defaults")
    func defaults() {
        #expect(LayoutElementStyle().layoutPosition == .zero)
        let center = CenterLayoutSpec { SpacerLayoutSpec() }
        #expect(center.centeringOptions == .xy)
        #expect(center.sizingOptions == .default)
        #expect(AbsoluteLayoutSpec(children: []).sizing == .default)
        let spacer = SpacerLayoutSpec()
        let corner = CornerLayoutSpec(child: spacer, corner: spacer, location: .topLeft)
        #expect(corner.offset == .zero)
        #expect(!corner.wrapsCorner)
        #expect(LayoutEnvironment().displayScale == 1)
    }
}
