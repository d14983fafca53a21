/// Places labels beside their points so that they cover neither each other nor dots.
struct LabelLayout {
    /// The room that a label needs, in the drawing's units.
    var width = 64.0
    var height = 17.0

    /// How far a label's middle stays from the middle of a dot.
    var clearance = 13.0

    /// A label and its place.
    struct Label: Equatable {
        let text: String
        let x: Double
        let y: Double
    }

    /// Moves labels up or down, as little as necessary.
    ///
    /// - Complexity: O(*n*³) in the number of labels and dots, of which a chart has dozens.
    func placed(
        _ labels: [(text: String, x: Double, y: Double)],
        beside dots: [(x: Double, y: Double)] = []
    ) -> [Label] {
        var placed: [Label] = []
        for label in labels.sorted(by: { $0.y < $1.y }) {
            let near = placed.filter { abs($0.x - label.x) < width }.map(\.y)
            let covered = dots.filter { $0.x > label.x && $0.x - label.x < width }.map(\.y)
            var candidates = [label.y]
            for y in near { candidates += [y - height, y + height] }
            for y in covered { candidates += [y - clearance, y + clearance] }
            let free = candidates.filter { y in
                near.allSatisfy { abs($0 - y) >= height - 0.001 }
                    && covered.allSatisfy { abs($0 - y) >= clearance - 0.001 }
            }
            let y = free.min { abs($0 - label.y) < abs($1 - label.y) } ?? label.y
            placed.append(Label(text: label.text, x: label.x, y: y))
        }
        return placed
    }
}
