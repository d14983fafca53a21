import RandomLayouts
import TestSupport
import Testing
import Weft

@Suite("Stacks' answers that decide others")
struct ReusedStackTests {
    /// Nested stacks of nodes, most of which have no style or one that only a stack reads.
    private struct Nest {
        var random: SplitMix64
        private(set) var boxes: [DisplayNode<BoxContent>] = []
        private(set) var stacks: [DisplayNode<Arrangement>] = []

        init(seed: UInt64) { random = SplitMix64(seed: seed) }

        /// A multiple of a seventh of a point, which rarely fits the grid, or of half a point.
        mutating func length() -> Double {
            random.chance(50)
                ? Double(Int.random(in: 0...900, using: &random)) / 7
                : Double(Int.random(in: 0...40, using: &random)) / 2
        }

        mutating func size() -> LayoutSize { LayoutSize(width: length(), height: length()) }

        mutating func node(depth: Int) -> AnyDisplayNode {
            guard depth > 0 else {
                let words = "stacks inside each other measure a text like this one once"
                    .split(separator: " ").prefix(Int.random(in: 0...9, using: &random))
                if random.chance(30) {
                    return DisplayNode(TextContent(words.joined(separator: " "))).anyNode
                }
                let style = style()
                let box = DisplayNode(BoxContent(size: random.chance(97) ? size() : nil)) {
                    $0 = style
                }
                boxes.append(box)
                return box.anyNode
            }
            let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                node(depth: depth - Int.random(in: 1...min(2, depth), using: &random))
            }
            let style = style()
            let stack = DisplayNode(Arrangement(children: children, &random)) { $0 = style }
            stacks.append(stack)
            return stack.anyNode
        }

        /// No style, one that only a stack reads, or, rarely, another one.
        mutating func style() -> LayoutElementStyle {
            var style = LayoutElementStyle()
            if random.chance(60) { return style }
            if random.chance(40) { style.flexShrink = 1 }
            if random.chance(15) { style.flexGrow = 1 }
            if random.chance(30) { style.alignSelf = random.pick(StackAlignSelf.allCases) }
            if random.chance(20) { style.spacingBefore = random.pick([3, 0.7]) }
            if random.chance(6) { style.flexBasis = .points(length()) }
            if random.chance(6) { style.minWidth = .points(length()) }
            if random.chance(4) { style.descender = -2 }
            return style
        }

        /// A range whose ends are often those of a known size.
        mutating func range(near known: LayoutSize) -> SizeRange {
            func length(_ known: Double) -> (min: Double, max: Double) {
                let other = self.length() * 4
                let max = random.pick([known, known, known + 5e-3, known + 5, .infinity, other])
                let min = random.pick([0, 0, known, known + 7, max - 5e-3, max, max / 2])
                return (min.isFinite ? Swift.max(0, Swift.min(min, max)) : 0, max)
            }
            let (width, height) = (length(known.width), length(known.height))
            return SizeRange(
                min: LayoutSize(width: width.min, height: height.min),
                max: LayoutSize(width: width.max, height: height.max)
            )
        }

        /// Changes a few boxes and stacks.
        mutating func edit(_ edit: inout TreeEdit) {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if random.chance(70), let box = boxes.randomElement(using: &random) {
                    edit[box].size = size()
                } else {
                    edit[random.pick(stacks)].shuffle(&random)
                }
            }
            if random.chance(10) {
                let scale: Double? = random.pick([0, 1, 2, 3, nil])
                if random.chance(50), let box = boxes.randomElement(using: &random) {
                    edit[environment: box].displayScale = scale
                } else {
                    edit[environment: random.pick(stacks)].displayScale = scale
                }
            }
        }
    }

    /// A stack, or an arrangement that passes one on.
    private struct Arrangement: FixedSpecContent {
        var children: [AnyDisplayNode]
        var direction = StackDirection.horizontal
        var spacing = 0.0
        var justifyContent = StackJustifyContent.start
        var alignItems = StackAlignItems.stretch
        var flexWrap = StackFlexWrap.noWrap
        var shape = Shape.stack
        var inset = 0.0

        /// What the content returns.
        enum Shape: CaseIterable {
            case stack, stackInStack, inset, background, withSpacer, child, insetChild
        }

        init(children: [AnyDisplayNode], _ random: inout SplitMix64) {
            self.children = children
            shuffle(&random)
        }

        mutating func shuffle(_ random: inout SplitMix64) {
            direction = random.pick(StackDirection.allCases)
            spacing = random.pick([0, 0, 4, 0.3, -2])
            justifyContent = random.chance(60) ? .start : random.pick(StackJustifyContent.allCases)
            alignItems = random.chance(30) ? .stretch : random.pick(StackAlignItems.allCases)
            flexWrap = random.chance(90) ? .noWrap : random.pick(StackFlexWrap.allCases)
            shape = random.chance(50) ? .stack : random.pick(Shape.allCases)
            inset = random.pick([0, 10, 0.3, -2])
        }

        var layoutSpec: AnyLayoutElement {
            let stack = StackLayoutSpec(
                direction,
                spacing: spacing,
                justifyContent: justifyContent,
                alignItems: alignItems,
                flexWrap: flexWrap,
                children: children
            )
            let others = StackLayoutSpec(children: Array(children.dropFirst()))
            return switch shape {
            case .stack: AnyLayoutElement(stack)
            case .stackInStack: AnyLayoutElement(StackLayoutSpec(children: [stack]))
            case .inset: AnyLayoutElement(stack.inset(LayoutInsets(inset)))
            case .background: AnyLayoutElement(children[0].background(others))
            case .withSpacer:
                AnyLayoutElement(
                    StackLayoutSpec(direction, alignItems: alignItems) {
                        children[0].flexShrink(1)
                        SpacerLayoutSpec().flexGrow(inset > 0 ? 1 : 0)
                        others.alignSelf(.start)
                    }
                )
            case .child where children.count == 1: AnyLayoutElement(children[0])
            case .insetChild where children.count == 1:
                AnyLayoutElement(children[0].inset(LayoutInsets(inset)))
            default: AnyLayoutElement(others.overlay(children[0]).inset(LayoutInsets(inset)))
            }
        }
    }

    @Test("They equal a cold layout's answers to the bit", arguments: Seeds.range(80))
    func sameAsCold(seed: UInt64) async throws {
        var nest = Nest(seed: seed)
        let root = nest.node(depth: 5)
        let direction = nest.random.pick([ReadingDirection.leftToRight, .rightToLeft])
        let environment = LayoutEnvironment(
            displayScale: nest.random.pick([0, 1, 2, 3]),
            readingDirection: direction
        )
        let tree = DisplayTree(root: root, environment: environment)
        for round in 0..<12 {
            let size = try root.layout(in: .unbounded, environment: environment).size
            for _ in 0..<6 {
                let range = nest.range(near: size)
                let warm = try await tree.layout(in: range)
                let lines = try differencesFromCold(
                    warm,
                    of: root,
                    in: environment,
                    comparesRanges: false
                )
                #expect(lines == [], "seed \(seed), round \(round), \(range)")
                if !lines.isEmpty { return }
                #expect(!warm.diagnostics.contains { $0.kind.isSizeOutOfRange })
            }
            try tree.update { nest.edit(&$0) }
        }
    }

    /// A stack of its children.
    private struct Stack: FixedSpecContent {
        var direction = StackDirection.horizontal
        var justifyContent = StackJustifyContent.start
        var alignItems = StackAlignItems.start
        var children = [box(10, 20), box(30, 10)].map(\.anyNode)

        var layoutSpec: some LayoutElement {
            StackLayoutSpec(
                direction,
                justifyContent: justifyContent,
                alignItems: alignItems,
                children: children
            )
        }
    }

    @Test("Any budget takes as many measurements as no budget", arguments: Cut.table)
    func sameCounts(cut: Cut) async throws {
        for seed in Seeds.range(12) {
            var counts: [Int] = []
            for scheduler in [Cut.serial.scheduler, cut.scheduler] {
                var nest = Nest(seed: seed)
                let root = nest.node(depth: 6)
                let tree = DisplayTree(root: root, scheduler: scheduler)
                for _ in 0..<4 {
                    let size = try root.layout(in: .unbounded).size
                    let commit = try await tree.layout(in: nest.range(near: size))
                    counts.append(commit.statistics.measurementCount)
                    let lines = try differencesFromCold(commit, of: root, comparesRanges: false)
                    #expect(lines == [], "seed \(seed), \(commit.range)")
                }
            }
            #expect(counts.prefix(4) == counts.suffix(4), "seed \(seed)")
        }
    }

    /// How many nodes are measured in a range after a layout in the unbounded one.
    private func measurements(
        of root: some NodeReference,
        in range: SizeRange
    ) async throws -> Int {
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        let commit = try await tree.layout(in: range)
        #expect(try differencesFromCold(commit, of: root, comparesRanges: false) == [])
        return commit.statistics.measurementCount
    }

    @Test("A row with any room is measured once, as long as its children stay in place")
    func room() async throws {
        let natural = LayoutSize(width: 40, height: 20)
        let large = LayoutSize(width: 100, height: 50)
        let ranges = [
            SizeRange(max: large), SizeRange(exactly: natural), SizeRange(exactly: large),
        ]
        for range in ranges {
            #expect(try await measurements(of: DisplayNode(Stack()), in: range) == 0)
        }
        #expect(try await measurements(of: DisplayNode(Stack()), in: SizeRange(width: 39)) > 0)
    }

    @Test(
        "A stack that distributes or fills space is measured again if there is more of it",
        arguments: [
            (StackJustifyContent.center, StackAlignItems.start, 100, 20),
            (.end, .start, 100, 20), (.spaceBetween, .start, 100, 20),
            (.start, .center, 40, 50), (.start, .end, 40, 50), (.start, .stretch, 40, 50),
        ]
    )
    func sharedSpace(
        justifyContent: StackJustifyContent,
        alignItems: StackAlignItems,
        width: Double,
        height: Double
    ) async throws {
        func stack() -> Stack { Stack(justifyContent: justifyContent, alignItems: alignItems) }
        let natural = SizeRange(exactly: LayoutSize(width: 40, height: 20))
        #expect(try await measurements(of: DisplayNode(stack()), in: natural) == 0)
        let larger = SizeRange(exactly: LayoutSize(width: width, height: height))
        #expect(try await measurements(of: DisplayNode(stack()), in: larger) > 0)
    }

    @Test("Stacks that stretch each other are measured once, however deeply nested")
    func nested() async throws {
        var node = DisplayNode(Stack()).anyNode
        var count = 3
        for level in 0..<8 {
            let children = [node, box(50 + Double(level), 50).anyNode]
            let stack = Stack(
                direction: level.isMultiple(of: 2) ? .vertical : .horizontal,
                alignItems: .stretch,
                children: children
            )
            node = DisplayNode(stack).anyNode
            count += 2
        }
        let commit = try await DisplayTree(root: node).layout(in: .unbounded)
        #expect(commit.statistics.measurementCount == count)
        #expect(try differencesFromCold(commit, of: node, comparesRanges: false) == [])
    }

    /// A row that depends on its range.
    private struct Fickle: NodeContent {
        let boxes = [box(10, 20), box(30, 10)]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(
                alignItems: .start,
                children: constrainedSize.max.width > 90 ? boxes : [boxes[0]]
            )
        }
    }

    @Test("Nothing is assumed of a content that does not claim to have a fixed spec")
    func noStatement() async throws {
        #expect(
            try await measurements(
                of: DisplayNode(Fickle()),
                in: SizeRange(max: LayoutSize(width: 80, height: 80))
            ) > 0
        )
    }

    @Test("A change deep inside is measured once, and its answer decides others as before")
    func change() async throws {
        let leaf = box(10, 20)
        let inner = DisplayNode(Stack(children: [leaf.anyNode, box(30, 10).anyNode]))
        let outer = Stack(
            direction: .vertical,
            alignItems: .stretch,
            children: [inner.anyNode, box(90, 5).anyNode]
        )
        let root = DisplayNode(outer)
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[leaf].color = DisplayColor(hex: 0xFF0000) }
        let same = try await tree.layout(in: .unbounded)
        #expect(same.statistics.measurementCount == 1)
        try tree.update { $0[leaf].size = LayoutSize(width: 12, height: 20) }
        let wider = try await tree.layout(in: .unbounded)
        #expect(wider.statistics.measurementCount == 3)
        #expect(try differencesFromCold(wider, of: root, comparesRanges: false) == [])
    }
}

extension LayoutDiagnostic.Kind {
    fileprivate var isSizeOutOfRange: Bool {
        if case .sizeOutOfRange = self { true } else { false }
    }
}
