import Testing
import Weft

@Suite("Answers that decide less than they seem to")
struct LimitsOfReuseTests {
    /// A content that ignores its range.
    private struct Plain: FixedSpecContent {
        let spec: @Sendable () -> any LayoutElement

        var layoutSpec: AnyLayoutElement { AnyLayoutElement(spec()) }
    }

    /// How a tree's layout in a range differs from the cold one.
    private func differences(
        _ tree: DisplayTree,
        _ root: some NodeReference,
        in range: SizeRange,
        _ environment: LayoutEnvironment = LayoutEnvironment()
    ) async throws -> [String] {
        try differencesFromCold(
            await tree.layout(in: range),
            of: root,
            in: environment,
            comparesRanges: false
        )
    }

    /// How the second of two layouts differs from the cold one.
    private func differences(
        of spec: @escaping @Sendable () -> any LayoutElement,
        scale: Double? = 1,
        in first: SizeRange,
        then second: SizeRange
    ) async throws -> [String] {
        let root = DisplayNode(Plain(spec: spec))
        let environment = LayoutEnvironment(displayScale: scale)
        let tree = DisplayTree(root: root, environment: environment)
        _ = try await tree.layout(in: first)
        return try await differences(tree, root, in: second, environment)
    }

    private func upTo(_ width: Double, _ height: Double) -> SizeRange {
        SizeRange(max: LayoutSize(width: width, height: height))
    }

    /// A box at the start or in the middle, with the same size.
    private struct Mover: FixedSpecContent {
        var isCentered = false
        let leaf = box(40, 20)

        var layoutSpec: AnyLayoutElement {
            isCentered
                ? AnyLayoutElement(leaf.centered())
                : AnyLayoutElement(StackLayoutSpec(alignItems: .start, children: [leaf]))
        }
    }

    @Test("It is noticed that a subnode gives the same answer, but now decides less")
    func lessThanBefore() async throws {
        let child = DisplayNode(Mover())
        let root = DisplayNode(Plain { child })
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[child].isCentered = true }
        _ = try await tree.layout(in: .unbounded)
        #expect(try await differences(tree, root, in: upTo(100, .infinity)) == [])
    }

    /// A leaf of a fixed width, or as wide as half of its range.
    private struct Moody: LeafContent {
        var isFixed = false

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let width = isFixed ? 50 : constrainedSize.max.width / 2
            return LeafMeasurement(
                size: LayoutSize(width: width, height: 20),
                holdsWhereItFits: isFixed
            )
        }
    }

    @Test("The statement of an outdated entry does not count")
    func outOfDate() async throws {
        let leaf = DisplayNode(Moody())
        let inner = DisplayNode(Plain { leaf })
        let other = box(1, 1)
        let root = DisplayNode(
            Plain {
                StackLayoutSpec(
                    .vertical,
                    alignItems: .start,
                    children: [inner.anyNode, other.anyNode]
                )
            }
        )
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: upTo(100, .infinity))
        try tree.update { $0[leaf].isFixed = true }
        _ = try await tree.layout(in: upTo(200, .infinity))
        try tree.update {
            $0[leaf].isFixed = false
            $0[other].size = LayoutSize(width: 2, height: 2)
        }
        _ = try await tree.layout(in: upTo(100, .infinity))
        #expect(try await differences(tree, root, in: upTo(60, .infinity)) == [])
    }

    /// A spec that is a row or a column, depending on its range.
    private struct RowOrColumn: LayoutSpec {
        var style = LayoutElementStyle()
        var children: [AnyDisplayNode]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let direction = constrainedSize.max.width < 90 ? StackDirection.vertical : .horizontal
            return try StackLayoutSpec(direction, alignItems: .start, children: children)
                .layout(thatFits: constrainedSize, parentSize: parentSize, context: &context)
        }
    }

    @Test("A spec that delegates its layout to another spec is not taken for that spec")
    func delegatingSpec() async throws {
        let boxes = [box(40, 20).anyNode, box(30, 10).anyNode]
        let found = try await differences(
            of: { RowOrColumn(children: boxes) },
            in: upTo(100, 100),
            then: upTo(80, 100)
        )
        #expect(found == [])
    }

    /// An element that passes on one of two others, depending on its range.
    private struct Choice: StylelessElement {
        var wide: AnyDisplayNode
        var narrow: AnyDisplayNode

        func measure(
            in constrainedSize: SizeRange,
            parentSize: LayoutSize,
            style: LayoutElementStyle,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> MeasuredElement {
            let child = constrainedSize.max.width < 90 ? narrow : wide
            return try context.measure(child, in: constrainedSize)
        }
    }

    @Test("An element that passes on another one is not taken for that element")
    func choosingElement() async throws {
        let (wide, narrow) = (box(40, 20).anyNode, box(30, 10).anyNode)
        let found = try await differences(
            of: { Choice(wide: wide, narrow: narrow) },
            in: upTo(100, 100),
            then: upTo(80, 100)
        )
        #expect(found == [])
    }

    /// An element that passes on another one, measured in half of the width.
    private struct Half<Element: LayoutElement>: StylelessElement {
        var element: Element

        func measure(
            in constrainedSize: SizeRange,
            parentSize: LayoutSize,
            style: LayoutElementStyle,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> MeasuredElement {
            var half = constrainedSize
            half.max.width /= 2
            return try element.measure(
                in: half,
                parentSize: parentSize,
                style: element.style(in: &context),
                context: &context
            )
        }
    }

    @Test("An element that changes the range is asked in each range, wherever it stands")
    func elementOfItsOwnRange() async throws {
        typealias HalfBox = Half<DisplayNode<BoxContent>>
        let places: [@Sendable (HalfBox) -> any LayoutElement] = [
            { $0 },
            { AnyLayoutElement($0) },
            { ConditionalElement<HalfBox, AnyLayoutElement>.first($0) },
            { half in EnvironmentReader { _ in half } },
            { half in StackLayoutSpec(.vertical, alignItems: .start) { half } },
            { $0.inset(0) },
            { $0.wrapped() },
            { $0.overlay(SpacerLayoutSpec()) },
        ]
        for place in places {
            let half = Half(element: box(60, 20))
            let found = try await differences(
                of: { place(half) },
                in: upTo(200, 100),
                then: upTo(70, 100)
            )
            #expect(found == [])
        }
    }

    @Test("A node with its own pixel grid is asked in each range")
    func ownGrid() async throws {
        let leaf = box(10, 10)
        let root = DisplayNode(Plain { StackLayoutSpec(alignItems: .start, children: [leaf]) })
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: root].displayScale = 2 }
        _ = try await tree.layout(in: .unbounded)
        #expect(try await differences(tree, root, in: SizeRange(width: 11.2)) == [])
        #expect(tree.committed?.size.width == 11.5)
    }

    @Test("The diagnostic of an odd range does not appear in another range")
    func oddRange() async throws {
        let size = LayoutSize(width: 10, height: 20)
        let leaf = DisplayNode(BoxContent(size: size))
        let stack = DisplayNode(Plain { StackLayoutSpec(alignItems: .start, children: [leaf]) })
        for root in [stack.anyNode, DisplayNode(BoxContent(size: size)).anyNode] {
            let tree = DisplayTree(root: root)
            let odd = SizeRange(min: LayoutSize(width: -1, height: 0), max: size)
            #expect(try await tree.layout(in: odd).diagnostics.count == 1)
            #expect(try await differences(tree, root, in: SizeRange(exactly: size)) == [])
            #expect(tree.committed?.diagnostics == [])
        }
    }

    @Test("Lengths that a stack treats as equal are not taken to be the same")
    func tolerance() async throws {
        let exact = SizeRange(
            min: LayoutSize(width: 0, height: 20),
            max: LayoutSize(width: 100, height: 20)
        )
        for (height, range) in [
            (10, SizeRange(min: LayoutSize(width: 0, height: 19.995), max: .infinity)),
            (19.995, exact),
        ] {
            let boxes = [box(10, 20), box(30, height)]
            let found = try await differences(
                of: { StackLayoutSpec(alignItems: .stretch, children: boxes) },
                scale: 0,
                in: .unbounded,
                then: range
            )
            #expect(found == [])
        }
    }

    /// A leaf with a baseline.
    private struct Lettered: LeafContent {
        let size: LayoutSize
        let baseline: Double

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(
                size: size,
                firstBaseline: baseline,
                lastBaseline: baseline,
                holdsWhereItFits: true
            )
        }
    }

    @Test("A line that its baseline rounds down has no room for its child")
    func roundedBaseline() async throws {
        let (height, baseline) = (89.44052696549572, 24.233029752256307)
        let sum = baseline + (height - baseline)
        #expect(sum < height)
        let leaf = DisplayNode(
            Lettered(size: LayoutSize(width: 10, height: height), baseline: baseline)
        )
        let found = try await differences(
            of: { StackLayoutSpec(alignItems: .baselineFirst, children: [leaf]) },
            scale: 0,
            in: .unbounded,
            then: upTo(.infinity, sum)
        )
        #expect(found == [])
    }

    @Test("Insets whose sum with a child's length is rounded ask the child again")
    func roundedInsets() async throws {
        let (length, inset) = (0.3, 1000.1)
        #expect(length + inset - inset != length)
        for (leaf, insets, size) in [
            (
                box(length, 10), LayoutInsets(left: inset),
                LayoutSize(width: length + inset, height: 10)
            ),
            (
                box(10, length), LayoutInsets(bottom: inset),
                LayoutSize(width: 10, height: length + inset)
            ),
        ] {
            let found = try await differences(
                of: { leaf.inset(insets) },
                scale: 0,
                in: .unbounded,
                then: SizeRange(exactly: size)
            )
            #expect(found == [])
        }
    }

    @Test("A negative or tiny inset asks its child again")
    func unusualInsets() async throws {
        let small = SizeRange(min: LayoutSize(width: 8, height: 10), max: .infinity)
        let large = LayoutSize(width: 15.949983823074373, height: 10)
        let spacer = try await differences(
            of: { SpacerLayoutSpec().inset(LayoutInsets(left: -0.1)) },
            scale: 0,
            in: small,
            then: SizeRange(min: large, max: .infinity)
        )
        #expect(spacer == [])
        for (width, insets, range) in [
            (6_000.0, LayoutInsets(horizontal: -2_000), SizeRange(width: 9_998_000)),
            (0, LayoutInsets(left: 2.5e-308), SizeRange(width: 3e-308)),
        ] {
            let leaf = box(width, 10)
            let found = try await differences(
                of: { StackLayoutSpec(alignItems: .start, children: [leaf]).inset(insets) },
                scale: 0,
                in: .unbounded,
                then: range
            )
            #expect(found == [])
        }
    }
}
