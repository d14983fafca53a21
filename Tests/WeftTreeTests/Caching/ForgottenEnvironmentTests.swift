import Testing
import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// How many environments have a number.
    fileprivate var environmentCount: Int { caches.environments.count }
}

@Suite("Environments that are forgotten, and those that are not")
struct ForgottenEnvironmentTests {
    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 1.0
    }

    /// As large as it says, times the density.
    private struct Scaled: LeafContent, Equatable {
        var base: Double

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let length = base * environment[Density.self]
            return LeafMeasurement(size: LayoutSize(width: length, height: length))
        }
    }

    private struct Shown: NodeContent {
        let leaf: DisplayNode<Scaled>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Scaled> { leaf }
    }

    /// Shows one node where it is wide, and another one where it is narrow.
    private struct Switching: NodeContent {
        let wide: DisplayNode<Shown>
        let narrow: DisplayNode<Shown>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            let node = constrainedSize.max.width > 100 ? wide : narrow
            return StackLayoutSpec(alignItems: .start) { node }
        }
    }

    @Test("What is cached for another range keeps its environment")
    func otherRange() async throws {
        let leaf = DisplayNode(Scaled(base: 10))
        let wide = DisplayNode(Shown(leaf: leaf))
        let narrow = DisplayNode(Shown(leaf: DisplayNode(Scaled(base: 10))))
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

    @Test("Ten thousand environments take no longer each than a few")
    func manyEnvironments() {
        let environments = SharedEnvironments()
        let time = threadTime {
            for number in 0..<10_000 {
                var environment = LayoutEnvironment()
                environment[Density.self] = Double(number) + 2
                _ = environments.number(of: environment)
            }
        }
        // A copy of all of them for each took more than ten times as long.
        #expect(time < .seconds(3))
        var known = LayoutEnvironment()
        known[Density.self] = 7
        #expect(environments.number(of: known) == 5)
        #expect(environments[5] == known)
    }

    @Test("So do those that equal nothing, each of which has a number of its own")
    func unequalEnvironments() {
        let environments = SharedEnvironments()
        var environment = LayoutEnvironment()
        environment[Density.self] = .nan
        var numbers: [Int32] = []
        let time = threadTime {
            for _ in 0..<10_000 { numbers.append(environments.number(of: environment)) }
        }
        #expect(time < .seconds(3))
        #expect(Set(numbers).count == numbers.count)
        environments.keep([numbers[3]])
        #expect(environments.count == 1)
        #expect(environments[numbers[3]][Density.self].isNaN)
        let reused = (0..<9_999).map { _ in environments.number(of: environment) }
        #expect(Set(reused).union([numbers[3]]) == Set(numbers))
    }

    @Test("A number that is given out again makes no two environments one")
    func reusedNumbers() async throws {
        let leaf = DisplayNode(Scaled(base: 0))
        let tree = DisplayTree(root: leaf)
        var densities = Set<Double>()
        var numbers = Set<Int32>()
        let first = try await tree.layout(in: .unbounded)
        for round in 1...200 {
            let density = Double(round) + 1
            try tree.update { $0.environment[Density.self] = density }
            let commit = try await tree.layout(in: .unbounded)
            #expect(first.environment(of: leaf)?[Density.self] == 1)
            #expect(commit.environment(of: leaf)?[Density.self] == density)
            #expect(LayoutTransition(from: first, to: commit).updated == [leaf.anyNode])
            densities.insert(density)
            numbers.formUnion(commit.storage.table.environments)
        }
        #expect(densities.count == 200)
        #expect(numbers.count < 100)
    }

    @Test("Passes that fail do not keep their environments")
    func failingPasses() async throws {
        let leaf = DisplayNode(Scaled(base: 10))
        let tree = DisplayTree(root: DisplayNode(Pair(first: leaf, second: leaf)))
        for round in 1...500 {
            try tree.update { $0.environment[Density.self] = Double(round) + 1 }
            await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        }
        #expect(await tree.environmentCount < 100)
    }

    /// Shows two nodes.
    private struct Pair: NodeContent {
        let first: DisplayNode<Scaled>
        let second: DisplayNode<Scaled>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {
                first
                second
            }
        }
    }
}
