import Foundation
import WeftArguments

/// Lays out every screen of the gallery and writes a page about it: `Gallery [OUTPUT.html]`.
@main
struct GalleryCommand {
    static func main() async {
        do throws(UsageError) {
            let options = try GalleryOptions.ofProcess()
            if let file = UnusableFile.foreseeablyUnwritable(options.path) {
                note("Gallery: \(file)\n")
                exit(EXIT_FAILURE)
            }
            var tour = Tour(of: ExhibitGroup.all)
            await tour.visitAll()
            tour.writePage(to: options.path)
            exit(tour.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            GalleryOptions.fail(error)
        }
    }
}
