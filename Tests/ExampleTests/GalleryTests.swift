import Testing
import Weft

@testable import Gallery

@Suite("The gallery")
struct GalleryTests {
    static let exhibits = ExhibitGroup.all.flatMap(\.exhibits)

    @Test("A screen is mounted as committed, and warm layouts equal cold ones", arguments: exhibits)
    func warmEqualsCold(_ exhibit: Exhibit) async throws {
        var count = 0
        let performance = try await exhibit.perform { commit in
            count += 1
            let root = commit.root
            let environment = LayoutEnvironment(displayScale: 2)
            let cold = try root.layout(in: commit.range, environment: environment)
            #expect(commit.nodes == cold.nodes)
            for node in cold.nodes {
                #expect(commit.frame(of: node) == cold.frame(of: node))
            }
        }
        #expect(count == 2 * performance.scenes.count)
        #expect(performance.measurementCount > 0)
    }

    @Test("Every screen is laid out at the widths of both orientations", arguments: exhibits)
    func fitsTheScreen(_ exhibit: Exhibit) async throws {
        for scene in try await exhibit.perform().scenes {
            #expect(scene.portrait.range.max.width == 375)
            #expect(scene.landscape.range.max.width == 667)
            #expect(scene.portrait.size.width <= 375)
            #expect(scene.landscape.size.width <= 667)
            #expect(scene.portrait.size.height > 0)
        }
    }

    @Test("Only the photo without a size and a ratio gets a diagnostic")
    func diagnostics() async throws {
        for exhibit in Self.exhibits {
            for scene in try await exhibit.perform().scenes {
                let expected =
                    scene.caption == "Without a ratio: no photo, no room"
                    ? [LayoutDiagnostic.Kind.noIntrinsicSize] : []
                for commit in [scene.portrait, scene.landscape] {
                    #expect(commit.diagnostics.map(\.kind) == expected, "\(exhibit.title)")
                }
            }
        }
    }

    @Test("Every screen has a source file of its type and a title of its own", arguments: exhibits)
    func sources(_ exhibit: Exhibit) throws {
        let source = try SourceFile(path: exhibit.sourcePath)
        #expect(source.text.contains("struct \(source.name.dropLast(".swift".count)):"))
        #expect(!source.text.hasPrefix("import"))
        #expect(Self.exhibits.count { $0.title.identifier == exhibit.title.identifier } == 1)
    }
}

extension Exhibit: CustomTestStringConvertible {
    /// The title.
    public var testDescription: String { title }
}
