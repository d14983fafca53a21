package import Weft

/// Returns how two layouts differ, one line for each difference, at most about a dozen.
///
/// - Parameters:
///   - comparesRanges: Whether nodes must have been measured in the same ranges. Below contents
///     that ignore their range, nodes may have been asked something else that has the same answer.
///   - isSame: Whether a node of the first layout is the counterpart of one of the second. By
///     default, both are layouts of the same nodes.
package func differences(
    _ first: LayoutCommit,
    _ second: LayoutCommit,
    comparesRanges: Bool = true,
    isSame: (AnyDisplayNode, AnyDisplayNode) -> Bool = { $0 == $1 }
) -> [String] {
    var lines: [String] = []
    let nodes = first.nodes
    let counterparts = second.nodes
    if !nodes.elementsEqual(counterparts, by: isSame) {
        lines.append("nodes in drawing order:\n  \(nodes)\n  \(counterparts)")
    }
    if first.nodeCount != nodes.count {
        lines.append("nodeCount is \(first.nodeCount) for \(nodes.count) nodes")
    }
    if first.size.bits != second.size.bits {
        lines.append("size: \(first.size) and \(second.size)")
    }
    for (node, counterpart) in zip(nodes, counterparts) where lines.count < 12 {
        lines += differences(at: (first, node), (second, counterpart), comparesRanges, isSame)
    }
    if first.diagnostics != second.diagnostics {
        lines.append("diagnostics:\n  \(first.diagnostics)\n  \(second.diagnostics)")
    }
    return lines
}

private func differences(
    at first: (commit: LayoutCommit, node: AnyDisplayNode),
    _ second: (commit: LayoutCommit, node: AnyDisplayNode),
    _ comparesRanges: Bool,
    _ isSame: (AnyDisplayNode, AnyDisplayNode) -> Bool
) -> [String] {
    var lines: [String] = []
    func compare<Value>(
        _ name: String,
        by areEqual: (Value, Value) -> Bool,
        _ value: (LayoutCommit, AnyDisplayNode) -> Value
    ) {
        let (one, other) = (value(first.commit, first.node), value(second.commit, second.node))
        if !areEqual(one, other) { lines.append("\(first.node).\(name): \(one) and \(other)") }
    }
    func compare<Value: Equatable>(
        _ name: String,
        _ value: (LayoutCommit, AnyDisplayNode) -> Value
    ) {
        compare(name, by: ==, value)
    }
    compare("frameInSupernode", by: { $0?.bits == $1?.bits }) { $0.frameInSupernode(of: $1) }
    compare("frame", by: { $0?.bits == $1?.bits }) { $0.frame(of: $1) }
    compare("subnodes", by: { $0.elementsEqual($1, by: isSame) }) { $0.subnodes(of: $1) }
    compare("supernode", by: { $0.elementsEqual($1, by: isSame) }) { commit, node in
        commit.supernode(of: node).map { [$0] } ?? []
    }
    compare("payload") { $0.payload(of: $1, as: TextLayout.self) }
    compare("hasPayload") { $0.payload(of: $1) != nil }
    compare("environment") { $0.environment(of: $1) }
    if comparesRanges {
        compare("constrainedSize", by: { $0?.bits == $1?.bits }) { $0.constrainedSize(of: $1) }
    }
    compare("content", by: areSame) { $0.content(of: $1) }
    return lines
}

/// Whether two contents are the same to the bit, as those of one node usually are, or print the
/// same. Comparing what they print takes far longer.
private func areSame(_ first: (any Sendable)?, _ second: (any Sendable)?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    func hasBitsOfSecond<Content>(_ first: Content) -> Bool {
        guard let second = second as? Content else { return false }
        // The bytes are read while both values are alive.
        return unsafe withUnsafeBytes(of: first) { bytes in
            unsafe withUnsafeBytes(of: second) { unsafe bytes.elementsEqual($0) }
        }
    }
    return hasBitsOfSecond(first) || "\(first)" == "\(second)"
}
