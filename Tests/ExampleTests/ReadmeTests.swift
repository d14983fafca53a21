import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("Its first tree is the example that is compiled")
    func firstTree() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(
            contentsOf: package.appending(path: "README.md"),
            encoding: .utf8
        )
        let example = try String(
            contentsOf: package.appending(path: "Examples/FirstTree/main.swift"),
            encoding: .utf8
        )
        #expect(readme.contains("```swift\n\(example)```"))
    }
}
