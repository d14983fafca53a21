import Weft

/// A label of an SVG drawing.
struct DrawnLabel {
    let name: Substring

    /// The rectangle that it covers, in points.
    let frame: LayoutRect

    /// The labels of a drawing with `zoom` units a point, in the order in which they chose their
    /// places.
    static func all(in svg: String, zoom: Double = 1) -> [DrawnLabel] {
        let label =
            /<text class="weft-label [^"]*" x="([^"]*)" y="([^"]*)" textLength="([^"]*)" .*?>([^<]*)</
        return svg.matches(of: label).compactMap { match in
            guard let x = Double(match.1), let y = Double(match.2), let length = Double(match.3)
            else { return nil }
            // A label extends 2 units beyond its name on either side, and its baseline is 8.5 units
            // below its upper edge.
            let origin = LayoutPoint(x: x - 2 / zoom, y: y - 8.5 / zoom)
            let size = LayoutSize(width: length + 4 / zoom, height: 11 / zoom)
            return DrawnLabel(name: match.4, frame: LayoutRect(origin: origin, size: size))
        }
    }

    /// Whether its upper left corner is at a point, apart from the rounding of printed numbers.
    func begins(at point: LayoutPoint) -> Bool {
        abs(frame.minX - point.x) < 0.01 && abs(frame.minY - point.y) < 0.01
    }
}
