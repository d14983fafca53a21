public import Weft

extension LayoutCommit {
    /// The layout as an SVG drawing.
    ///
    /// Boxes are drawn in the hierarchy's order, so that what is in front in the layout is in front
    /// in the drawing; text is drawn in the lines that were measured. Each node has a tooltip with
    /// its name, its type and its frame in the root's coordinates.
    ///
    /// - Returns: An `svg` element that is a file of its own as well as a part of an HTML page, or
    ///   of another drawing, where the root has its origin in the origin. It shows the root, and
    ///   all that hangs out of it.
    /// - Complexity: O(*n* log *n* + *v* + *t* · *b*) in the numbers of nodes, of the values that
    ///   their contents hold, of texts and of filled areas.
    public func svg(_ options: SVGOptions = SVGOptions()) -> String {
        SVGDrawing(self, nodes: inspectedNodes, options: options).text
    }
}
