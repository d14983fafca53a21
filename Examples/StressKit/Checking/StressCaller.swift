import Weft

/// An actor that asks for layouts which fail: it must be on itself again when it is told so.
///
/// In a release build a mistake of the compiler's can leave it elsewhere, where everything that it
/// owns is open to races. There is no asking where a task is but by a check that ends the program.
package actor StressCaller {
    package init() {}

    /// Asks for what fails: a layout, what was laid out before, a batch, and cancelled.
    package func ask() async {
        await expectFailure { try await Self.tree().layout(in: .unbounded) }
        await expectFailure { try await Self.tree().settled() }
        let tree = Self.tree()
        await expectFailure { try await tree.layout(in: SizeRange(width: 10)) }
        await expectFailure { try await tree.settled() }
        await expectFailure { try await tree.commit(atLeast: 0) }
        await expectFailure {
            try await LayoutScheduler.shared.layout([.init(Self.tree(), in: .unbounded)])
        }
        let cancelled = Task { await expectFailure { try await tree.layout(in: .unbounded) } }
        cancelled.cancel()
        await cancelled.value
    }

    /// Asks for something, as a caller on this actor does, and looks where the error finds it.
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

    /// Shows one node twice.
    private struct Twins: NodeContent {
        let child = DisplayNode(BoxContent())

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(children: [child, child])
        }
    }
}
