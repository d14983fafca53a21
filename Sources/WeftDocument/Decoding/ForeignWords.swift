import Weft

/// What other layout systems call by another word than the format does.
enum ForeignWords {
    /// The one of several words of the format that a word is the foreign one for, or probably
    /// meant to be; nil if there is none.
    static func meant(by word: String, of words: [String]) -> String? {
        let native = table[word.lettersAndDigits.lowercased()] ?? []
        return native.first(where: words.contains) ?? word.meant(of: words)
    }

    /// The words of CSS, Yoga, SwiftUI, Flutter and of Weft's own API, in small letters, and those
    /// of the format that say the same, in the order in which they are looked for.
    private static let table = [
        "align": ["alignItems"],
        "aspectratio": ["ratio"],
        "axis": ["direction"],
        "backgroundcolor": ["color"],
        "baseline": ["baselineFirst"],
        "bold": ["isBold"],
        "bottom": ["end"],
        "box": ["leaf"],
        "center": ["middle"],
        "column": ["vertical"],
        "columngap": ["spacing"],
        "columnreverse": ["verticalReverse"],
        "constrainedsize": ["range"],
        "crossaxisalignment": ["alignItems"],
        "displayscale": ["scale"],
        "fill": ["stretch"],
        "flex": ["flexGrow", "stack"],
        "flexdirection": ["direction"],
        "flexend": ["end"],
        "flexstart": ["start"],
        "gap": ["spacing"],
        "grow": ["flexGrow"],
        "hstack": ["stack"],
        "image": ["leaf"],
        "justify": ["justifyContent"],
        "leading": ["start"],
        "left": ["start"],
        "linelimit": ["maximumNumberOfLines"],
        "mainaxisalignment": ["justifyContent"],
        "margin": ["insets"],
        "maxlines": ["maximumNumberOfLines"],
        "middle": ["center"],
        "numberoflines": ["maximumNumberOfLines"],
        "padding": ["insets", "inset"],
        "position": ["layoutPosition"],
        "right": ["end"],
        "row": ["horizontal"],
        "rowgap": ["lineSpacing"],
        "rowreverse": ["horizontalReverse"],
        "shrink": ["flexShrink"],
        "sizerange": ["range"],
        "text": ["string"],
        "top": ["start"],
        "trailing": ["end"],
        "view": ["leaf"],
        "vstack": ["stack"],
        "wrap": ["flexWrap"],
        "zstack": ["overlay"],
    ]
}

extension String {
    /// The word without what stands between its parts.
    fileprivate var lettersAndDigits: String { filter { $0.isLetter || $0.isNumber } }
}
