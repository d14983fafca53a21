public import Weft

extension LayoutCommit {
    /// The hierarchy as text, a line a node: its name, its type and its frame.
    ///
    ///     root DocumentRoot  0 0 320×56
    ///     ├ avatar Box  8 8 40×40
    ///     └ title Text  56 8 256×17  "A title"
    ///
    /// Frames are x, y, width and height in points, in the root's coordinates. Nodes deeper than 60
    /// are indented as if they were that deep, with their depth in brackets. A node without a name
    /// goes by the property of its supernode's content that holds it. Names that are blank or
    /// have control characters are quoted and escaped; of a text the first 40 characters are shown,
    /// with an ellipsis after the quotes where there are more.
    ///
    /// - Complexity: O(*n*) in the number of nodes and of the values that their contents
    ///   hold.
    public func outline(_ options: OutlineOptions = OutlineOptions()) -> String {
        Outline(commit: self, options: options).text
    }
}
