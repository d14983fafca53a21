public import Weft

extension LayoutCommit {
    /// Returns the layout as an SVG drawing.
    ///
    /// Boxes are drawn in the order of the hierarchy, so that what is in front in the layout is
    /// also in front in the drawing. Text is drawn in the lines that were measured. Each node has a
    /// tooltip with its name, its type and its frame in the root's coordinates.
    ///
    /// - Returns: An `svg` element, which can be a file of its own, or part of an HTML page or
    ///   another drawing. In another drawing, the root's origin is at that drawing's origin. The
    ///   element shows the root and everything that extends beyond it.
    /// - Complexity: O(*n* log *n* + *v* + *t* · *b*) in the numbers of nodes *n*, of values *v*
    ///   that their contents hold, of texts *t* and of filled areas *b*.
    public func svg(_ options: SVGOptions = SVGOptions()) -> String {
        SVGDrawing(self, nodes: inspectedNodes, options: options).text
    }
}
