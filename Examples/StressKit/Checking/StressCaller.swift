import Weft

/// An actor that requests layouts that fail. It must be isolated to itself again when it gets the
/// error.
///
/// In a release build, a compiler bug can leave the task elsewhere, where everything that the actor
/// owns is open to races. The only way to find out where a task runs is a check that ends the
/// program.
package actor StressCaller {
    package init() {}

    /// Requests what fails: a layout, a commit of all edits, a commit of a revision, a batch, and a
    /// layout that is cancelled.
    package func ask() async {
        await expectFailure { try await Self.tree().layout(in: .unbounded) }
        await expectFailure { try await Self.tree().layoutIfNeeded() }
        let tree = Self.tree()
        await expectFailure { try await tree.layout(in: SizeRange(width: 10)) }
        await expectFailure { try await tree.layoutIfNeeded() }
        await expectFailure { try await tree.commit(atLeast: 0) }
        await expectFailure {
            try await LayoutScheduler.shared.layout([.init(Self.tree(), in: .unbounded)])
        }
        let cancelled = Task { await expectFailure { try await tree.layout(in: .unbounded) } }
        cancelled.cancel()
        await cancelled.value
    }

    /// Makes a request as a caller on this actor does, and checks that the error arrives on the
    /// actor.
    private func expectFailure<Value>(_ request: () async throws -> Value) async {
        do {
            _ = try await request()
            preconditionFailure("a node in two places was laid out")
        } catch {
            preconditionIsolated("an error has come to an actor that was not the caller's")
        }
    }

    /// A tree that cannot be laid out.
    private static func tree() -> DisplayTree {
        DisplayTree(root: DisplayNode(Twins()), scheduler: LayoutScheduler(workers: 2))
    }

    /// A content that shows one node twice.
    private struct Twins: NodeContent {
        let child = DisplayNode(BoxContent())

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(children: [child, child])
        }
    }
}
