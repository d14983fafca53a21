public import Weft

extension LayoutCommit {
    /// Returns the layout drawn with characters: a box for each node, with its name in the top
    /// edge.
    ///
    ///     ┌root────────────────┐
    ///     │┌avatar┐┌title─────┐│
    ///     ││      ││          ││
    ///     │└──────┘└──────────┘│
    ///     └────────────────────┘
    ///
    /// A character is assumed to be twice as high as it is wide. All edges are drawn, including
    /// those behind others. If boxes share their top edge, their names follow each other downwards
    /// as far as there is room. A point stands for a box that lies within a single character. Names
    /// that are blank or contain control characters are quoted and escaped.
    ///
    /// - Parameter columns: The largest width of the drawing in characters, from 2 to 1,000; a
    ///   number outside these bounds counts as the nearest bound. The drawing has at most as many
    ///   lines; a layout that would need more is drawn narrower.
    /// - Returns: The lines of the drawing, each ending with a newline and without trailing spaces.
    /// - Complexity: O(*n* · *c*²) in the numbers of nodes and of columns, plus O(*v*) in the
    ///   number of values that the contents hold.
    public func ascii(columns: Int = 72) -> String {
        var drawing = ASCIIDrawing(self, columns: min(1_000, max(2, columns)))
        return drawing.draw()
    }
}
