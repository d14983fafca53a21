/// The metrics of one face of Helvetica at one size, which convert whole advance units to points
/// and back.
///
/// Widths are compared as integers, in 1/1000 em, and become points in one place, so that no sum of
/// rounded numbers decides where a line ends.
struct HelveticaMetrics {
    /// The advances of the face, in 1/1000 em.
    let advances: HelveticaAdvances

    /// The size of the font in points.
    let fontSize: Double

    /// How far the font reaches above a baseline, in points.
    let ascender: Double

    /// How far the font reaches below a baseline, in points, as a negative number.
    let descender: Double

    /// The distance between two baselines in points.
    let lineHeight: Double

    /// Creates the metrics of text with usable attributes.
    init(_ attributes: TextAttributes) {
        advances = attributes.isBold ? .bold : .regular
        fontSize = attributes.fontSize
        ascender = 0.905 * fontSize
        descender = -0.212 * fontSize
        lineHeight = 1.15 * fontSize * attributes.lineHeightMultiple
    }

    /// The distance in points from the top of the text to a line's baseline.
    ///
    /// Half of any line height beyond the font's own lies above the text, and half below it, as in
    /// CSS.
    func baseline(ofLine index: Int) -> Double {
        Double(index) * lineHeight + (lineHeight - ascender + descender) / 2 + ascender
    }

    /// A number of advance units in points.
    func points(_ units: Int) -> Double {
        Double(units) * fontSize / 1000
    }

    /// The largest number of advance units that fit into a width in points.
    ///
    /// A width rounded to the pixel grid may have lost the grid's epsilon and a rounding error, for
    /// instance that of thirds, and still holds what it was rounded for. A width of at least
    /// `LayoutSize.unboundedLength` holds everything, and so does NaN.
    func unitsThatFit(_ width: Double) -> Int {
        guard width < LayoutSize.unboundedLength else { return .max }
        let width = max(0, width) + 2 * PixelGrid.epsilon
        let estimate = (width * 1000 / fontSize).rounded(.down)
        guard fontSize > 0, estimate < 1e12 else { return .max }
        var units = Int(estimate)
        while points(units) > width { units -= 1 }
        while points(units + 1) <= width { units += 1 }
        return units
    }
}
