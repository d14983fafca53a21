import Testing
import Weft

struct PostContent: NodeContent, Equatable {
    var userName: String
    var age: String

    let avatar = DisplayNode(ImageContent()) {
        $0.preferredSize = LayoutSize(width: 40, height: 40)
    }
    let nameLabel = DisplayNode(TextContent("")) { $0.flexShrink = 1 }
    let ageLabel = DisplayNode(TextContent(""))

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[nameLabel].string = userName
        edit[ageLabel].string = age
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8, verticalAlignment: .center) {
            avatar
            nameLabel
            SpacerLayoutSpec().flexGrow(1)
            ageLabel
        }
        .inset(horizontal: 16, vertical: 8)
    }
}

extension PostContent {
    func row() -> StackLayoutSpec {
        var spacer = SpacerLayoutSpec()
        spacer.style.flexGrow = 1
        var row = StackLayoutSpec.horizontal()
        row.spacing = 8
        row.verticalAlignment = .center
        row.children = [avatar, nameLabel, spacer, ageLabel]
        return row
    }
}

func showPost() async throws -> LayoutRect? {
    let post = DisplayNode(PostContent(userName: "Ada", age: "2 h"))
    let tree = DisplayTree(root: post)
    try tree.update { $0[post].age = "3 h" }  // any thread; no setNeedsLayout
    let commit = try await tree.layout(in: SizeRange(width: 320))  // off the main actor
    return commit.frame(of: commit[post].avatar)
}

@Suite("The examples of Migrating-from-Texture.md")
struct MigrationExamples {
    @Test("The migrated content has the expected layout, also when written step by step")
    func content() throws {
        let content = PostContent(userName: "Ada Lovelace", age: "2 h")
        let post = DisplayNode(content)
        let commit = try post.layout(in: SizeRange(width: 320))
        let age = try #require(commit.frame(of: content.ageLabel))
        #expect(commit.frame(of: content.avatar) == LayoutRect(x: 16, y: 8, width: 40, height: 40))
        #expect(age.maxX == 304)
        #expect(commit[content.ageLabel].string == "2 h")
        #expect(commit.diagnostics.isEmpty)
        let steps = try layOut(
            content.row().inset(horizontal: 16, vertical: 8),
            in: SizeRange(width: 320)
        )
        #expect(steps.frame(of: content.ageLabel) == age)
        #expect(steps.size == commit.size)
    }

    @Test("An edit takes effect without a call of setNeedsLayout")
    func edit() async throws {
        let avatar = try await showPost()
        #expect(avatar == LayoutRect(x: 16, y: 8, width: 40, height: 40))
    }

    @Test("Names in the tables that are more than renames mean what the tables say")
    func names() throws {
        var style = LayoutElementStyle()
        style.preferredSize = LayoutSize(width: 40, height: 30)
        #expect(style.width == 40 && style.height == 30)
        #expect(style.minLayoutSize == .auto)
        #expect(SizeRange.unbounded == SizeRange())
        let still = box(10, 10)
        let fitted = AbsoluteLayoutSpec(sizing: .sizeToFit) { still.layoutPosition(x: 5, y: 5) }
        let commit = try layOut(fitted, in: SizeRange(max: LayoutSize(width: 90, height: 90)))
        #expect(commit.size == LayoutSize(width: 15, height: 15))
        let width = 45.0
        style.width = width
        #expect(style.width == LayoutDimension.points(width))
        let wide = try layOut(still.width(width), in: .unbounded)
        #expect(wide.size == LayoutSize(width: 45, height: 10))
    }

    @Test("A spec around a node gives it a parent size of its own")
    func parentSize() throws {
        let node = DisplayNode(BoxContent()) {
            $0.width = .fraction(0.5)
            $0.height = .fraction(0.25)
        }
        let range = SizeRange(max: LayoutSize(width: 200, height: 200))
        #expect(try node.layout(in: range).size == LayoutSize(width: 100, height: 50))
        let parentSize = LayoutSize(width: 120, height: 80)
        let wrapped = try layOut(AbsoluteLayoutSpec { node }.preferredSize(parentSize), in: range)
        #expect(wrapped.frame(of: node)?.size == LayoutSize(width: 60, height: 20))
    }
}
