import Testing
import Weft

// One at a time: a measurement that waits at a gate occupies a thread.
@Suite("Requests for layouts", .serialized)
struct LayoutRequestTests {
    @Test("A request made after an edit gets that edit, even if a pass is under way")
    func laterRevision() async throws {
        let gate = Gate()
        let leaf = DisplayNode(GatedLeaf(gate: gate))
        let other = box()
        let tree = DisplayTree(root: DisplayNode(Column(children: [leaf.anyNode, other.anyNode])))
        async let first = tree.layout(in: .unbounded)
        await gate.isReached()
        try tree.update { $0[other].size = LayoutSize(width: 30, height: 30) }
        async let second = tree.layout(in: .unbounded)
        gate.lift()
        let old = try await first
        #expect(old.revision == 0)
        #expect(old.frame(of: other)?.size.width == 10)
        let new = try await second
        #expect(new.revision == 1)
        #expect(new.frame(of: other)?.size.width == 30)
    }

    @Test("A request that is cancelled while it waits ends at once")
    func cancelledWaiting() async throws {
        let gate = Gate()
        let tree = DisplayTree(root: DisplayNode(GatedLeaf(gate: gate)))
        async let first = tree.layout(in: .unbounded)
        await gate.isReached()
        let waiting = Task { try await tree.layout(in: SizeRange(width: 5)) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        gate.lift()
        #expect(try await first.number == 1)
        #expect(try await tree.layout(in: SizeRange(width: 5)).number == 2)
    }

    @Test("A pass that is cancelled commits nothing, and a waiting request takes over")
    func cancelledPass() async throws {
        let gate = Gate()
        let tree = DisplayTree(root: DisplayNode(GatedLeaf(gate: gate)))
        let running = Task { try await tree.layout(in: .unbounded) }
        await gate.isReached()
        let waiting = Task { try await tree.layout(in: .unbounded) }
        running.cancel()
        #expect(tree.committed == nil)
        gate.lift()
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(try await waiting.value.number == 1)
        #expect(tree.committed?.number == 1)
    }

    @Test("A cancelled task gets no layout, and the tree stays usable", arguments: [1, 50])
    func cancelledBefore(count: Int) async throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf)
        for round in 0..<count {
            try tree.update { $0[leaf].size?.width = Double(20 + round) }
            let task = Task {
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
                return try await tree.layout(in: .unbounded)
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size.width == Double(19 + count))
    }

    @Test("Odd ranges are laid out like any other, without an end and without a trap")
    func oddRanges() async throws {
        let root = DisplayNode(
            Column(children: [box().anyNode, DisplayNode(TextContent("a b c")).anyNode])
        )
        let tree = DisplayTree(root: root)
        let numbers = [Double.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude, -0.0]
        for number in numbers {
            for range in [
                SizeRange(width: number), SizeRange(max: LayoutSize(width: number, height: 10)),
                SizeRange(min: LayoutSize(width: number, height: number), max: .zero),
            ] {
                let warm = try await tree.layout(in: range)
                let cold = try root.layout(in: range)
                #expect(differences(warm, cold).isEmpty, "\(range)")
                #expect(warm.size.width.isFinite && warm.size.height.isFinite, "\(range)")
            }
        }
    }
}
