import Weft
import WeftInspector

extension GalleryPage {
    /// Links to all pieces, each with a small copy of its first picture.
    var index: String {
        let lists = rooms.map { room in
            """
            <h2>\(room.group.title.xmlEscaped)</h2>
            <ul class="index">
            \(room.pieces.map(\.indexEntry).joined(separator: "\n"))
            </ul>
            """
        }
        return "<nav aria-label=\"Index\">\n\(lists.joined(separator: "\n"))\n</nav>"
    }
}

extension GalleryPage.Piece {
    /// The identifier of the piece's article.
    var id: String { exhibit.title.identifier }

    /// The identifier of the group that holds the first picture.
    var pictureID: String { "picture-\(id)" }

    /// The link to the piece.
    fileprivate var indexEntry: String {
        let size = performance.scenes.first?.portrait.size ?? .zero
        return """
            <li><a href="#\(id)"><svg class="thumbnail" aria-hidden="true" \
            viewBox="0 0 \(size.width.shortText) \(size.height.shortText)">\
            <use href="#\(pictureID)"/></svg>\(exhibit.title.xmlEscaped)</a></li>
            """
    }
}
