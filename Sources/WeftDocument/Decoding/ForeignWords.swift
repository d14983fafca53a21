/// What other layout systems call by another word than the format does.
enum ForeignWords {
    /// The words of the format that say what a foreign word does; none if it is not known.
    static func natives(of word: String) -> [String] {
        table[word.filter { $0.isLetter || $0.isNumber }.lowercased()] ?? []
    }

    /// The first of these that is among some words; nil if none is.
    static func native(of word: String, among words: [String]) -> String? {
        natives(of: word).first(where: words.contains)
    }

    /// The words of CSS, Yoga, SwiftUI, Flutter and of Weft's own API, in small letters, and those
    /// of the format that say the same, in the order in which they are looked for.
    static let table = [
        "align": ["alignItems"],
        "aspectratio": ["ratio"],
        "axis": ["direction"],
        "backgroundcolor": ["color"],
        "baseline": ["baselineFirst"],
        "bold": ["isBold"],
        "bottom": ["end"],
        "box": ["leaf"],
        "center": ["middle"],
        "column": ["vertical", "stack"],
        "columnreverse": ["verticalReverse"],
        "constrainedsize": ["range"],
        "crossaxisalignment": ["alignItems"],
        "displayscale": ["scale"],
        "ellipsis": ["tail"],
        "false": ["noWrap"],
        "fill": ["stretch"],
        "flex": ["flexGrow", "stack"],
        "flexdirection": ["direction"],
        "flexend": ["end"],
        "flexstart": ["start"],
        "gap": ["spacing"],
        "grow": ["flexGrow"],
        "height": ["range"],
        "hstack": ["stack"],
        "image": ["leaf"],
        "justify": ["justifyContent"],
        "leading": ["start"],
        "left": ["start", "layoutPosition"],
        "linelimit": ["maximumNumberOfLines"],
        "mainaxisalignment": ["justifyContent"],
        "margin": ["insets"],
        "maxlines": ["maximumNumberOfLines"],
        "middle": ["center"],
        "numberoflines": ["maximumNumberOfLines"],
        "padding": ["insets", "inset"],
        "position": ["layoutPosition"],
        "right": ["end"],
        "row": ["horizontal", "stack"],
        "rowreverse": ["horizontalReverse"],
        "shrink": ["flexShrink"],
        "sizerange": ["range"],
        "text": ["string"],
        "top": ["start", "layoutPosition"],
        "trailing": ["end"],
        "true": ["wrap"],
        "view": ["leaf"],
        "vstack": ["stack"],
        "width": ["range"],
        "wrap": ["flexWrap"],
        "zstack": ["overlay"],
    ]
}
