import Foundation
import TestSupport
import Testing
import Weft
import WeftInspector

@testable import struct FirstTree.Greeting

@Suite("The README")
struct ReadmeTests {
    @Test("Its first tree is the compiled example")
    func firstTree() throws {
        let readme = try text(of: "README.md")
        let example = try text(of: "Examples/FirstTree/main.swift")
        #expect(readme.contains("```swift\n\(example)```"))
    }

    @Test("The outline and the drawing in it are those of its first tree")
    func prints() throws {
        func layout(_ name: String) throws -> LayoutCommit {
            try DisplayNode(Greeting(name: name)).layout(in: SizeRange(width: 160))
        }
        func block(_ lines: String) -> String {
            lines.split(separator: "\n").map { "    \($0)\n" }.joined()
        }
        let outline = block(try layout("world").outline())
        let drawing = block(
            try layout("everybody who has read this far").ascii(columns: 48)
        )
        let readme = try text(of: "README.md")
        #expect(
            readme.contains(
                "prints\n\n\(outline)\nand a drawing of the second layout:\n\n\(drawing)\n"
            )
        )
    }

    @Test("Its package depends on every module that the first tree imports")
    func products() throws {
        let readme = try text(of: "README.md")
        let example = try text(of: "Examples/FirstTree/main.swift")
        let modules = example.split(separator: "\n").filter { $0.hasPrefix("import ") }
            .map { $0.dropFirst("import ".count) }
        #expect(modules.count == 2)
        for module in modules {
            #expect(readme.contains(".product(name: \"\(module)\", package: \"weft\")"))
        }
    }

    @Test("It states how many screens the gallery has")
    func screens() throws {
        let readme = try text(of: "README.md")
        #expect(readme.contains("lays out \(GalleryTests.exhibits.count) screens"))
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: PackageSources.folder.appending(path: file), encoding: .utf8)
    }
}
