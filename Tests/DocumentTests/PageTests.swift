import Testing

@Suite("The pages of the documents")
struct PageTests {
    private static let pages = [
        "Specs", "Web-flexbox-differences", "Common-confusions", "Migrating-from-Texture",
    ]

    @Test("Every Swift block of a page is compiled in this target", arguments: pages)
    func blocksAreCompiled(_ name: String) throws {
        let page = try DocumentPage(name)
        let sources = try DocumentPage.testSources()
        #expect(!page.swiftBlocks.isEmpty)
        for block in page.swiftBlocks {
            let isFound = sources.contains { $0.contains(block) }
            #expect(isFound, "\(block.joined(separator: "\n"))")
        }
    }

    @Test("Only the UIKit host is not compiled")
    func exemptBlocks() throws {
        for name in Self.pages {
            let count = try DocumentPage(name).exemptBlockCount
            #expect(count == (name == "Migrating-from-Texture" ? 1 : 0))
        }
    }

    @Test("Links lead to pages that exist", arguments: pages)
    func links(_ name: String) throws {
        let page = try DocumentPage(name)
        for match in page.text.matches(of: /\]\(([A-Za-z-]+)\.md/) {
            #expect(throws: Never.self) { try DocumentPage(String(match.1)) }
        }
    }

    @Test("Every name that the pages give to something of Weft's is one in its sources")
    func names() throws {
        let sources = try DocumentPage.librarySources()
        let specs = try DocumentPage("Specs")
        let migration = try DocumentPage("Migrating-from-Texture")
        let names = DocumentPage.inlineNames(in: specs.text)
            .union(DocumentPage.inlineNames(in: migration.lastColumns))
        #expect(names.count > 100)
        for name in names.sorted() {
            let isFound = sources.contains(name)
            #expect(isFound, "\(name)")
        }
    }
}
