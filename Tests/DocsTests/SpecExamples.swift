import Testing
import Weft

struct AvatarRow: NodeContent {
    let avatar = DisplayNode(ImageContent()) {
        $0.preferredSize = LayoutSize(width: 40, height: 40)
    }
    let name = DisplayNode(TextContent("Ada Lovelace"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8) {
            avatar.width(60)  // 60×40 here; the base style stays as it is
            name.flexShrink(1)
        }
    }
}

struct Toolbar: NodeContent {
    let title = DisplayNode(TextContent("Weft"), name: "title")
    let button = DisplayNode(BoxContent(size: LayoutSize(width: 44, height: 30)), name: "button")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let isWide = constrainedSize.max.width >= 400
        return StackLayoutSpec(
            isWide ? .horizontal : .vertical,
            spacing: 8,
            horizontalAlignment: .middle,
            verticalAlignment: .center
        ) {
            title
            button
        }
    }
}

struct PhotoCell: NodeContent {
    let photo = DisplayNode(ImageContent(), name: "photo")  // no size before it is loaded
    let badge = DisplayNode(BoxContent(size: LayoutSize(width: 20, height: 20)), name: "badge")
    let title = DisplayNode(TextContent("Sunset"), name: "title")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        photo.ratio(0.5)
            .overlay(
                title.inset(LayoutInsets(top: .infinity, left: 12, bottom: 12, right: 12))
            )
            .corner(badge, at: .topRight, offset: LayoutPoint(x: -10, y: 10))
    }
}

struct CascadeLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var step = 10.0
    var children: [any LayoutElement]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var offset = 0.0
        var size = LayoutSize.zero
        for child in try context.measure(children, in: SizeRange(max: constrainedSize.max)) {
            context.place(child, at: LayoutPoint(x: offset, y: offset))
            size.width = max(size.width, offset + child.size.width)
            size.height = max(size.height, offset + child.size.height)
            offset += step
        }
        return size.clamped(to: constrainedSize)
    }
}

@Suite("The examples of Specs.md")
struct SpecExamples {
    @Test("A use overrides single properties of the base style")
    func avatarRow() throws {
        let row = DisplayNode(AvatarRow())
        let commit = try row.layout(in: SizeRange(width: 320))
        let avatar = commit[row].avatar
        #expect(commit.frame(of: avatar)?.size == LayoutSize(width: 60, height: 40))
        #expect(commit.style(of: avatar)?.width == 40)
    }

    @Test("Horizontal and vertical alignment keep their meaning in both directions")
    func toolbar() throws {
        let toolbar = DisplayNode(Toolbar())
        for width in [300.0, 500] {
            let commit = try toolbar.layout(in: SizeRange(width: width, height: 200))
            let button = try #require(commit.frame(of: commit[toolbar].button))
            let title = try #require(commit.frame(of: commit[toolbar].title))
            let isRow = width == 500
            let left = isRow ? title.minX : button.minX
            #expect(abs(left - (width - button.maxX)) <= 1)
            let top = isRow ? button.minY : title.minY
            #expect(abs(top - (200 - button.maxY)) <= 1)
        }
    }

    @Test("A photo without a size gets one from its ratio, and carries a title and a badge")
    func photoCell() throws {
        let cell = DisplayNode(PhotoCell())
        let commit = try cell.layout(in: SizeRange(width: 200))
        let content = commit[cell]
        #expect(commit.frame(of: content.photo) == LayoutRect(x: 0, y: 0, width: 200, height: 100))
        #expect(commit.frame(of: content.badge) == LayoutRect(x: 180, y: 0, width: 20, height: 20))
        #expect(commit.frame(of: content.title)?.minX == 12)
        #expect(commit.frame(of: content.title)?.maxY == 88)
        #expect(commit.diagnostics.isEmpty)
    }

    @Test("A custom spec places the children that it has measured")
    func cascade() throws {
        let boxes = [box(30, 20), box(30, 20), box(30, 40)]
        let commit = try layOut(CascadeLayoutSpec(children: boxes), in: .unbounded)
        #expect(boxes.map { commit.frame(of: $0)?.minX } == [0, 10, 20])
        #expect(commit.size == LayoutSize(width: 50, height: 60))
    }
}
