import Synchronization
import WeftLayout

/// The nodes of a commit in whose layout something odd was met, in depth-first order.
final class DiagnosedNodes: Sendable {
    /// A node and its diagnostics, of which there is at least one.
    typealias Entry = (node: AnyDisplayNode, diagnostics: [LayoutDiagnostic])

    let entries: [Entry]

    /// Collects the nodes of a commit.
    ///
    /// - Complexity: O(*n*) in the number of nodes, the number of values that the contents on the
    ///   paths hold, and the lengths of the paths as printed.
    init(of commit: LayoutCommit) {
        let table = commit.storage.table
        var entries: [Entry] = []
        var paths = commit.paths
        var way: [Slot] = []
        commit.forEachPlacement { placement, details, _, depth in
            let slot = details.slot(of: placement)
            way.removeLast(way.count - depth)
            way.append(slot)
            // Few nodes are odd, and counting references to all others would take long. What is
            // odd in the root's own style has no mark.
            guard table.cell(of: slot).hasDiagnostics || depth == 0,
                let placed = table.placedNode(at: placement, in: details)
            else { return }
            let nodes = way.lazy.map { commit.node(in: $0) }
            let diagnostics = commit.diagnostics(of: placed, along: nodes, &paths)
            if !diagnostics.isEmpty {
                entries.append((AnyDisplayNode(handle: placed.node), diagnostics))
            }
        }
        self.entries = entries
    }
}

extension LayoutCommit {
    /// The nodes in whose layout something odd was met. They are collected when somebody first asks
    /// for them; if several threads do so at the same time, all but one do it in vain.
    var diagnosedNodes: [DiagnosedNodes.Entry] {
        if storage.table.diagnosedCount == 0, rootDiagnostics.isEmpty { return [] }
        let nodes =
            storage.diagnosedNodes.load()
            ?? storage.diagnosedNodes.storeIfNil(DiagnosedNodes(of: self))
        return nodes.entries
    }

    /// What is odd in the root's own style, as the root has no supernode to store it with.
    var rootDiagnostics: [LayoutDiagnostic] { storage.table.top?.diagnostics ?? [] }
}
