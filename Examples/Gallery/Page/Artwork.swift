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
    static let definitions =
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute"
          aria-hidden="true">
        <defs>
        \(gradients.joined(separator: "\n"))
        </defs>
        <symbol id="art-photo" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
        <rect width="300" height="200" fill="url(#art-sky)"/>
        <circle cx="216" cy="88" r="15" fill="#fff3d6"/>
        <path d="M0 156 L62 98 L96 126 L150 72 L214 134 L248 110 L300 156 V200 H0Z"
          fill="#5f7fa3"/>
        <path d="M150 72 L132 90 L141 88 L150 96 L159 88 L168 90Z M62 98 L50 109 L58 107.5 L65
          112 L74 108.5Z" fill="#f4f8fc"/>
        <path d="M0 158 C60 128 110 148 160 138 C210 128 250 146 300 132 V200 H0Z"
          fill="#3f6b63"/>
        <path d="M0 182 C70 158 150 178 300 160 V200 H0Z" fill="#2d4f4a"/>
        </symbol>
        <symbol id="art-avatar" viewBox="0 0 40 40" preserveAspectRatio="xMidYMid slice">
        <rect width="40" height="40" rx="9" fill="url(#art-dusk)"/>
        <circle cx="20" cy="15.5" r="7" fill="#fff" fill-opacity=".92"/>
        <path d="M6 38 C6 27 12 24.5 20 24.5 C28 24.5 34 27 34 38 C34 39.4 33 40 31 40 H9 C7 40
          6 39.4 6 38Z" fill="#fff" fill-opacity=".92"/>
        </symbol>
        <symbol id="art-kitten" viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice">
        <rect width="80" height="80" fill="#f3d9b4"/>
        <path d="M17 40 L19 15 L36 27 H44 L61 15 L63 40Z" fill="#8a5a3c"/>
        <path d="M22 33 L23 22 L31 28Z M58 33 L57 22 L49 28Z" fill="#e9a9a0"/>
        <ellipse cx="40" cy="46" rx="25" ry="22" fill="#a9714b"/>
        <ellipse cx="40" cy="55" rx="12" ry="9" fill="#f7ead9"/>
        <ellipse cx="31" cy="43" rx="4.2" ry="5.4" fill="#2d2620"/>
        <circle cx="32.4" cy="41.2" r="1.4" fill="#fff"/>
        <ellipse cx="49" cy="43" rx="4.2" ry="5.4" fill="#2d2620"/>
        <circle cx="50.4" cy="41.2" r="1.4" fill="#fff"/>
        <path d="M37.4 51 H42.6 L40 54Z" fill="#d4766f"/>
        <path d="M40 54 V57 M40 57 C38 60 35 60 34 58 M40 57 C42 60 45 60 46 58" fill="none"
          stroke="#7a4a33" stroke-width="1.1" stroke-linecap="round"/>
        <path d="M26 53 L11 50 M26 56 L11 58 M54 53 L69 50 M54 56 L69 58" stroke="#fff"
          stroke-opacity=".85" stroke-width="1"/>
        </symbol>
        <g id="art-play">
        <circle r="24" fill="#000" fill-opacity=".28"/>
        <path d="M-7 -11 L13 0 L-7 11Z" fill="#fff"/></g>
        \(videos.joined(separator: "\n"))
        </svg>
        """

    private static let gradients = [
        gradient("sky", from: "#6aa8e8", to: "#f6d9b8", at: 0.7, isVertical: true),
        gradient("dusk", from: "#8e7bf0", to: "#e07ba8"),
        gradient("drums", from: "#7a3b2e", to: "#c9743f"),
        gradient("guitar", from: "#24435f", to: "#4f86a8"),
        gradient("piano", from: "#2f2a4a", to: "#6f62a8"),
        gradient("violin", from: "#23503f", to: "#5c9a72"),
    ]

    /// A gradient, from the upper left to the lower right unless it is vertical.
    private static func gradient(
        _ name: String,
        from first: String,
        to last: String,
        at end: Double = 1,
        isVertical: Bool = false
    ) -> String {
        """
        <linearGradient id="art-\(name)" x1="0" y1="0" x2="\(isVertical ? 0 : 1)" y2="1">
        <stop offset="0" stop-color="\(first)"/>
        <stop offset="\(end)" stop-color="\(last)"/></linearGradient>
        """
    }

    /// The symbols of videos: the gradients of their names, with the sign to play them.
    private static let videos = ["drums", "guitar", "piano", "violin"].map { name in
        """
        <symbol id="art-video-\(name)">
        <rect width="100%" height="100%" fill="url(#art-\(name))"/>
        <svg x="50%" y="50%" overflow="visible">
        <use href="#art-play"/></svg></symbol>
        """
    }
}
