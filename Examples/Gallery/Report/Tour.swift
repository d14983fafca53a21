import WeftArguments

/// A walk through the gallery that prints what it sees, and continues if something fails.
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

    /// Performs all exhibits, and prints a line about each.
    mutating func visitAll() async {
        say(report.header)
        for group in groups {
            var pieces: [GalleryPage.Piece] = []
            for exhibit in group.exhibits {
                do {
                    let piece = try await piece(exhibit)
                    pieces.append(piece)
                    say(report.line(for: exhibit, piece.performance))
                } catch {
                    failures += 1
                    say(report.line(for: exhibit, error))
                }
            }
            rooms.append(GalleryPage.Room(group: group, pieces: pieces))
        }
    }

    /// Writes the page about what was performed.
    mutating func writePage(to path: String) {
        do throws(UnusableFile) {
            try write(GalleryPage(rooms: rooms).text, to: path)
            say("Wrote \(path).")
        } catch {
            failures += 1
            note("Gallery: \(error)\n")
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
