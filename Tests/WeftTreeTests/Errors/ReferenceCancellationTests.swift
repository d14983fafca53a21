import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Cancelling the serial layout", .endsEventually)
struct ReferenceCancellationTests {
    private let measured = Counter()

    /// A hundred leaves. The measurement with the given number calls a closure.
    private func leaves(
        at number: Int,
        _ hook: @escaping @Sendable () -> Void
    ) -> [AnyDisplayNode] {
        (0..<100).map { _ in
            let leaf = HookedLeaf { [measured] in
                measured.add()
                if measured.value == number { hook() }
            }
            return DisplayNode(leaf).anyNode
        }
    }

    @Test("A node's layout measures no further node once its task is cancelled")
    func node() async throws {
        let root = DisplayNode(Column(children: leaves(at: 3) { cancelCurrentTask() }))
        let layout = Task { try root.layout() }
        await #expect(throws: CancellationError.self) { try await layout.value }
        #expect(measured.value == 3)
    }

    @Test("A node's layout throws even if its task is cancelled by the last leaf")
    func lastNode() async throws {
        let root = DisplayNode(Column(children: leaves(at: 100) { cancelCurrentTask() }))
        let layout = Task { try root.layout() }
        await #expect(throws: CancellationError.self) { try await layout.value }
    }

    @Test("A failing pass can be cancelled while it looks for its first error")
    func firstError() async throws {
        let twice = box().anyNode
        let leaves = leaves(at: 103) { cancelCurrentTask() }
        let root = DisplayNode(Column(children: leaves + [twice, twice]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        let layout = Task { try await tree.layout(in: .unbounded) }
        await #expect(throws: CancellationError.self) { try await layout.value }
        #expect(measured.value == 103)
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try tree.update { _ = $0[root].children.removeLast() }
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }

    @Test("A failing pass can be superseded while it looks for its first error")
    func supersededFirstError() async throws {
        let (narrow, wide) = (SizeRange(width: 100), SizeRange(width: 200))
        let executor = ManualExecutor()
        let newer = Locked<(@Sendable () -> Void)?>(nil)
        let twice = box().anyNode
        let leaves = leaves(at: 103) { newer.withLock { $0.take() }?() }
        let root = DisplayNode(Column(children: leaves + [twice, twice]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        newer.withLock {
            $0 = { _ = executor.start { try await tree.layout(in: wide) } }
        }
        let layout = executor.start {
            try await tree.layout(in: narrow, whenSuperseded: .fail)
        }
        await #expect(
            throws: LayoutSupersededError(
                root: tree.root.debugDescription,
                range: narrow,
                newerRange: wide
            )
        ) {
            try await layout.value
        }
    }
}
