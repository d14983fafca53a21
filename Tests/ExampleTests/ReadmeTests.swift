import Foundation
import TestSupport
import Testing
import Weft
import WeftInspector

@testable import struct FirstTree.Greeting

@Suite("The README")
struct ReadmeTests {
    @Test("Its first tree is the example that is compiled")
    func firstTree() throws {
        let readme = try text(of: "README.md")
        let example = try text(of: "Examples/FirstTree/main.swift")
        #expect(readme.contains("```swift\n\(example)```"))
    }

    @Test("The outline in it is that of its first tree")
    func outline() throws {
        let greeting = DisplayNode(Greeting(name: "world"))
        let outline = try greeting.layout(in: SizeRange(width: 160)).outline()
        let block = outline.split(separator: "\n").map { "    \($0)\n" }.joined()
        #expect(try text(of: "README.md").contains("prints\n\n\(block)\n"))
    }

    @Test("Its package depends on all that the first tree imports")
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

    @Test("It knows how many screens the gallery has")
    func screens() throws {
        let readme = try text(of: "README.md")
        #expect(readme.contains("lays out \(GalleryTests.exhibits.count) screens"))
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: PackageSources.folder.appending(path: file), encoding: .utf8)
    }
}
