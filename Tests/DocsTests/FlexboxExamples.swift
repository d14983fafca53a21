import Testing
import Weft

struct Headline: NodeContent {
    let title = DisplayNode(TextContent("A headline that is much too long for its row"))
    let age = DisplayNode(TextContent("2 h"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(spacing: 8, alignItems: .baselineFirst) {
            title.flexShrink(1).minWidth(60)
            age
        }
    }
}

struct Split: NodeContent {
    let left = DisplayNode(BoxContent(), name: "left")
    let right = DisplayNode(BoxContent(), name: "right")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec {
            left.flexGrow(0.25).flexBasis(0).maxWidth(100)
            right.flexGrow(0.25).flexBasis(0)
        }
    }
}

@Suite("The claims of Web-flexbox-differences.md")
struct FlexboxExamples {
    @Test("A text that may shrink leaves room for its neighbour, down to its minimum")
    func headline() throws {
        let headline = DisplayNode(Headline())
        let commit = try headline.layout(in: SizeRange(width: 200))
        let age = try #require(commit.frame(of: commit[headline].age))
        #expect(age.maxX <= 200)
        let narrow = try headline.layout(in: SizeRange(width: 50))
        #expect(narrow.frame(of: narrow[headline].title)?.size.width == 60)
    }

    @Test("Flex factors below 1 share all of the space, and what a maximum refuses is passed on")
    func split() throws {
        let split = DisplayNode(Split())
        let commit = try split.layout(in: SizeRange(width: 300, height: 20))
        #expect(commit.frame(of: commit[split].left)?.size.width == 100)
        #expect(commit.frame(of: commit[split].right)?.size.width == 200)
    }

    @Test("Nothing grows in a range that begins at zero")
    func noFreeSpace() throws {
        let node = box(50, 10)
        let range = SizeRange(max: LayoutSize(width: 300, height: 100))
        let stack = StackLayoutSpec(justifyContent: .end) { node.flexGrow(1) }
        let commit = try layOut(stack, in: range)
        #expect(commit.frame(of: node) == LayoutRect(x: 0, y: 0, width: 50, height: 10))
    }

    @Test("A child shrinks only if it may, and then it can shrink to nothing")
    func shrinking() throws {
        let (stiff, soft) = (box(120, 10), box(80, 10))
        let stack = StackLayoutSpec {
            stiff
            soft.flexShrink(1)
        }
        let commit = try layOut(stack, in: SizeRange(width: 100))
        #expect(commit.frame(of: stiff)?.size.width == 120)
        #expect(commit.frame(of: soft)?.size.width == 0)
    }

    @Test("A flexBasis replaces the width, and is subject to the minimum")
    func basis() throws {
        let nodes = [box(10, 10), box(10, 10)]
        let stack = StackLayoutSpec {
            nodes[0].width(80).flexBasis(30)
            nodes[1].flexBasis(30).minWidth(40)
        }
        let commit = try layOut(stack, in: .unbounded)
        #expect(nodes.map { commit.frame(of: $0)?.size.width } == [30, 40])
    }

    @Test(
        "Spacing before the first and after the last child counts, and a spacer pushes them apart"
    )
    func spacing() throws {
        let (first, last) = (box(10, 10), box(10, 10))
        let stack = StackLayoutSpec(spacing: 2) {
            first.spacingBefore(5)
            SpacerLayoutSpec().flexGrow(1)
            last.spacingAfter(7)
        }
        let commit = try layOut(stack, in: SizeRange(width: 100))
        #expect(commit.frame(of: first)?.minX == 5)
        #expect(commit.frame(of: last)?.maxX == 93)
    }

    @Test("A child is stretched across its stack, up to its maximum, unless its length is exact")
    func stretching() throws {
        let nodes = [box(10, 10), box(10, 10), box(10, 10)]
        let stack = StackLayoutSpec {
            nodes[0].height(30)
            nodes[1].maxHeight(40)
            nodes[2].minHeight(20)
        }
        let commit = try layOut(stack, in: SizeRange(width: 100, height: 60))
        #expect(nodes.map { commit.frame(of: $0)?.size.height } == [30, 40, 60])
    }

    @Test("A relative spec in an inset puts an overlay at the lower right, with a margin")
    func lowerRight() throws {
        let badge = box(10, 10)
        let spec = box(100, 50).overlay(badge.relative(horizontal: .end, vertical: .end).inset(8))
        let commit = try layOut(spec, in: .unbounded)
        #expect(commit.frame(of: badge) == LayoutRect(x: 82, y: 32, width: 10, height: 10))
    }

    @Test(
        "A line of stretched children is as high as an exact stack, other lines as their children"
    )
    func lines() throws {
        let boxes = [box(60, 10), box(60, 10)]
        let range = SizeRange(width: 100, height: 80)
        var stack = StackLayoutSpec(flexWrap: .wrap, children: boxes)
        let stretched = try layOut(stack, in: range)
        #expect(boxes.map { stretched.frame(of: $0)?.minY } == [0, 80])
        stack.alignItems = .start
        let compact = try layOut(stack, in: range)
        #expect(boxes.map { compact.frame(of: $0)?.minY } == [0, 10])
    }

    @Test("A fraction across a column counts for a child that is not stretched")
    func fractionsAcross() throws {
        let nodes = (0..<5).map { _ in box(10, 10) }
        let stack = StackLayoutSpec(.vertical) {
            nodes[0].width(.fraction(0.5))
            nodes[1].width(.fraction(0.5)).alignSelf(.start)
            nodes[2].width(.fraction(1)).maxWidth(.fraction(0.5)).alignSelf(.start)
            nodes[3].width(0)
            nodes[4].maxWidth(0)
        }
        let commit = try layOut(stack, in: SizeRange(width: 200))
        #expect(nodes.map { commit.frame(of: $0)?.width } == [200, 100, 100, 200, 0])
        #expect(commit.diagnostics.count == 1)
    }

    @Test("A ratio with a height of its own is stretched across a column, unless it is aligned")
    func ratios() throws {
        let (stretched, own) = (box(10, 10), box(10, 10))
        let stack = StackLayoutSpec(.vertical) {
            stretched.ratio(0.5).height(50)
            own.ratio(0.5).height(50).alignSelf(.start)
        }
        let commit = try layOut(stack, in: SizeRange(width: 200))
        #expect(commit.frame(of: stretched)?.size == LayoutSize(width: 200, height: 50))
        #expect(commit.frame(of: own)?.size == LayoutSize(width: 100, height: 50))
    }

    @Test("What lies over a smaller element is cut to it, unless an inset below zero gives it room")
    func largerThanItsParent() throws {
        let placed = { (tip: DisplayNode<BoxContent>) in
            tip.inset(LayoutInsets(top: .infinity, left: .infinity, bottom: 8, right: 8))
        }
        let (cut, whole) = (box(80, 80), box(80, 80))
        let small = try layOut(box(50, 50).overlay(placed(cut)), in: .unbounded)
        #expect(small.frame(of: cut) == LayoutRect(x: 0, y: 0, width: 42, height: 42))
        let roomy = placed(whole).inset(LayoutInsets(top: -100, left: -100))
        let commit = try layOut(box(50, 50).overlay(roomy), in: .unbounded)
        #expect(commit.frame(of: whole) == LayoutRect(x: -38, y: -38, width: 80, height: 80))
        #expect(commit.diagnostics.isEmpty)
    }
}
