import Foundation
import TestSupport
import Testing

@Suite("Conformance")
struct ConformanceTests {
    static let files = [
        ("texture-snapshots", 212), ("random-open", 919), ("random-nested-open", 267),
    ]

    /// The cases of each file, which is read once for all tests.
    private static let cases = Dictionary(
        uniqueKeysWithValues: files.map { file, _ in
            (file, Result { try ConformanceCase.all(in: file) })
        }
    )

    private static func cases(in file: String) throws -> [ConformanceCase] {
        try #require(cases[file]).get()
    }

    @Test("The README states how many cases there are")
    func readme() throws {
        let url = PackageSources.folder.appending(path: "README.md")
        let words = try String(contentsOf: url, encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let count = Self.files.map(\.1).reduce(0, +)
        #expect(words.contains("\(count / 1_000),\(count % 1_000) cases hold them"))
    }

    @Test(
        "Every layout has the frames that Texture's own code gives with Weft's mends",
        arguments: files
    )
    func agrees(file: String, count: Int) throws {
        let cases = try Self.cases(in: file)
        #expect(cases.count == count)
        var failures: [(ConformanceCase, ConformanceCase.Frames)] = []
        for testCase in cases {
            let actual = try testCase.laidOut()
            if !testCase.expected.agrees(with: actual) { failures.append((testCase, actual)) }
        }
        if !failures.isEmpty {
            Issue.record("\(FrameDrawing.report(failures, of: file))")
        }
    }

    @Test(
        "Where a mend changes the result, that of unmended Texture differs from the library's",
        arguments: [("texture-snapshots", 0), ("random-open", 246), ("random-nested-open", 89)]
    )
    func mendsShow(file: String, count: Int) throws {
        let mended = try Self.cases(in: file).filter { $0.texture != nil }
        #expect(mended.count == count)
        for testCase in mended {
            let texture = try #require(testCase.texture)
            #expect(!texture.agrees(with: try testCase.laidOut()), "\(testCase.id)")
        }
    }
}
