import Weft

/// A label of an SVG drawing.
struct DrawnLabel {
    let name: Substring

    /// The room that it takes, in points.
    let frame: LayoutRect

    /// The labels of a drawing with so many units a point, those that chose first before others.
    static func all(in svg: String, zoom: Double = 1) -> [DrawnLabel] {
        let label =
            /<text class="weft-label [^"]*" x="([^"]*)" y="([^"]*)" textLength="([^"]*)" .*?>([^<]*)</
        return svg.matches(of: label).compactMap { match in
            guard let x = Double(match.1), let y = Double(match.2), let length = Double(match.3)
            else { return nil }
            // There are 2 units around a name, and its baseline is 8.5 below its upper edge.
            let origin = LayoutPoint(x: x - 2 / zoom, y: y - 8.5 / zoom)
            let size = LayoutSize(width: length + 4 / zoom, height: 11 / zoom)
            return DrawnLabel(name: match.4, frame: LayoutRect(origin: origin, size: size))
        }
    }

    /// Whether it begins at a point, apart from what printing has rounded.
    func begins(at point: LayoutPoint) -> Bool {
        abs(frame.minX - point.x) < 0.01 && abs(frame.minY - point.y) < 0.01
    }
}
