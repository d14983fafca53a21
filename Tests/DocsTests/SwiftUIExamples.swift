import Testing
import Weft

struct ProfileCard: NodeContent {
    var isOwn = false
    let photo = DisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 64, height: 64)))
    let badge = DisplayNode(BoxContent(size: LayoutSize(width: 12, height: 12)))
    let name = DisplayNode(TextContent("Ada Lovelace, Countess of Lovelace"))
    let line = DisplayNode(BoxContent())
    let edit = DisplayNode(TextContent("Edit"))
    let follow = DisplayNode(TextContent("Follow"))
    let message = DisplayNode(TextContent("Message"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 12) {
            StackLayoutSpec(spacing: 12, alignItems: .center) {  // an HStack does so anyway
                photo.overlay(badge.relative(horizontal: .end, vertical: .end))
                name.flexShrink(1)  // a Text gives way by itself, a node when it is told to
            }
            line.height(1)
            buttons
        }
        .inset(16)
    }

    @LayoutSpecBuilder
    private var buttons: some LayoutElement {
        if isOwn {
            edit
        } else {
            StackLayoutSpec(spacing: 8) {
                follow.flexBasis(0).flexGrow(1)  // an Expanded
                message.flexBasis(0).flexGrow(1)
            }
        }
    }
}

@Suite("The claims of From-SwiftUI-and-Flutter.md")
struct SwiftUIExamples {
    @Test("The profile card is laid out as in SwiftUI and Flutter, in both of its forms")
    func card() async throws {
        let card = DisplayNode(ProfileCard())
        let tree = DisplayTree(root: card)
        let commit = try await tree.layout(in: SizeRange(width: 240))
        let content = commit[card]
        #expect(commit.frame(of: content.photo) == LayoutRect(x: 16, y: 16, width: 64, height: 64))
        #expect(commit.frame(of: content.badge) == LayoutRect(x: 68, y: 68, width: 12, height: 12))
        #expect(commit.frame(of: content.line) == LayoutRect(x: 16, y: 92, width: 208, height: 1))
        #expect(commit.frame(of: content.name)?.maxX ?? .infinity <= 224)
        #expect(commit.frame(of: content.follow)?.width == 100)
        #expect(commit.frame(of: content.message)?.minX == 124)
        #expect(commit.diagnostics.isEmpty)
        try tree.update { $0[card].isOwn = true }
        let own = try await tree.layoutIfNeeded()
        #expect(own.contains(content.edit) && !own.contains(content.follow))
    }

    @Test("A row stretches a child across, unless the row centres it or the child aligns itself")
    func stretching() throws {
        let image = DisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 40, height: 40)))
        let tall = box(10, 65)
        func height(_ row: StackLayoutSpec) throws -> Double? {
            try layOut(row, in: SizeRange(width: 200)).frame(of: image)?.height
        }
        #expect(try height(StackLayoutSpec(children: [image, tall])) == 65)
        #expect(try height(StackLayoutSpec(alignItems: .center, children: [image, tall])) == 40)
        let alone = StackLayoutSpec {
            image.alignSelf(.start)
            tall
        }
        #expect(try height(alone) == 40)
    }

    @Test("A column that stretches its children makes them all as wide as the widest")
    func widest() throws {
        let boxes = [box(30, 10), box(80, 10), box(50, 10)]
        let column = StackLayoutSpec(.vertical, children: boxes)
        let commit = try layOut(column, in: SizeRange(max: LayoutSize(width: 300, height: 300)))
        #expect(boxes.map { commit.frame(of: $0)?.width } == [80, 80, 80])
    }

    @Test("A footer stands at the bottom of the screen, or below content that leaves it no room")
    func footer() throws {
        let (content, footer) = (box(100, 40), box(100, 20))
        for (height, y) in [(100.0, 80.0), (50, 40)] {
            let column = StackLayoutSpec(.vertical) {
                content
                SpacerLayoutSpec().flexGrow(1)
                footer
            }
            let range = SizeRange(
                min: LayoutSize(width: 100, height: height),
                max: LayoutSize(width: 100, height: .infinity)
            )
            #expect(try layOut(column, in: range).frame(of: footer)?.minY == y)
        }
    }

    @Test("A page takes all of the width up to a maximum, and is centred")
    func page() throws {
        let page = box(10, 10)
        for (width, frame) in [
            (400.0, LayoutRect(x: 0, y: 0, width: 400, height: 10)),
            (800, LayoutRect(x: 100, y: 0, width: 600, height: 10)),
        ] {
            let spec = page.width(.fraction(1)).maxWidth(600).centered(.x)
            #expect(try layOut(spec, in: SizeRange(width: width)).frame(of: page) == frame)
        }
    }
}
