import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// A layout may be all that is left of an environment, if the nodes that were asked in it have been
/// asked so much since then that their entries were evicted.
@Suite("Environments that only a layout still refers to")
struct EvictedEnvironmentTests {
    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 0
    }

    private enum Weight: LayoutEnvironmentKey {
        static let defaultValue = 0
    }

    private struct Shown: NodeContent {
        let leaf: DisplayNode<CountingLeaf>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<CountingLeaf> { leaf }
    }

    private static let wide = SizeRange(width: 300)
    private static let narrow = SizeRange(width: 200)
    /// A range in which the leaf is asked so much that it forgets its other answers.
    private static let curious = SizeRange(width: 150)
    /// A range in which, in addition, other leaves are in so many environments that some are
    /// forgotten.
    private static let crowded = SizeRange(width: 100)
    /// A range in which only those other leaves are shown.
    private static let foreign = SizeRange(width: 50)

    private let leaf = patientLeaf()
    private let shown: DisplayNode<Shown>
    /// The last of the other leaves cancels the task that measures it while this counter is 1.
    private let armed = Counter()
    private let tree: DisplayTree

    init() throws {
        shown = DisplayNode(Shown(leaf: leaf))
        var rules = [Rulebook.Rule(child: 0, widths: 101 ... .infinity)]
        for number in 1...8 {
            let width = 200 + Double(number)
            rules.append(Rulebook.Rule(child: 0, widths: 51...150, mode: .measure, width: width))
        }
        for child in 1...41 { rules.append(Rulebook.Rule(child: child, widths: 0...100)) }
        let others = (0..<40).map { _ in box() }
        let last = DisplayNode(HookedLeaf { [armed] in if armed.value > 0 { cancelCurrentTask() } })
        let children = [shown.anyNode] + others.map(\.anyNode) + [last.anyNode]
        tree = DisplayTree(
            root: DisplayNode(Rulebook(children: children, rules: rules)),
            scheduler: LayoutScheduler(workers: 1)
        )
        try tree.update { edit in
            edit.environment[Density.self] = 1
            edit[environment: shown][Weight.self] = 1
            for (number, other) in others.enumerated() {
                edit[environment: other][Weight.self] = number + 2
            }
        }
    }

    /// Lays out after setting the environment of the tree.
    private func layOut(_ range: SizeRange, density: Int) async throws -> LayoutCommit {
        try tree.update { $0.environment[Density.self] = density }
        return try await tree.layout(in: range)
    }

    /// Lays out in a range in which the other leaves are shown, in a pass that is cancelled at its
    /// end.
    private func cancelLayout(_ range: SizeRange, density: Int) async throws {
        armed.add()
        let request = Task { try await layOut(range, density: density) }
        await #expect(throws: CancellationError.self) { try await request.value }
        armed.add(-1)
    }

    private func check(_ commit: LayoutCommit) {
        #expect(commit.environment(of: leaf)?[Weight.self] == 1)
        #expect(commit.environment(of: leaf)?[Density.self] == 1)
    }

    @Test("Such environments keep their numbers while the layout is the last one")
    func lastLayout() async throws {
        let first = try await layOut(Self.wide, density: 1)
        _ = try await layOut(Self.curious, density: 2)
        _ = try await layOut(Self.wide, density: 1)
        try await cancelLayout(Self.foreign, density: 3)
        // Three are environments of the tree, and two are those in which the leaf was.
        try #require(await tree.environmentCount == 5)
        let last = try await layOut(Self.wide, density: 1)
        #expect(last.storage.table.root === first.storage.table.root)
        check(last)
    }

    @Test("In the layout before the last, they lose their numbers, and that layout is made anew")
    func layoutBeforeLast() async throws {
        let first = try await layOut(Self.wide, density: 1)
        _ = try await layOut(Self.crowded, density: 2)
        #expect(await tree.environmentCount == 3)
        let third = try await layOut(Self.wide, density: 1)
        try #require(third.storage.table.root !== first.storage.table.root)
        check(first)
        check(third)
    }

    @Test("They lose their numbers even in a cancelled pass")
    func cancelledPass() async throws {
        let first = try await layOut(Self.wide, density: 1)
        _ = try await layOut(Self.narrow, density: 2)
        try await cancelLayout(Self.crowded, density: 3)
        #expect(await tree.environmentCount == 5)
        let third = try await layOut(Self.wide, density: 1)
        try #require(third.storage.table.root !== first.storage.table.root)
        check(first)
        check(third)
    }
}
