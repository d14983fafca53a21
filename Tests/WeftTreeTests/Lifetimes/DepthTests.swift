import TestSupport
import Testing
import Weft
import WeftTesting

@testable import WeftTree

@Suite("Deep and large trees")
struct DepthTests {
    private func chain(_ count: Int, _ living: Counter? = nil) -> (
        top: AnyDisplayNode, leaf: DisplayNode<BoxContent>
    ) {
        let leaf = box(7, 7)
        var top = leaf.anyNode
        for _ in 0..<count {
            let content = Column(children: [top], probe: living.map { LifeProbe($0) })
            top = DisplayNode(content).anyNode
        }
        return (top, leaf)
    }

    /// Whether two commits have the same nodes, each in the same place in its supernode. (Finding a
    /// frame in the root takes time in proportion to the node's depth.)
    private func hasSameFrames(_ commit: LayoutCommit, _ other: LayoutCommit) -> Bool {
        commit.nodes == other.nodes
            && commit.nodes.allSatisfy {
                commit.frameInSupernode(of: $0) == other.frameInSupernode(of: $0)
            }
    }

    /// The first and the last steps of a path through shells, except for the very last one.
    private func shortPath(omitting count: Int) -> String {
        let steps = String(repeating: " ▸ inner Shell", count: 99)
        return "Shell\(steps) ▸ … \(count) more …\(steps)"
    }

    @Test("A node that is released with 100,000 children leaves no long list behind")
    func releaseOfChildren() {
        let living = Counter()
        do {
            let children = (0..<100_000).map { _ in
                DisplayNode(CountingLeaf(probe: LifeProbe(living))).anyNode
            }
            _ = DisplayNode(Column(children: children))
        }
        #expect(living.value == 0)
        #expect(ThreadContext.current.released.capacity <= 1_024)
    }

    @Test("A chain of 100,000 nodes that no tree has adopted is released")
    func releaseOfChain() {
        let living = Counter()
        do { _ = chain(100_000, living) }
        #expect(living.value == 0)
    }

    @Test(
        "A chain of 6,000 columns is laid out, edited, and released",
        arguments: [MeasuringLimits.standard, MeasuringLimits(budget: 7, chunk: 1)]
    )
    func chainIsLaidOut(limits: MeasuringLimits) async throws {
        let living = Counter()
        do {
            let (top, leaf) = chain(6_000, living)
            let scheduler = LayoutScheduler(workers: 2, limits: limits)
            let tree = DisplayTree(root: top, scheduler: scheduler)
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.nodeCount == 6_001)
            #expect(commit.size == LayoutSize(width: 7, height: 7))
            #expect(commit.statistics.measurementCount == 6_001)
            try tree.update { $0[leaf].size = LayoutSize(width: 9, height: 9) }
            let second = try await tree.layout(in: .unbounded)
            #expect(second.size == LayoutSize(width: 9, height: 9))
            #expect(second.statistics.measurementCount == 6_001)
            let serial = try top.layout()
            // The chain is deeper than a thread's stack.
            #expect(serial.statistics.restartCount > 0)
            #expect(hasSameFrames(second, serial))
        }
        #expect(living.value == 0)
    }

    /// Measures one child after another, each after the previous child has answered.
    private struct OneByOne: LayoutSpec {
        var style = LayoutElementStyle()
        var children: [AnyDisplayNode]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            for child in children {
                context.place(try context.measure(child, in: .unbounded), at: .zero)
            }
            return .zero
        }
    }

    private struct Patient: NodeContent {
        var children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> OneByOne {
            OneByOne(children: children)
        }
    }

    /// A chain of nodes, each of which asks for the next one and then for others.
    private func bristlingChain(
        _ count: Int,
        bristles: Int,
        to last: AnyDisplayNode = box().anyNode
    ) -> AnyDisplayNode {
        (0..<count).reduce(last) { next, _ in
            let others = (0..<bristles).map { _ in DisplayNode(Patient(children: [])).anyNode }
            return DisplayNode(Patient(children: [next] + others)).anyNode
        }
    }

    @Test("Questions asked where a stack ends cause hardly more restarts than the depth alone")
    func restartsOfDeepAsks() async throws {
        let bare = bristlingChain(2_000, bristles: 0)
        let bristling = bristlingChain(2_000, bristles: 8)
        let restartsOfDepth = try bare.layout(in: .unbounded).statistics.restartCount
        let restarts = try bristling.layout(in: .unbounded).statistics.restartCount
        #expect(restarts <= 3 * restartsOfDepth + 3)
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: bristling, scheduler: scheduler)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.restartCount <= 3 * restartsOfDepth + 3)
    }

    @Test("Of two mistakes, the first one is reported, wherever the stack ends")
    func mistakesBesideDeepChains() throws {
        for depth in [20, 100, 200, 400, 700, 1_000, 2_000] {
            let first = DisplayNode(BoxContent(size: .zero), name: "first").anyNode
            let second = DisplayNode(BoxContent(size: .zero), name: "second").anyNode
            let early = Patient(children: [bristlingChain(3_000, bristles: 0), first])
            let core = DisplayNode(
                Patient(children: [second, bristlingChain(3_000 - depth, bristles: 0)])
            )
            let late = bristlingChain(depth, bristles: 0, to: core.anyNode)
            let root = DisplayNode(
                Column(children: [first, second, DisplayNode(early).anyNode, late])
            )
            let error = #expect(throws: LayoutError.self) { try root.layout(in: .unbounded) }
            #expect(error?.path.contains("first") == true, "\(depth)")
        }
    }

    @Test("If stacks end before budgets, tasks that share the work still give the serial layout")
    func sharedDepth() async throws {
        let limits = MeasuringLimits(budget: 1 << 20, chunk: 1)
        let leaves = (0..<3).map { _ in box() }
        let chains = leaves.map { bristlingChain(4_000, bristles: 1, to: $0.anyNode) }
        let root = DisplayNode(Column(children: chains))
        let scheduler = LayoutScheduler(workers: 3, limits: limits)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let first = try await tree.layout(in: .unbounded)
        #expect(first.statistics.restartCount > 0)
        #expect(hasSameFrames(first, try root.layout(in: .unbounded)))
        // The nodes above the leaves are checked by repeating their asks, just as deep down.
        try tree.update { edit in
            for leaf in leaves { edit[leaf].size = LayoutSize(width: 9, height: 9) }
        }
        let second = try await tree.layout(in: .unbounded)
        #expect(second.statistics.measurementCount == 2 * leaves.count)
        #expect(hasSameFrames(second, try root.layout(in: .unbounded)))
    }

    /// A content that nests specs.
    private struct Onion: NodeContent {
        let core: AnyDisplayNode
        var layers: Int

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyLayoutElement {
            var element: any LayoutElement = core
            for _ in 0..<layers { element = WrapperLayoutSpec(element) }
            return AnyLayoutElement(element)
        }
    }

    @Test("Deeply nested nodes that contain deeply nested specs do not overflow the stack")
    func nestedSpecs() async throws {
        var top = box(3, 3).anyNode
        for _ in 0..<20 { top = DisplayNode(Onion(core: top, layers: 900)).anyNode }
        let commit = try await DisplayTree(root: top).layout(in: .unbounded)
        #expect(commit.nodeCount == 21)
        #expect(commit.size == LayoutSize(width: 3, height: 3))
        #expect(try differencesFromCold(commit, of: top).isEmpty)
    }

    @Test("A chain of 100,000 nodes is laid out and released")
    func longChain() async throws {
        let living = Counter()
        do {
            let chain = Shell.Chain(100_000, living)
            let commit = try await DisplayTree(root: chain.root).layout(in: .unbounded)
            #expect(commit.nodeCount == 100_001)
            #expect(commit.size == LayoutSize(width: 7, height: 7))
            #expect(commit.frame(of: chain.leaf) == LayoutRect(x: 0, y: 0, width: 7, height: 7))
            #expect(commit.diagnostics.isEmpty)
            #expect(living.value == 100_000)
        }
        #expect(living.value == 0)
    }

    @Test("A chain of 30,000 nodes is laid out, edited, and released")
    func deepChain() async throws {
        let living = Counter()
        do {
            let chain = Shell.Chain(30_000, living)
            let tree = DisplayTree(root: chain.root)
            let first = try await tree.layout(in: .unbounded)
            #expect(first.nodeCount == 30_001)
            #expect(first.size == LayoutSize(width: 7, height: 7))
            #expect(first.diagnostics.isEmpty)
            try tree.update { $0[chain.leaf].size = nil }
            let second = try await tree.layout(in: .unbounded)
            #expect(second.size == .zero)
            #expect(second.frame(of: chain.leaf) == .zero)
            #expect(second.nodes.last == chain.leaf.anyNode)
            let path = shortPath(omitting: 29_801) + " ▸ inner BoxContent"
            let isShort = second.diagnostics.map(\.path) == [path]
            #expect(isShort)
        }
        #expect(living.value == 0)
    }

    @Test("Diagnostics of nodes at any depth have the right paths")
    func deepDiagnostics() async throws {
        var nodes = [box(7, 7).anyNode]
        for depth in 0..<10_000 {
            let content = Column(children: [nodes[depth]], probe: nil)
            let isOdd = depth.isMultiple(of: 200)
            nodes.append(DisplayNode(content) { if isOdd { $0.flexGrow = -1 } }.anyNode)
        }
        let last = try #require(nodes.last)
        let commit = try await DisplayTree(root: last).layout(in: .unbounded)
        // The diagnostic of an odd style belongs to the supernode.
        let paths = nodes.indices.reversed().filter { $0 > 1 && ($0 - 2).isMultiple(of: 200) }
            .compactMap { commit.path(of: nodes[$0]) }
        let areEqual = commit.diagnostics.map(\.path) == paths
        #expect(areEqual && paths.count == 50)
    }

    @Test("Transitions and mirrors of a deep chain need little stack")
    func chainIsMounted() async throws {
        let count = 12_000
        let chain = Shell.Chain(count, Counter())
        let tree = DisplayTree(root: chain.root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[chain.leaf].size = LayoutSize(width: 9, height: 9) }
        let second = try await tree.layout(in: .unbounded)
        let leaf = chain.leaf.anyNode
        // On such a small stack, no recursion could reach that depth.
        let (transitions, mirrors, frame) = await onThread(stackSize: 256 << 10) {
            var mirror = LayoutMirror()
            let appearing = mirror.mount(first)
            let growing = mirror.mount(second)
            var mirrors = [mirror]
            for transition in [growing.inverted, appearing.inverted] {
                mirror.apply(transition)
                mirrors.append(mirror)
            }
            return ([appearing, growing], mirrors, growing.motion.frames(at: 0.5)[leaf])
        }
        #expect(transitions[0].inserted.count == count + 1)
        #expect(transitions[0].inserted.last?.place.depth == count)
        #expect(transitions[1].reframed.count == count + 1)
        #expect(frame?.size.width == 8)
        #expect(mirrors[0].differences(from: second) == [])
        #expect(mirrors[1].differences(from: first) == [])
        #expect(mirrors[2].nodeCount == 0 && mirrors[2].complaints == [])
    }

    @Test("A cycle far down is found and named, and the chain is released once the cycle is gone")
    func cycle() async throws {
        let living = Counter()
        do {
            let chain = Shell.Chain(20_000, living)
            let tree = DisplayTree(root: chain.root)
            let inner = chain.shells[0]
            try tree.update { $0[inner].inner = chain.shells[10].anyNode }
            let thrown = await #expect(throws: LayoutError.self) {
                try await tree.layout(in: .unbounded)
            }
            let error = try #require(thrown)
            #expect(error.kind == .nodeInsideItself)
            let isShort = error.path == shortPath(omitting: 19_801) + " ▸ inner Shell"
            #expect(isShort)
            try tree.update { $0[inner].inner = chain.leaf.anyNode }
        }
        #expect(living.value == 0)
    }

    @Test("One edit removes 20,000 nodes from the tree and from a mirror, and they are released")
    func massRemoval() async throws {
        let living = Counter()
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[root].children = (0..<100).map { _ in
                let leaves = (0..<200).map { _ in box(1, 1).anyNode }
                return DisplayNode(Column(children: leaves, probe: LifeProbe(living))).anyNode
            }
        }
        var mirror = LayoutMirror()
        do {
            mirror.mount(try await tree.layout(in: .unbounded))
            #expect(mirror.nodeCount == 20_101 && living.value == 100)
            try tree.update { $0[root].children = [] }
            let transition = mirror.mount(try await tree.layout(in: .unbounded))
            #expect(transition.removed.count == 20_100)
        }
        #expect(mirror.nodeCount == 1)
        // The transition still held the nodes when the last pass cleaned up.
        _ = try await tree.layout(in: SizeRange(width: 10))
        #expect(living.value == 0)
    }
}

extension DepthTests {
    /// A tree whose root shows 100 columns, each with a number of leaves. Its passes run on the
    /// thread of the test.
    private struct Shelf {
        let tree: DisplayTree
        private let root = DisplayNode(Column())
        private let columns: [AnyDisplayNode]
        private let executor = ManualExecutor()

        init(leafCount: Int, _ living: Counter = Counter()) throws {
            tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
            columns = (0..<100).map { _ in
                let leaves = (0..<leafCount).map { _ in
                    DisplayNode(CountingLeaf(probe: LifeProbe(living))).anyNode
                }
                return DisplayNode(Column(children: leaves)).anyNode
            }
            try fill()
        }

        func fill() throws { try tree.update { $0[root].children = columns } }

        func clear() throws { try tree.update { $0[root].children = [] } }

        /// Returns the processor time that a layout takes.
        func layOut(in range: SizeRange = .unbounded) -> Duration {
            threadTime { _ = executor.start { [tree] in try await tree.layout(in: range) } }
        }
    }

    @Test("An edit that removes 100,000 nodes takes hardly longer than one that removes 200")
    func timeOfMassRemoval() throws {
        let shelves = try [1, 1_000].map { try Shelf(leafCount: $0) }
        for shelf in shelves { _ = shelf.layOut() }
        #expect(shelves.map(\.tree.committed?.nodeCount) == [201, 100_101])
        func clearing(_ shelf: Shelf) -> () throws -> Void {
            {
                for _ in 0..<50 {
                    try shelf.clear()
                    try shelf.fill()
                }
            }
        }
        let (few, many) = try leastThreadTimes(clearing(shelves[0]), clearing(shelves[1]))
        // An edit that visited what it removes would take 500 times as long.
        #expect(many < few * 20, "\(many) after \(few)")
    }

    @Test("Removing 100,000 nodes in one edit takes no longer than laying them out, on any stack")
    func releaseOfMassRemoval() async throws {
        let living = Counter()
        // On such a small stack, no recursion from node to node would end.
        let (shown, removed, counts) = try await onThread(stackSize: 256 << 10) {
            Result {
                let shelf = try Shelf(leafCount: 1_000, living)
                let shown = shelf.layOut()
                var counts = [shelf.tree.committed?.nodeCount, living.value]
                let removed = try threadTime { try shelf.clear() } + shelf.layOut()
                counts.append(shelf.tree.committed?.nodeCount)
                return (shown, removed, counts)
            }
        }
        .get()
        #expect(counts == [100_101, 100_000, 1])
        #expect(removed < shown * 5, "\(removed) after \(shown)")
        #expect(living.value == 0)
    }
}
