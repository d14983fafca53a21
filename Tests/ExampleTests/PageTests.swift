import Foundation
import Testing
import Weft

@testable import Gallery

@Suite("The page of the gallery")
struct PageTests {
    @Test(
        "Joined tokens equal the source, whatever it is",
        arguments: [
            "let x = 1 // one\nlet y = \"a \\\" b\"",
            "let open = \"never closed", "\"\"\"\nmulti\n\"\"\" + \"\\", "@MainActor func f() {}",
            "",
        ]
    )
    func tokensAreTheSource(_ source: String) {
        #expect(SwiftTokens(source).map(\.text).joined() == source)
    }

    @Test("Keywords, types, members, numbers and comments are told apart")
    func kinds() {
        let tokens = SwiftTokens("struct Cell { var a = b.self.count + 0x1F } // end")
        let kinds = tokens.filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
        #expect(
            kinds == [
                "keyword struct", "type Cell", "keyword var", "member self", "member count",
                "number 0x1F", "comment // end",
            ]
        )
    }

    @Test("A screen reader gets the title of a picture once, and ignores the frame around it")
    func readAloud() throws {
        let commit = try DisplayNode(BoxContent(size: LayoutSize(width: 9, height: 9))).layout()
        let picture = Picture(commit: commit, orientation: .portrait, title: "Fish & chips")
        let drawings = picture.html(id: "fish").components(separatedBy: "<svg ").dropFirst()
        #expect(drawings.count == 2)
        #expect(drawings.first?.hasPrefix("role=\"none\" ") == true)
        #expect(drawings.last?.contains(" role=\"img\" ") == true)
        #expect(drawings.last?.contains("<title>Fish &amp; chips</title>") == true)
    }

    @Test("The page needs no script and no other file, and links to every screen")
    func selfContained() async throws {
        var rooms: [GalleryPage.Room] = []
        for group in ExhibitGroup.all {
            var pieces: [GalleryPage.Piece] = []
            for exhibit in group.exhibits {
                pieces.append(
                    GalleryPage.Piece(
                        exhibit: exhibit,
                        performance: try await exhibit.perform(),
                        source: try SourceFile(path: exhibit.sourcePath)
                    )
                )
            }
            rooms.append(GalleryPage.Room(group: group, pieces: pieces))
        }
        let page = GalleryPage(rooms: rooms).text
        #expect(!page.contains("<script"))
        #expect(!page.contains("src="))
        #expect(!page.contains("<link"))
        #expect(!page.contains("url(http"))
        for piece in rooms.flatMap(\.pieces) {
            #expect(page.contains("href=\"#\(piece.id)\""))
            #expect(page.contains("id=\"\(piece.id)\""))
            #expect(page.contains("<g id=\"\(piece.pictureID)\">"))
        }
    }
}
