import Foundation
import Weft

/// Lays out every screen of the gallery and writes a page about it: `Gallery [output path]`.
@main
struct GalleryCommand {
    static func main() async {
        let path = CommandLine.arguments.dropFirst().first ?? "gallery.html"
        var report = Report(count: Collection.all.map(\.exhibits.count).reduce(0, +))
        var failures = 0
        var rooms: [GalleryPage.Room] = []
        print(report.header)
        for collection in Collection.all {
            var pieces: [GalleryPage.Piece] = []
            for exhibit in collection.exhibits {
                do {
                    let source = try SourceFile(path: exhibit.sourcePath)
                    let performance = try await exhibit.perform()
                    pieces.append(
                        GalleryPage.Piece(
                            exhibit: exhibit,
                            performance: performance,
                            source: source
                        )
                    )
                    print(report.line(for: exhibit, performance))
                } catch {
                    failures += 1
                    print(report.line(for: exhibit, error))
                }
            }
            rooms.append(GalleryPage.Room(collection: collection, pieces: pieces))
        }
        do {
            try Data(GalleryPage(rooms: rooms).text.utf8).write(to: URL(filePath: path))
            print("Wrote \(path).")
        } catch {
            failures += 1
            print("Can't write \(path): \(error.localizedDescription)")
        }
        exit(failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
}
