import Foundation
import TestSupport
import Testing

@Suite("The pages of the documentation")
struct PageTests {
    private static let pages = [
        "Specs", "How-to", "Web-flexbox-differences", "Common-confusions", "Migrating-from-Texture",
        "From-SwiftUI-and-Flutter",
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

    @Test("Links lead to existing files, and to existing headings in them")
    func links() throws {
        for page in try DocumentPage.all() {
            for link in page.text.matches(of: /\]\(([^)#:\s]*)(?:#([^)\s]*))?\)/) {
                let target = link.1.isEmpty ? page.file : page.file.appending(path: "../\(link.1)")
                let exists = FileManager.default.fileExists(atPath: target.standardized.path)
                #expect(exists, "\(page.name): \(link.0)")
                guard let heading = link.2 else { continue }
                let anchors = try DocumentPage(target.standardized).anchors
                #expect(anchors.contains(String(heading)), "\(page.name): \(link.0)")
            }
        }
    }

    @Test("The files that pages name exist")
    func files() throws {
        var count = 0
        for page in try DocumentPage.all() {
            for name in page.text.matches(of: /`((?:Sources|Tests|Scripts)\/[^`]+)`/) {
                let file = PackageSources.folder.appending(path: String(name.1))
                #expect(
                    FileManager.default.fileExists(atPath: file.path),
                    "\(page.name): \(name.1)"
                )
                count += 1
            }
        }
        #expect(count > 3)
    }

    @Test("Every identifier in Specs.md and in the migration tables occurs in the sources")
    func names() throws {
        // Examples have names of their own.
        let sources = try DocumentPage.libraryNames()
            .union(DocumentPage.names(in: DocumentPage.testSources().joined()))
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

    @Test(
        "The reference lists every public type of a module exactly once, under a topic",
        arguments: PackageSources.modules
    )
    func topics(_ module: String) throws {
        let reference = "Sources/\(module)/\(module).docc/\(module).md"
        let topics = try DocumentPage(PackageSources.folder.appending(path: reference)).text
            .matches(of: /(?m)^- ``(\w+)``$/).map { String($0.1) }
        let types = try PackageSources.publicTypes(of: module)
        #expect(types.count > 1)
        #expect(topics.sorted() == types.sorted())
    }
}
