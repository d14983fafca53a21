import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// Gives the next environment the given number.
    fileprivate func goOn(atEnvironment number: Int32) {
        caches.environments.storage.withLock { $0.table.next = number }
    }
}

@Suite("Environments that are forgotten, and those that are kept")
struct ForgottenEnvironmentTests {
    private struct Shown: NodeContent {
        let leaf: DisplayNode<ScaledLeaf>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<ScaledLeaf> { leaf }
    }

    /// Shows one node in a wide range, and another one in a narrow range.
    private struct Switching: NodeContent {
        let wide: DisplayNode<Shown>
        let narrow: DisplayNode<Shown>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            let node = constrainedSize.max.width > 100 ? wide : narrow
            return StackLayoutSpec(alignItems: .start) { node }
        }
    }

    @Test("An answer cached for another range keeps its environment")
    func otherRange() async throws {
        let leaf = DisplayNode(ScaledLeaf(base: 10))
        let wide = DisplayNode(Shown(leaf: leaf))
        let narrow = DisplayNode(Shown(leaf: DisplayNode(ScaledLeaf(base: 10))))
        let root = DisplayNode(Switching(wide: wide, narrow: narrow))
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: wide][Density.self] = 2 }
        let (wideRange, narrowRange) = (SizeRange(width: 200), SizeRange(width: 50))
        #expect(try await tree.layout(in: wideRange).frame(of: leaf)?.size.width == 20)
        for number in 0..<50 {
            try tree.update { $0[environment: narrow][Density.self] = 3 + Double(number) }
            _ = try await tree.layout(in: narrowRange)
        }
        let commit = try await tree.layout(in: wideRange)
        #expect(commit.environment(of: leaf)?[Density.self] == 2)
        try tree.update { $0[leaf].base = 20 }
        let edited = try await tree.layout(in: wideRange)
        #expect(edited.frame(of: leaf)?.size.width == 40)
        #expect(try differencesFromCold(edited, of: root) == [])
    }

    /// Returns environments that were numbered one after the other, with the densities 2, 3, ….
    private func numbered(_ count: Int) -> SharedEnvironments {
        let environments = SharedEnvironments()
        var environment = LayoutEnvironment()
        for number in 0..<count {
            environment[Density.self] = Double(number) + 2
            _ = environments.number(of: environment)
        }
        return environments
    }

    @Test("Numbering twenty times as many environments does not take quadratic time")
    func manyEnvironments() {
        let (few, many) = leastThreadTimes({ _ = numbered(500) }, { _ = numbered(10_000) })
        // If all of them were copied for each new one, this would take four hundred times as long.
        #expect(many < few * 80, "\(many) after \(few)")
        let environments = numbered(100)
        var known = LayoutEnvironment()
        known[Density.self] = 7
        #expect(environments.number(of: known) == 5)
        #expect(environments[5] == known)
    }

    @Test("Environments with values that equal nothing have numbers of their own, in linear time")
    func unequalEnvironments() {
        var environment = LayoutEnvironment()
        func numbers(_ count: Int, in environments: SharedEnvironments) -> [Int32] {
            (0..<count).map { _ in
                environment[Density.self] = .nan
                return environments.number(of: environment)
            }
        }
        let (few, many) = leastThreadTimes(
            { _ = numbers(500, in: SharedEnvironments()) },
            { _ = numbers(10_000, in: SharedEnvironments()) }
        )
        #expect(many < few * 80, "\(many) after \(few)")
        let environments = SharedEnvironments()
        let numbers = numbers(100, in: environments)
        #expect(Set(numbers).count == numbers.count)
        #expect(environments.number(of: environment) == numbers.last)
        environments.removeAll(but: [numbers[3]])
        #expect(environments.count == 1)
        #expect(environments[numbers[3]][Density.self].isNaN)
        #expect(!numbers.contains(environments.number(of: environment)))
    }

    /// A value that has the same hash as all others, and that can run a closure before it is
    /// compared with another value.
    private final class Intruded: Hashable, Sendable {
        let number: Int
        let intrusion = Locked<(@Sendable () -> Void)?>(nil)

        init(number: Int = 0) { self.number = number }

        static func == (left: Intruded, right: Intruded) -> Bool {
            // A value is also compared with itself, before its hash is taken.
            if left === right { return true }
            for value in [left, right] { value.intrusion.withLock { $0.take() }?() }
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {}
    }

    private enum IntrudedKey: LayoutEnvironmentKey {
        static let defaultValue = Intruded()
    }

    @Test("An environment that gets its number while it is compared does not get a second one")
    func numberedMeanwhile() {
        let environments = SharedEnvironments()
        func environment(_ value: Intruded) -> LayoutEnvironment {
            var environment = LayoutEnvironment()
            environment[IntrudedKey.self] = value
            return environment
        }
        _ = environments.number(of: environment(Intruded(number: 1)))
        let intruded = Intruded(number: 2)
        let (new, same) = (environment(intruded), environment(Intruded(number: 2)))
        let number = Locked<Int32?>(nil)
        intruded.intrusion.withLock { intrusion in
            intrusion = {
                let known = environments.number(of: same)
                number.withLock { $0 = known }
            }
        }
        #expect(environments.number(of: new) == number.withLock { $0 })
        #expect(environments.count == 2)
    }

    @Test("A number stands for one environment, even after others were forgotten")
    func uniqueNumbers() async throws {
        let leaf = DisplayNode(ScaledLeaf(base: 0))
        let tree = DisplayTree(root: leaf)
        let first = try await tree.layout(in: .unbounded)
        for round in 1...200 {
            let density = Double(round) + 1
            try tree.update { $0.environment[Density.self] = density }
            let commit = try await tree.layout(in: .unbounded)
            #expect(first.environment(of: leaf)?[Density.self] == 1)
            #expect(commit.environment(of: leaf)?[Density.self] == density)
            #expect(LayoutTransition(from: first, to: commit).updated == [leaf.anyNode])
            // The nodes and environments of the two commits are compared by numbers.
            #expect(CommitSide(first, other: commit).sharesNumbers)
        }
        #expect(await tree.environmentCount < 100)
    }

    @Test("Wrapped numbers skip those in use, and the table's epoch changes with them")
    func wrappedNumbers() {
        var table = EnvironmentTable()
        func add(_ density: Double) -> Int32 {
            var environment = LayoutEnvironment()
            environment[Density.self] = density
            return table.add(environment)
        }
        #expect([add(1), add(2), add(3)] == [0, 1, 2])
        table.removeAll(but: [0, 2])
        table.next = .max
        let former = table
        #expect([add(4), add(5), add(6)] == [.max, 1, 3])
        #expect([0, 1, 2, 3, .max].map { table[$0][Density.self] } == [1, 5, 3, 6, 4])
        #expect(table.count == 5 && former.count == 2)
        #expect(table.epoch != former.epoch)
        let epoch = table.epoch
        table.removeAll(but: [0])
        #expect(table.epoch == epoch)
        #expect(add(7) == 4 && table.epoch != epoch)
    }

    @Test("Commits between which numbers have wrapped are compared by value")
    func transitionsOfWrappedNumbers() async throws {
        let (leaf, below) = (DisplayNode(ScaledLeaf(base: 10)), box())
        let root = DisplayNode(Column(children: [leaf.anyNode, below.anyNode]))
        let tree = DisplayTree(root: root)
        var last = try await tree.layout(in: .unbounded)
        await tree.goOn(atEnvironment: .max - 1)
        for (round, isShared) in [true, false, false].enumerated() {
            try tree.update { $0.environment[Density.self] = Double(round) + 2 }
            let commit = try await tree.layout(in: .unbounded)
            #expect(CommitSide(last, other: commit).sharesNumbers == isShared, "\(round)")
            let transition = LayoutTransition(from: last, to: commit)
            // Each node is in the list once.
            let all = [leaf.anyNode, below.anyNode, root.anyNode]
            #expect(transition.updated == all)
            #expect(transition.reframed.map(\.node) == all)
            last = commit
        }
    }

    /// A value that no size depends on, and that may be unequal to everything.
    private enum Weight: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    @Test("The asks of older entries keep their environments too")
    func olderEntries() async throws {
        let leaf = DisplayNode(ScaledLeaf(base: 10))
        let shown = DisplayNode(Shown(leaf: leaf))
        let other = DisplayNode(Shown(leaf: DisplayNode(ScaledLeaf(base: 10))))
        let root = DisplayNode(Column(children: [shown.anyNode, other.anyNode]))
        let tree = DisplayTree(root: root)
        // The environment equals no other.
        try tree.update { $0[environment: shown][Weight.self] = .nan }
        let ranges = (1...5).map { SizeRange(width: Double($0) * 100) }
        for range in ranges { _ = try await tree.layout(in: range) }
        for round in 0..<60 {
            try tree.update { $0[environment: other][Density.self] = Double(round) + 2 }
            _ = try await tree.layout(in: ranges[4])
        }
        try tree.update { $0[leaf].base = 20 }
        for range in ranges {
            let commit = try await tree.layout(in: range)
            #expect(commit.frame(of: leaf)?.height == 20)
            #expect(commit.environment(of: leaf)?[Weight.self].isNaN == true)
        }
    }

    /// Shows one node or the other.
    private struct Choice: NodeContent {
        let first: DisplayNode<ScaledLeaf>
        let second: DisplayNode<ScaledLeaf>
        var showsFirst = false

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<ScaledLeaf> {
            showsFirst ? first : second
        }
    }

    @Test("The tree's environment has a valid number even after passes that failed early")
    func failingBeforeAnything() async throws {
        let foreign = DisplayNode(ScaledLeaf(base: 1))
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let root = DisplayNode(Choice(first: foreign, second: DisplayNode(ScaledLeaf(base: 1))))
        let tree = DisplayTree(root: root)
        for round in 1...80 {
            try tree.update { edit in
                edit[root].showsFirst = true
                edit.environment[Density.self] = Double(round) + 1
            }
            await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
            try tree.update { $0[root].showsFirst = false }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.size.width == Double(round) + 1)
        }
        #expect(await tree.environmentCount < 100)
    }

    @Test("A large tree checks less often which environments are in use")
    func rareLooks() async throws {
        let leaf = DisplayNode(ScaledLeaf(base: 1))
        let others = (0..<1_600).map { _ in box().anyNode }
        let tree = DisplayTree(root: DisplayNode(Column(children: [leaf.anyNode] + others)))
        var counts: [Int] = []
        for round in 1...300 {
            try tree.update { $0[environment: leaf][Density.self] = Double(round) + 1 }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.frame(of: leaf)?.width == Double(round) + 1)
            counts.append(await tree.environmentCount)
        }
        let looks = zip(counts, counts.dropFirst()).filter { $0 > $1 }.count
        #expect((1...4).contains(looks), "\(looks)")
        #expect(counts.allSatisfy { $0 < 200 })
    }

    @Test("Failing passes do not keep their environments")
    func failingPasses() async throws {
        let leaf = DisplayNode(ScaledLeaf(base: 10))
        let tree = DisplayTree(root: DisplayNode(Pair(first: leaf, second: leaf)))
        for round in 1...500 {
            try tree.update { $0.environment[Density.self] = Double(round) + 1 }
            await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        }
        #expect(await tree.environmentCount < 100)
    }

    /// Shows two nodes.
    private struct Pair: NodeContent {
        let first: DisplayNode<ScaledLeaf>
        let second: DisplayNode<ScaledLeaf>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {
                first
                second
            }
        }
    }
}
