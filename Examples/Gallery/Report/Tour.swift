import Foundation

/// A walk through the gallery that prints what it sees and goes on where something fails.
struct Tour {
    private let groups: [ExhibitGroup]
    private var report: Report
    private var rooms: [GalleryPage.Room] = []

    /// How many things went wrong.
    private(set) var failures = 0

    init(of groups: [ExhibitGroup]) {
        self.groups = groups
        report = Report(count: groups.map(\.exhibits.count).reduce(0, +))
    }

    /// Performs all exhibits, a line each.
    mutating func visitAll() async {
        print(report.header)
        for group in groups {
            var pieces: [GalleryPage.Piece] = []
            for exhibit in group.exhibits {
                do {
                    let piece = try await piece(exhibit)
                    pieces.append(piece)
                    print(report.line(for: exhibit, piece.performance))
                } catch {
                    failures += 1
                    print(report.line(for: exhibit, error))
                }
            }
            rooms.append(GalleryPage.Room(group: group, pieces: pieces))
        }
    }

    /// Writes the page about what was performed.
    mutating func writePage(to path: String) {
        do {
            try Data(GalleryPage(rooms: rooms).text.utf8).write(to: URL(filePath: path))
            print("Wrote \(path).")
        } catch {
            failures += 1
            print("Can't write \(path): \(error.localizedDescription)")
        }
    }

    private func piece(_ exhibit: Exhibit) async throws -> GalleryPage.Piece {
        GalleryPage.Piece(
            exhibit: exhibit,
            performance: try await exhibit.perform(),
            source: try SourceFile(path: exhibit.sourcePath)
        )
    }
}
