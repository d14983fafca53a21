package import Weft

extension SplitMix64 {
    /// A style that sets few properties, sometimes to a number that no style can follow.
    ///
    /// - Parameter hasFractions: Whether lengths may be fractions of the parent's. Otherwise there
    ///   are points in their place.
    package mutating func style(hasFractions: Bool = true) -> LayoutElementStyle {
        var style = LayoutElementStyle()
        for _ in 0..<Int.random(in: 0...3, using: &self) {
            set(&style, hasFractions)
        }
        return style
    }

    private mutating func set(_ style: inout LayoutElementStyle, _ hasFractions: Bool) {
        switch Int.random(in: 0..<17, using: &self) {
        case 0: style.width = dimension(hasFractions)
        case 1: style.height = dimension(hasFractions)
        case 2: style.minWidth = dimension(hasFractions)
        case 3: style.minHeight = dimension(hasFractions)
        case 4: style.maxWidth = dimension(hasFractions)
        case 5: style.maxHeight = dimension(hasFractions)
        case 6, 7: style.flexGrow = pick([0, 1, 1, 2, 0.5])
        case 8, 9: style.flexShrink = pick([0, 1, 1, 2, 0.5])
        case 10: style.flexBasis = dimension(hasFractions)
        case 11: style.spacingBefore = length(0...20)
        case 12: style.spacingAfter = length(0...20)
        case 13: style.alignSelf = pick([.auto, .start, .end, .center, .stretch])
        case 14: style.layoutPosition = LayoutPoint(x: length(-10...60), y: length(-10...60))
        case 15: style.ascender = length(0...20)
        default: style.descender = -length(0...20)
        }
    }

    /// A dimension of any kind, with points in place of fractions if there are to be none.
    private mutating func dimension(_ hasFractions: Bool) -> LayoutDimension {
        switch Int.random(in: 0..<20, using: &self) {
        case 0..<11: return .points(length())
        case 11..<17:
            let fraction = pick([0.25, 0.5, 1, 0.333])
            return hasFractions ? .fraction(fraction) : .points((100 * fraction).rounded())
        case 17: return .points(pick([.nan, .infinity, -3]))
        default: return .auto
        }
    }
}
