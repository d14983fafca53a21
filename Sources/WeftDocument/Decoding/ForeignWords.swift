/// Words that other layout systems use for what the format calls by a different name.
enum ForeignWords {
    /// The words of the format that mean the same as a foreign word; empty if it is unknown.
    static func natives(of word: String) -> [String] {
        // Looking up any other word would take quadratic time.
        guard word.hasShortMarkRuns else { return [] }
        return table[word.filter { $0.isLetter || $0.isNumber }.lowercased()] ?? []
    }

    /// The first of these words that is among the given ones; nil if none is.
    static func native(of word: String, among words: [String]) -> String? {
        natives(of: word).first(where: words.contains)
    }

    /// The words of CSS, Yoga, SwiftUI, Flutter and Weft's own API, in lower case, with the
    /// format's words for the same, in the order in which they are tried.
    static let table = [
        "align": ["alignItems"],
        "alignment": ["alignItems"],
        "aspectratio": ["ratio"],
        "axis": ["direction"],
        "backgroundcolor": ["color"],
        "baseline": ["baselineFirst"],
        "bold": ["isBold"],
        "bottom": ["end"],
        "bottomleading": ["bottomLeft"],
        "bottomtrailing": ["bottomRight"],
        "box": ["leaf"],
        "center": ["middle"],
        "column": ["vertical", "stack"],
        "columnreverse": ["verticalReverse"],
        "constrainedsize": ["range"],
        "container": ["node"],
        "crossaxisalignment": ["alignItems"],
        "displayscale": ["scale"],
        "div": ["node"],
        "ellipsis": ["tail"],
        "false": ["noWrap"],
        "fill": ["stretch"],
        "flex": ["flexGrow", "stack"],
        "flexdirection": ["direction"],
        "flexend": ["end"],
        "flexstart": ["start"],
        "fontweight": ["isBold"],
        "gap": ["spacing"],
        "grow": ["flexGrow"],
        "height": ["height", "range"],
        "hstack": ["stack"],
        "image": ["leaf"],
        "justify": ["justifyContent"],
        "label": ["label", "text"],
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
        "rowgap": ["lineSpacing"],
        "rowreverse": ["horizontalReverse"],
        "shrink": ["flexShrink"],
        "sizerange": ["range"],
        "text": ["string"],
        "top": ["start", "layoutPosition"],
        "topleading": ["topLeft"],
        "toptrailing": ["topRight"],
        "trailing": ["end"],
        "true": ["wrap"],
        "view": ["node"],
        "vstack": ["stack"],
        "weight": ["flexGrow"],
        "width": ["width", "range"],
        "wrap": ["flexWrap"],
        "zstack": ["overlay"],
    ]
}
