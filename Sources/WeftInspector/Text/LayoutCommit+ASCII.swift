public import Weft

extension LayoutCommit {
    /// The layout drawn with characters: a box a node, its name in the upper edge.
    ///
    ///     ┌root────────────────┐
    ///     │┌avatar┐┌title─────┐│
    ///     ││      ││          ││
    ///     │└──────┘└──────────┘│
    ///     └────────────────────┘
    ///
    /// A character is taken to be twice as high as wide. Nodes are drawn in the hierarchy's order,
    /// later ones over earlier ones; of boxes with a common upper edge the names follow each other
    /// downwards as far as there is room. Names with control characters are quoted and escaped.
    ///
    /// - Parameter columns: The largest width of the drawing in characters. It has at most half as
    ///   many lines.
    /// - Returns: Lines that end in newlines, without spaces at their ends.
    /// - Complexity: O(*n* · *c*²) in the number of nodes and of columns.
    public func ascii(columns: Int = 72) -> String {
        var drawing = ASCIIDrawing(self, columns: min(1_000, max(2, columns)))
        return drawing.draw()
    }
}
