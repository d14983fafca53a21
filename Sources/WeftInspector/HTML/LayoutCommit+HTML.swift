public import Weft

extension LayoutCommit {
    /// The layout as an HTML page to look around in: the drawing, the hierarchy, and for each node
    /// its frame, and the questions that have led to its size, with ranges and styles.
    ///
    /// The page is one file that needs no other. A node is chosen in the drawing, in the hierarchy,
    /// or with the arrow keys; its address names it, so a link can lead to a node.
    ///
    /// What was asked is found out as `explanation(of:)` does, by laying the commit's contents out
    /// once more, serially and on the calling thread. Where that is not possible, the page lacks
    /// the questions, and tells the ranges alone.
    ///
    /// - Parameter title: What the page is called; nil, or a blank one, for the name or the type of
    ///   the root.
    /// - Throws: `LayoutError` inside a measurement; `CancellationError` if the calling task is
    ///   cancelled.
    /// - Complexity: That of `svg(_:)`, and O(*n*) measurements in the number of nodes.
    public func html(title: String? = nil) throws -> String {
        try InspectionPage(self, title: title).text
    }
}
