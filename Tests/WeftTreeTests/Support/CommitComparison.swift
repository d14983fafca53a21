import Weft

/// How two layouts of the same nodes differ, one line a difference, at most a dozen.
func differences(_ first: LayoutCommit, _ second: LayoutCommit) -> [String] {
    var lines: [String] = []
    let nodes = first.nodes
    if nodes != second.nodes {
        lines.append("nodes in drawing order:\n  \(nodes)\n  \(second.nodes)")
    }
    if first.nodeCount != nodes.count {
        lines.append("nodeCount is \(first.nodeCount) for \(nodes.count) nodes")
    }
    for node in nodes where lines.count < 12 {
        lines += differences(first, second, at: node)
    }
    // As text, since NaN does not equal itself.
    if "\(first.diagnostics)" != "\(second.diagnostics)" {
        lines.append("diagnostics:\n  \(first.diagnostics)\n  \(second.diagnostics)")
    }
    return lines
}

private func differences(
    _ first: LayoutCommit,
    _ second: LayoutCommit,
    at node: AnyDisplayNode
) -> [String] {
    var lines: [String] = []
    func compare<Value: Equatable>(
        _ name: String,
        _ value: (LayoutCommit) -> Value
    ) {
        let (one, other) = (value(first), value(second))
        if one != other { lines.append("\(node).\(name): \(one) and \(other)") }
    }
    compare("frameInSupernode") { $0.frameInSupernode(of: node)?.bits }
    compare("frame") { $0.frame(of: node)?.bits }
    compare("supernode") { $0.supernode(of: node) }
    compare("subnodes") { $0.subnodes(of: node) }
    compare("payload") { $0.payload(of: node, as: TextLayout.self) }
    compare("hasPayload") { $0.payload(of: node) != nil }
    compare("environment") { $0.environment(of: node) }
    compare("constrainedSize") { $0.constrainedSize(of: node).map { "\($0)" } }
    compare("content") { commit in commit.content(of: node).map { "\($0)" } }
    return lines
}

extension LayoutRect {
    /// The four numbers as they are in memory, so that a comparison is exact.
    var bits: [UInt64] {
        [minX, minY, size.width, size.height].map(\.bitPattern)
    }
}
