import Weft
import WeftInspector

/// A commit drawn as a host would show it, in the frame of the screen.
struct Picture {
    let commit: LayoutCommit
    let orientation: Orientation
    let title: String

    /// The drawing: an `svg` element as large as the commit.
    var svg: String {
        commit.svg(
            SVGOptions(
                mode: .picture,
                title: title,
                includesStyleSheet: false,
                imageSymbols: Artwork.symbols
            )
        )
    }

    /// The drawing in a frame that is as wide as the screen; both shrink together.
    ///
    /// - Parameter id: An identifier by which the drawing can be used a second time.
    func html(id: String?) -> String {
        let screen = orientation.screen.width
        let share = (commit.size.width / screen * 100).shortText
        let looseness = commit.size.width < screen ? " loose" : ""
        let group = id.map { "<g id=\"\($0)\">\(svg)</g>" } ?? svg
        let size = "\(commit.size.width.shortText) \(commit.size.height.shortText)"
        return """
            <div class="device \(orientation)\(looseness)">\
            <div class="shot" style="width:\(share)%">\
            <svg role="none" viewBox="0 0 \(size)">\(group)</svg></div></div>
            """
    }

    /// The size for a caption.
    var size: String { "\(commit.size.width.shortText) × \(commit.size.height.shortText)" }
}
