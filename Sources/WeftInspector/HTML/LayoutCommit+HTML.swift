public import Weft

extension LayoutCommit {
    /// Returns the layout as an HTML page to explore: the drawing, the hierarchy, and details about
    /// each node.
    ///
    /// The details are the node's frame, the questions that led to its size, with ranges and
    /// styles, and the sizes of what the node has arranged.
    ///
    /// The page is a single file that needs no others. A node can be selected in the drawing, in
    /// the hierarchy, or with the arrow keys; another click at the same place in the drawing
    /// selects the node around it. The page's address names the selected node, so links can lead to
    /// a node: `#node-11` to that at index 11 of `nodes`.
    ///
    /// As in `explanation(of:)`, the questions are found by laying out the commit's contents once
    /// more, serially and on the calling thread. If that is not possible, the page shows only the
    /// ranges, without the questions and without what was arranged.
    ///
    /// - Parameter title: The title of the page. If it is nil or blank, the title is the name of
    ///   the root or, if it has none, its type.
    /// - Throws: `LayoutError` if called inside a measurement; `CancellationError` if the calling
    ///   task is cancelled.
    /// - Complexity: That of `svg(_:)`, plus O(*n*) measurements in the number of nodes, and O(*s*)
    ///   in the number of specs around each node, in total: the page repeats a spec for every node
    ///   that it arranges.
    public func html(title: String? = nil) throws -> String {
        try InspectionPage(self, title: title).text
    }
}
