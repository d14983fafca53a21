import Testing
import Weft

struct Post: Equatable, Sendable {
    var userName: String
    var place: String?
    var age: String
}

struct PostCell: NodeContent, Equatable {
    var post: Post
    let avatar = DisplayNode(
        ImageContent(intrinsicSize: LayoutSize(width: 40, height: 40)),
        name: "avatar"
    )
    let userName = DisplayNode(TextContent(""))
    let place = DisplayNode(TextContent(""))
    let time = DisplayNode(TextContent("")) { $0.spacingBefore = 4 }

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[userName].string = post.userName
        edit[place].string = post.place ?? ""
        edit[time].string = post.age
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8, alignItems: .center) {
            avatar
            StackLayoutSpec(.vertical) {
                userName
                if post.place != nil { place }
            }
            .flexGrow(1).flexShrink(1)
            time
        }
        .inset(horizontal: 10)
    }
}

@Suite("A cell of a feed, from an edit to a commit")
struct FeedCellTests {
    @Test("An edit of a cell shows in the next commit, and the first commit stays as it was")
    func editBecomesCommit() async throws {
        let post = Post(userName: "Ada Lovelace", place: nil, age: "2 h")
        let cell = DisplayNode(PostCell(post: post))
        let tree = DisplayTree(root: cell)
        let commit = try await tree.layout(in: SizeRange(width: 320))
        #expect(commit.size.width == 320)
        #expect(commit.frame(of: commit[cell].place) == nil)
        let content = commit[cell]
        let shown = [content.avatar.id, content.userName.id, content.time.id]
        #expect(commit.subnodes(of: cell).map(\.id) == shown)
        #expect(commit.frame(of: content.avatar)?.origin.x == 10)

        try tree.update { $0[cell].post.place = "Oslo" }
        #expect(tree.revision == 1)
        let second = try await tree.layout(in: SizeRange(width: 320))
        #expect(second.revision == 1)
        #expect(second.frame(of: content.place) != nil)
        #expect(second[content.place].string == "Oslo")
        #expect(commit[cell].post.place == nil)
        let cold = try cell.layout(in: SizeRange(width: 320))
        for node in second.nodes {
            #expect(cold.frame(of: node) == second.frame(of: node))
        }
        #expect(cold.nodeCount == second.nodeCount)
    }
}
