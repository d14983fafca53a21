import Weft
import WeftInspector

/// The gallery as one HTML page that needs no other file and no script.
struct GalleryPage {
    /// A group with the performances of its exhibits.
    struct Room {
        let group: ExhibitGroup
        let pieces: [Piece]
    }

    /// An exhibit that could be performed, with its source.
    struct Piece {
        let exhibit: Exhibit
        let performance: Performance
        let source: SourceFile
    }

    let rooms: [Room]

    /// The page.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>The Weft gallery</title>
        <style>
        \(Self.styleSheet)
        \(SVGStyleSheet.text)
        </style>
        </head>
        <body>
        \(Artwork.definitions)
        \(hero)
        <main>
        \(index)
        \(rooms.map(section).joined(separator: "\n"))
        </main>
        <footer>\(footer)</footer>
        </body>
        </html>

        """
    }

    private var hero: String {
        """
        <header class="hero">
        <h1>The Weft gallery</h1>
        <p>Layouts as Swift values: a node holds a content, a content describes itself with specs, \
        and a tree turns that into frames, away from the main thread.</p>
        <p>Every picture below was drawn from a committed layout. Beside it stands the source that \
        made it; under it are the nodes with their frames.</p>
        </header>
        """
    }

    private func section(_ room: Room) -> String {
        """
        <section class="collection" id="\(room.group.title.identifier)">
        <h2>\(room.group.title.xmlEscaped)</h2>
        <p class="lead">\(room.group.introduction.xmlEscaped)</p>
        \(room.pieces.map(\.html).joined(separator: "\n"))
        </section>
        """
    }

    private var footer: String {
        """
        Text is measured with the advance widths of Helvetica and drawn line by line as it was \
        measured. The display has two pixels a point. Written by <code>swift run Gallery</code>.
        """
    }
}
