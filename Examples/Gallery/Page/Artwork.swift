/// The images that stand in for those that an app would load.
enum Artwork {
    /// The symbol for each name of an image.
    static let symbols = [
        "avatar": "art-avatar",
        "kitten": "art-kitten",
        "photo": "art-photo",
        "video drums": "art-video-drums",
        "video guitar": "art-video-guitar",
        "video piano": "art-video-piano",
        "video violin": "art-video-violin",
    ]

    /// The definitions of the symbols: an `svg` element that shows nothing itself.
    static var definitions: String { String(decoding: PackageResources.artwork_svg, as: UTF8.self) }
}
