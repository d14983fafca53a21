import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Elements in environments of their own")
struct EnvironmentWriterTests {
    /// A content whose spec is made by a closure.
    private struct Made: NodeContent {
        var spec: @Sendable () -> any LayoutElement

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyLayoutElement {
            AnyLayoutElement(spec())
        }
    }

    private func leaf(_ base: Double = 10) -> DisplayNode<ScaledLeaf> {
        DisplayNode(ScaledLeaf(base: base))
    }

    private func row(
        @LayoutChildrenBuilder _ children: @escaping @Sendable () -> [any LayoutElement]
    ) -> DisplayNode<Made> {
        DisplayNode(Made { StackLayoutSpec(alignItems: .start, children: children) })
    }

    private func densities(_ nodes: [DisplayNode<ScaledLeaf>], in commit: LayoutCommit) -> [Double?]
    {
        nodes.map { commit.environment(of: $0)?[Density.self] }
    }

    @Test("The nodes in an element inherit what it overrides; its siblings do not")
    func inheritance() async throws {
        let leaves = (0..<5).map { _ in leaf() }
        let inner = row { leaves[2] }
        let root = row {
            leaves[0]
            StackLayoutSpec {
                leaves[1]
                inner
            }
            .inset(1)
            .environment { $0[Density.self] = 2 }
            leaves[3]
            leaves[4].environment { $0.readingDirection = .rightToLeft }
        }
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        #expect(densities(leaves, in: commit) == [1, 2, 2, 1, 1])
        #expect(leaves.map { commit.frame(of: $0)?.width } == [10, 20, 20, 10, 10])
        #expect(commit.environment(of: leaves[4])?.readingDirection == .rightToLeft)
        #expect(commit.environment(of: leaves[3])?.readingDirection == .leftToRight)
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    @Test("Of several overrides, the innermost counts; the others stay")
    func nesting() async throws {
        let leaves = (0..<3).map { _ in leaf() }
        let root = row {
            WrapperLayoutSpec {
                leaves[0]
                leaves[1].environment { $0[Density.self] = 3 }
                leaves[2].environment { $0.displayScale = 2 }
            }
            .environment {
                $0[Density.self] = 2
                $0.readingDirection = .rightToLeft
            }
        }
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit.environment[Density.self] = 9
            edit[environment: leaves[2]][Density.self] = 4
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(densities(leaves, in: commit) == [2, 3, 4])
        #expect(
            leaves.map { commit.environment(of: $0)?.readingDirection }
                == [.rightToLeft, .rightToLeft, .rightToLeft]
        )
        #expect(leaves.map { commit.environment(of: $0)?.displayScale } == [1, 1, 2])
    }

    @Test("A default value overrides, and nil inherits")
    func defaults() async throws {
        let leaves = (0..<2).map { _ in leaf() }
        let root = row {
            leaves[0].environment { $0[Density.self] = 1 }
            leaves[1].environment { $0[Density.self] = nil }
        }
        let tree = DisplayTree(root: root)
        try tree.update { $0.environment[Density.self] = 3 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(densities(leaves, in: commit) == [1, 3])
    }

    @Test("A reader in the element reads it, for the style and for the layout; those around do not")
    func readers() async throws {
        let leaves = (0..<2).map { _ in leaf() }
        @Sendable func read(_ leaf: DisplayNode<ScaledLeaf>) -> EnvironmentReader {
            EnvironmentReader { environment in
                leaf.inset(environment[Density.self]).spacingBefore(environment[Density.self])
            }
        }
        let root = row {
            read(leaves[0]).environment { $0[Density.self] = 2 }
            read(leaves[1])
        }
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        #expect(commit.frame(of: leaves[0]) == LayoutRect(x: 4, y: 2, width: 20, height: 20))
        #expect(commit.frame(of: leaves[1]) == LayoutRect(x: 28, y: 1, width: 10, height: 10))
    }

    @Test("A writer's own style overrides that of its element")
    func ownStyle() async throws {
        let leaf = leaf()
        let root = row {
            leaf.width(30).height(5).environment { $0[Density.self] = 2 }.width(40)
        }
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        #expect(commit.frame(of: leaf) == LayoutRect(x: 0, y: 0, width: 40, height: 5))
    }

    @Test("An element has its own pixel grid; its place is on that of its parent")
    func pixelGrid() async throws {
        let leaves = [leaf(10.2), leaf(10.2)]
        let root = row {
            leaves[0].environment { $0.displayScale = 4 }
            leaves[1]
        }
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        #expect(commit.frame(of: leaves[0]) == LayoutRect(x: 0, y: 0, width: 10.25, height: 10.25))
        #expect(commit.frame(of: leaves[1]) == LayoutRect(x: 11, y: 0, width: 11, height: 11))
    }

    @Test("An odd display scale has one diagnostic")
    func oddScale() async throws {
        let leaf = leaf()
        let root = row { leaf.environment { $0.displayScale = -1 } }
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        let value = "-1, which is not within 0.001…1,000"
        #expect(
            commit.diagnostics.map(\.kind)
                == [.invalidValue(property: "displayScale", value: value)]
        )
    }

    @Test("After an edit, each question is repeated in its own environment")
    func replay() async throws {
        let leaves = (0..<6).map { leaf(Double($0) + 1) }
        let rows = leaves.map { leaf in row { leaf } }
        let root = row {
            for (number, row) in rows.enumerated() {
                row.environment { $0[Density.self] = Double(number % 3) + 1 }
            }
        }
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for (number, leaf) in leaves.enumerated() {
            // The same number is another value, of the same size.
            try tree.update { $0[leaf].base = Double(number) + 0.9 }
            let commit = try await tree.layout(in: .unbounded)
            #expect(densities(leaves, in: commit) == [1, 2, 3, 1, 2, 3])
            #expect(try differencesFromCold(commit, of: root) == [])
        }
        try tree.update { $0.environment[Density.self] = 5 }
        let edited = try await tree.layout(in: .unbounded)
        #expect(densities(leaves, in: edited) == [1, 2, 3, 1, 2, 3])
    }

    /// Measures an element in two densities, and places the result of one.
    private struct Comparing: LayoutSpec {
        var style = LayoutElementStyle()
        let element: any LayoutElement
        let placed: Double

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            var size = LayoutSize.zero
            for density in [2.0, 3] {
                let element = element.environment { $0[Density.self] = density }
                let measured = try context.measure(element, in: .unbounded)
                guard density == placed else { continue }
                context.place(measured, at: .zero)
                size = measured.size
            }
            return size.clamped(to: constrainedSize)
        }
    }

    @Test("A node that is asked in two environments is in that of the answer that was placed")
    func twoEnvironments() async throws {
        for placed in [2.0, 3] {
            let leaf = leaf()
            let inner = row { leaf }
            let root = DisplayNode(Made { Comparing(element: inner, placed: placed) })
            let tree = DisplayTree(root: root)
            for base in [10.0, 11, 12] {
                try tree.update { $0[leaf].base = base }
                let commit = try await tree.layout(in: .unbounded)
                #expect(densities([leaf], in: commit) == [placed])
                #expect(commit.size.width == placed * base)
                #expect(try differencesFromCold(commit, of: root) == [])
            }
        }
    }

    /// A column with one spec for every range.
    private struct FixedColumn: FixedSpecContent {
        let leaf: DisplayNode<ScaledLeaf>
        var density: Double

        var layoutSpec: some LayoutElement {
            StackLayoutSpec(.vertical) { leaf.environment { $0[Density.self] = density } }
        }
    }

    @Test("A spec for every range is measured again where it might differ in another environment")
    func fixedSpecs() async throws {
        let column = DisplayNode(FixedColumn(leaf: leaf(10.2), density: 2))
        let root = DisplayNode(
            Made { StackLayoutSpec(.vertical, alignItems: .stretch) { column } }
        )
        let tree = DisplayTree(root: root)
        for (width, density) in [(100.0, 2.0), (200, 2), (200, 3), (100, 3)] {
            try tree.update { $0[column].density = density }
            let commit = try await tree.layout(in: SizeRange(width: width))
            #expect(commit.frame(of: column)?.width == width)
            #expect(densities([commit[column].leaf], in: commit) == [density])
            #expect(try differencesFromCold(commit, of: root) == [])
        }
    }

    /// Shows a column in a reading direction of its own.
    private struct Directed: NodeContent {
        let column: DisplayNode<Column>
        let other: DisplayNode<BoxContent>
        var direction: ReadingDirection

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                column.environment { $0.readingDirection = direction }
                other
            }
        }
    }

    @Test("A host redraws the nodes whose environment has changed, even if no frame has")
    func redrawing() async throws {
        let leaves = [box(), box()]
        let column = DisplayNode(Column(children: [leaves[0].anyNode]))
        let outer = DisplayNode(Directed(column: column, other: leaves[1], direction: .leftToRight))
        let tree = DisplayTree(root: outer)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[outer].direction = .rightToLeft }
        let second = try await tree.layout(in: .unbounded)
        let transition = LayoutTransition(from: first, to: second)
        #expect(transition.reframed.isEmpty && transition.steps.count == transition.updated.count)
        #expect(
            Set(transition.updated) == [outer.anyNode, column.anyNode, leaves[0].anyNode]
        )
    }

    @Test("Environments are kept as long as a layout has asked in them")
    func kept() async throws {
        let (shown, hidden, other) = (leaf(), leaf(), leaf())
        let holder = row {
            shown.environment { $0[Density.self] = 2 }
            hidden.environment { $0[Density.self] = 3 }
        }
        let root = row {
            holder
            other
        }
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for round in 0..<60 {
            try tree.update { $0[environment: other][Density.self] = Double(round) + 4 }
            _ = try await tree.layout(in: .unbounded)
        }
        try tree.update { $0[shown].base = 20 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: shown)?[Density.self] == 2)
        #expect(commit.frame(of: shown)?.width == 40)
        #expect(await tree.environmentCount < 40)
    }

    @Test("A measurement that several tasks share goes on in its environments", .endsEventually)
    func sharing() async throws {
        let scheduler = LayoutScheduler(workers: 4, limits: MeasuringLimits(budget: 2, chunk: 1))
        let leaves = (0..<40).map { leaf(Double($0)) }
        let rows = leaves.map { leaf in row { leaf.environment { $0.displayScale = 2 } } }
        let root = row {
            for (number, row) in rows.enumerated() {
                row.environment { $0[Density.self] = Double(number % 4) + 0.5 }
            }
        }
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.restartCount > 0)
        #expect(densities(leaves, in: commit) == (0..<40).map { Double($0 % 4) + 0.5 })
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    @Test("Nested writers measure what they hold once")
    func depth() async throws {
        let leaf = leaf()
        let root = row {
            (0..<200).reduce(leaf as any LayoutElement) { element, number in
                element.environment { $0[Density.self] = Double(number) + 2 }
            }
        }
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        #expect(commit.environment(of: leaf)?[Density.self] == 2)
        #expect(commit.statistics.measurementCount == 2)
    }

    @Test("An explanation tells how the environment in a node differs from that around it")
    func explanation() async throws {
        let leaves = [leaf(), leaf()]
        let root = row {
            leaves[0].inset(1).environment { $0[Density.self] = 2 }
            leaves[1]
        }
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit.environment.readingDirection = .rightToLeft
            edit[environment: root].displayScale = 2
            edit[environment: leaves[0]].displayScale = 0
        }
        let commit = try await tree.layout(in: .unbounded)
        let steps = try #require(try commit.explanation(of: leaves[0])).steps
        #expect(
            steps.map(\.overrides.texts) == [
                ["display scale 2"], [], [], ["display scale 0", "Density: 2.0"],
            ]
        )
        let other = try #require(try commit.explanation(of: leaves[1])).steps
        #expect(other.last?.overrides.isEmpty == true)
    }

    @Test("Descriptions and diagnostics name the element")
    func names() {
        let leaf = DisplayNode(ScaledLeaf(base: 10), name: "leaf")
        let writer = leaf.environment { $0.displayScale = 2 }
        #expect(
            writer.width(8).debugDescription
                == """
                EnvironmentWriter(\(leaf.debugDescription), \
                EnvironmentOverrides(display scale 2), LayoutElementStyle(width: 8pt))
                """
        )
        #expect(writer.diagnosticName == leaf.debugDescription)
    }
}
