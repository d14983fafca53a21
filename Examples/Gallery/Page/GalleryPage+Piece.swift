import Weft
import WeftInspector

extension GalleryPage.Piece {
    /// The article about the piece.
    var html: String {
        """
        <article class="exhibit" id="\(id)">
        <header class="about">
        <h3><a href="#\(id)">\(exhibit.title.xmlEscaped)</a></h3>
        <p>\(exhibit.note.xmlEscaped)</p>
        <p class="facts">\(facts)</p>
        </header>
        <div>
        <div class="scenes\(performance.scenes.count == 1 ? " single" : "")">
        \(figures.joined(separator: "\n"))
        </div>
        \(tree)
        </div>
        <div class="source panel">
        <header>\(source.name.xmlEscaped)</header>
        <pre><code>\(source.html)</code></pre>
        </div>
        </article>
        """
    }

    private var facts: String {
        let nodes = performance.scenes.last?.portrait.nodeCount ?? 0
        let layouts = performance.scenes.count * Orientation.allCases.count
        return "\(nodes) nodes · \(layouts) layouts · \(performance.measurementCount) measured · "
            + "\(performance.cacheHitCount) from caches"
    }

    /// All scenes in portrait orientation, and the last one in landscape, too.
    private var figures: [String] {
        var figures = performance.scenes.enumerated().map { index, scene in
            figure(scene, scene.portrait, .portrait, id: index == 0 ? pictureID : nil)
        }
        if let last = performance.scenes.last {
            figures.append(figure(last, last.landscape, .landscape, id: nil))
        }
        return figures
    }

    private func figure(
        _ scene: Scene,
        _ commit: LayoutCommit,
        _ orientation: Orientation,
        id: String?
    ) -> String {
        let title = scene.caption.isEmpty ? exhibit.title : "\(exhibit.title): \(scene.caption)"
        let picture = Picture(commit: commit, orientation: orientation, title: title)
        let heading = scene.caption.isEmpty ? "" : "<b>\(scene.caption.xmlEscaped)</b>"
        return """
            <figure class="\(orientation)">\(picture.html(id: id))\
            <figcaption>\(heading)\(orientation.title), \(picture.size)</figcaption>\
            </figure>
            """
    }

    private var tree: String {
        guard let commit = performance.scenes.last?.portrait else { return "" }
        let outline = commit.outline(showsDiagnostics: true)
        let isOpen = commit.nodeCount <= 12 ? " open" : ""
        return """
            <details class="tree panel"\(isOpen)><summary>Nodes, in portrait</summary>\
            <pre>\(outline.xmlEscaped)</pre></details>
            """
    }
}
