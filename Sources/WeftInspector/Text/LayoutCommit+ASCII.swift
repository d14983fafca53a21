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
    /// A character is taken to be twice as high as wide. All edges are drawn, those behind others,
    /// too; of boxes with a common upper edge the names follow each other downwards as far as there
    /// is room. A point stands for a box without a length. Names that are blank or have control
    /// characters are quoted and escaped.
    ///
    /// - Parameter columns: The largest width of the drawing in characters, from 2 to 1,000; a
    ///   number beyond these acts as the nearest of them. The drawing has at most as many lines:
    ///   what is higher becomes narrower.
    /// - Returns: Lines that end in newlines, without spaces at their ends.
    /// - Complexity: O(*n* · *c*²) in the number of nodes and of columns, and O(*v*) in that of the
    ///   values that the contents hold.
    public func ascii(columns: Int = 72) -> String {
        var drawing = ASCIIDrawing(self, columns: min(1_000, max(2, columns)))
        return drawing.draw()
    }
}
