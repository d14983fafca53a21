public import Weft

extension LayoutCommit {
    /// Returns the hierarchy as text, with one line for each node: its name, its type and its
    /// frame.
    ///
    ///     root DocumentRoot  0 0 320×56
    ///     ├ avatar Box  8 8 40×40
    ///     └ title Text  56 8 256×17  "A title"
    ///
    /// Frames are x, y, width and height in points, in the root's coordinates, or in those of the
    /// supernode. With the latter, a line changes only if the node itself does, as tests with
    /// stored outlines need it.
    ///
    /// Nodes at a depth of more than 60 are indented as if it were 60, with their depth in
    /// brackets. A node without a name is shown under the property of its supernode's content that
    /// holds it. Names that are blank or contain control characters are quoted and escaped. A text
    /// is shown with its first 40 characters (Unicode scalars), and an ellipsis after the quotes if
    /// it is longer; if it does not fit into its lines, it is said to be cut off. A leaf of another
    /// kind whose payload is a `TextLayout` is shown with the text of its lines.
    ///
    /// Ranges are those that `constrainedSize(of:)` returns. Below a `FixedSpecContent` they may be
    /// those of an earlier layout, so compare outlines without them.
    ///
    /// - Parameters:
    ///   - framesInSupernodes: Whether frames are in the coordinates of the supernode.
    ///   - showsRanges: Whether a frame is followed by the range that the node was laid out in.
    ///   - showsDiagnostics: Whether a node is followed by its diagnostics, one on each line.
    /// - Complexity: O(*n*) in the number of nodes and of the values that their contents hold.
    public func outline(
        framesInSupernodes: Bool = false,
        showsRanges: Bool = false,
        showsDiagnostics: Bool = false
    ) -> String {
        Outline(
            commit: self,
            framesInSupernodes: framesInSupernodes,
            showsRanges: showsRanges,
            showsDiagnostics: showsDiagnostics
        )
        .text(of: inspectedNodes)
    }

    /// Returns the hierarchy below a node as text, beginning with the node itself; nil if it has no
    /// place.
    ///
    /// The lines are those that the whole outline has for these nodes. Frames are in the root's
    /// coordinates, or in those of the supernode.
    ///
    /// - Parameters:
    ///   - node: The node to begin with.
    ///   - framesInSupernodes: Whether frames are in the coordinates of the supernode.
    ///   - showsRanges: Whether a frame is followed by the range that the node was laid out in.
    ///   - showsDiagnostics: Whether a node is followed by its diagnostics, one on each line.
    /// - Complexity: O(*n*) in the number of these nodes and of the values that their contents and
    ///   that of the supernode hold; with diagnostics, in those of the whole commit.
    public func outline(
        of node: some NodeReference,
        framesInSupernodes: Bool = false,
        showsRanges: Bool = false,
        showsDiagnostics: Bool = false
    ) -> String? {
        guard contains(node) else { return nil }
        return Outline(
            commit: self,
            framesInSupernodes: framesInSupernodes,
            showsRanges: showsRanges,
            showsDiagnostics: showsDiagnostics
        )
        .text(of: inspectedNodes(from: node.anyNode))
    }
}
