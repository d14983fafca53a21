import Weft

extension LayoutMotion {
    /// The frames of all nodes partway through the motion, in the root's coordinates.
    func frames(at progress: Double) -> [AnyDisplayNode: LayoutRect] {
        Dictionary(uniqueKeysWithValues: nodes.map { ($0.node, $0.frame(at: progress)) })
    }
}

extension LayoutTransition {
    /// The motion from the first commit to the second one.
    var motion: LayoutMotion { LayoutMotion(from: from, to: to) }
}
