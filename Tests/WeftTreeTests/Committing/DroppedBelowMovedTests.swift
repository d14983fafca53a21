import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// A node moves in passes that are cancelled, and the next pass drops something below the node.
@Suite("Nodes dropped below a node that has moved")
struct DroppedBelowMovedTests {
    /// The root ▸ `origin` or `target` ▸ `moving` ▸ `middle` ▸ (wrappers ▸) a column ▸ `hosts`, and
    /// a leaf beside them that cancels.
    private struct Scene {
        /// How often a host was measured.
        let asked = Counter()
        let hosts: [DisplayNode<Rulebook>]
        let middle: DisplayNode<Column>
        let moving: DisplayNode<Column>
        let origin: DisplayNode<Column>
        let target = DisplayNode(Column())
        let last = DisplayNode(HookedLeaf {})
        let root: DisplayNode<Column>
        let tree: DisplayTree

        init(wrappers: Int) {
            hosts = (0..<2).map { [asked] _ in
                let rules = [Rulebook.Rule(child: 0)]
                return DisplayNode(Rulebook(children: [box().anyNode], rules: rules, asked: asked))
            }
            var top = DisplayNode(Column(children: hosts.map(\.anyNode)))
            for _ in 0..<wrappers { top = DisplayNode(Column(children: [top.anyNode])) }
            middle = DisplayNode(Column(children: [top.anyNode]))
            moving = DisplayNode(Column(children: [middle.anyNode]))
            origin = DisplayNode(Column(children: [moving.anyNode]))
            root = DisplayNode(Column(children: [target.anyNode, origin.anyNode, last.anyNode]))
            tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        }

        /// Edits, and lays out in a pass that is cancelled just before its end.
        func cancelLayout(after edit: (inout TreeEdit) -> Void) async throws {
            try tree.update {
                edit(&$0)
                $0[last] = HookedLeaf { cancelCurrentTask() }
            }
            let request = Task { [tree] in try await tree.layout(in: SizeRange(width: 320)) }
            await #expect(throws: CancellationError.self) { try await request.value }
        }

        /// Changes what a host asks, but not what it answers.
        func change(_ host: Int, _ edit: inout TreeEdit) {
            edit[hosts[host]].rules[0].width = (edit[hosts[host]].rules[0].width ?? 50) + 1
        }
    }

    @Test("The dropped nodes are not measured again for their places", arguments: [0, 40])
    func dropped(wrappers: Int) async throws {
        let scene = Scene(wrappers: wrappers)
        _ = try await scene.tree.layout(in: SizeRange(width: 320))
        try await scene.cancelLayout { scene.change(0, &$0) }
        // The first pass links a node to its new parent, which is measured again in the second.
        try await scene.cancelLayout { edit in
            edit[scene.origin].children = []
            edit[scene.target].children = [scene.moving.anyNode]
        }
        try await scene.cancelLayout { _ in }
        try await scene.cancelLayout { scene.change(1, &$0) }
        let asked = scene.asked.value
        // The middle answers the same as before, so nothing above it is measured.
        try scene.tree.update { edit in
            edit[scene.middle].children = [box(10, 20).anyNode]
            for host in scene.hosts.indices { scene.change(host, &edit) }
            edit[scene.last] = HookedLeaf {}
        }
        let commit = try await scene.tree.layout(in: SizeRange(width: 320))
        #expect(scene.asked.value == asked)
        #expect(commit.subnodes(of: scene.target) == [scene.moving.anyNode])
        #expect(try differencesFromCold(commit, of: scene.root) == [])
    }
}
