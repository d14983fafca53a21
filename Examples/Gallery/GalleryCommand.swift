import Foundation

/// Lays out every screen of the gallery and writes a page about it: `Gallery [output path]`.
@main
struct GalleryCommand {
    static func main() async {
        let path = CommandLine.arguments.dropFirst().first ?? "gallery.html"
        var tour = Tour(of: ExhibitGroup.all)
        await tour.visitAll()
        tour.writePage(to: path)
        exit(tour.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
}
