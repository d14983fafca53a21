import TestSupport
import Testing
import Weft

@Suite("Edits")
struct EditTests {
    /// A leaf whose values can be compared.
    private struct Number: LeafContent, Equatable {
        var value = 1

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: Double(value), height: 1))
        }
    }

    private struct Opaque: LeafContent {
        var value = 1

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: Double(value), height: 1))
        }
    }

    @Test("Equal contents are no change if their type is Equatable, beside types that are not")
    func equalContents() async throws {
        let (number, opaque, plain) = (DisplayNode(Number()), DisplayNode(Opaque()), box())
        let other = DisplayNode(Number())
        let nodes = [number.anyNode, opaque.anyNode, plain.anyNode, other.anyNode]
        let tree = DisplayTree(root: DisplayNode(Column(children: nodes)))
        _ = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[number].value = 1
            edit[opaque].value = 1
            edit[plain].color = nil
            edit[other].value = 1
        }
        #expect(try await tree.layout(in: .unbounded).statistics.measurementCount == 1)
        try tree.update { edit in
            edit[opaque].value = 1
            edit[number].value = 2
            edit[plain].color = 0x00FF00
        }
        #expect(try await tree.layout(in: .unbounded).statistics.measurementCount == 4)
    }

    @Test("An edit that throws changes nothing")
    func rollback() async throws {
        let leaf = box()
        let fresh = box()
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root)
        let before = try await tree.layout(in: .unbounded)
        #expect(throws: Mistake.self) {
            try tree.update { edit in
                edit[leaf].size = .zero
                edit[style: leaf].flexGrow = 3
                edit[environment: leaf].displayScale = 2
                edit.environment.displayScale = 3
                edit[fresh].size = .zero
                edit[root].children.append(fresh.anyNode)
                throw Mistake()
            }
        }
        #expect(tree.revision == before.revision)
        try tree.update { edit in
            #expect(edit[leaf].size == LayoutSize(width: 10, height: 10))
            #expect(edit[style: leaf].isEmpty)
            #expect(edit[environment: leaf].isEmpty)
            #expect(edit.environment.displayScale == 1)
            #expect(edit[root].children.count == 1)
        }
        #expect(try await tree.layout(in: .unbounded).number == before.number)
        // The new node was not adopted, so another tree may have it.
        let other = DisplayTree(root: DisplayNode(Column(children: [fresh.anyNode])))
        let commit = try await other.layout(in: .unbounded)
        #expect(commit[fresh].size == LayoutSize(width: 10, height: 10))
    }

    @Test("Equal contents, styles and environments change nothing")
    func equalValues() async throws {
        let leaf = box()
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[leaf].size = LayoutSize(width: 10, height: 10)
            edit[leaf].color = 0x123456
            edit[leaf].color = nil
            edit[style: leaf].flexGrow = 1
            edit[style: leaf] = LayoutElementStyle()
            edit[environment: leaf].displayScale = 2
            edit[environment: leaf] = EnvironmentOverrides()
            edit.environment.displayScale = 2
            edit.environment.displayScale = 1
        }
        #expect(tree.revision == 0)
    }

    @Test("Every edit that changes something makes exactly one new revision")
    func revisions() throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf)
        for number in 1...5 {
            let result = try tree.update { edit in
                edit[leaf].size?.width += 1
                edit[style: leaf].flexGrow += 1
                return number
            }
            #expect(result == number)
            #expect(tree.revision == UInt64(number))
        }
    }

    @Test("Inside an edit, reads give the written values, while the tree shows its former state")
    func reading() async throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf)
        let commit = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[leaf].size?.width = 77
            #expect(edit[leaf].size?.width == 77)
            #expect(tree.revision == 0)
            #expect(tree.committed?.number == commit.number)
            #expect(commit[leaf].size?.width == 10)
        }
        #expect(tree.revision == 1)
    }

    @Test("An edit inside an edit is an error, and the outer edit goes on")
    func nested() throws {
        let leaf = box()
        let other = box()
        let tree = DisplayTree(root: leaf)
        let otherTree = DisplayTree(root: other)
        try tree.update { edit in
            edit[leaf].size?.width = 20
            #expect(throws: EditError.nested) { try tree.update { $0[leaf].size?.width = 30 } }
            #expect(throws: EditError.nested) { try otherTree.update { $0[other].size = .zero } }
        }
        #expect(tree.revision == 1)
        #expect(otherTree.revision == 0)
        #expect(throws: EditError.nested) { try tree.update { _ in try tree.update { _ in } } }
        try tree.update { #expect($0[leaf].size?.width == 20) }
    }

    @Test("Editing a node of another tree is an error that changes nothing")
    func foreignNode() async throws {
        let leaf = box()
        let foreign = box(name: "stranger")
        let tree = DisplayTree(root: leaf)
        let other = DisplayTree(root: foreign)
        _ = try await other.layout(in: .unbounded)
        let expected = EditError.foreignNode("BoxContent(stranger)")
        #expect(throws: expected) {
            try tree.update { edit in
                edit[leaf].size = .zero
                edit[foreign].size = .zero
            }
        }
        #expect(throws: expected) { try tree.update { _ = $0[style: foreign] } }
        let second = box(name: "second stranger")
        _ = try await DisplayTree(root: second).layout(in: .unbounded)
        #expect(throws: expected) {
            try tree.update { edit in
                edit[foreign].size = .zero
                edit[second].size = .zero
            }
        }
        #expect(tree.revision == 0)
        #expect(try await tree.layout(in: .unbounded).size.width == 10)
        #expect(try await other.layout(in: .unbounded).size.width == 10)
        #expect(
            expected.description
                == """
                BoxContent(stranger): the node belongs to another tree, which may be gone. A node stays \
                with one tree for life, even after it is taken out: edit it through that tree, or \
                make a new node.
                """
        )
    }

    @Test("An edit that leaves a node as it is does not adopt it")
    func unchangedNode() throws {
        let (node, other) = (box(10, 10), box())
        let tree = DisplayTree(root: box())
        try tree.update { edit in
            edit[node].size = edit[node].size
            edit[other].size = .zero
        }
        let second = DisplayTree(root: box())
        try second.update { $0[node].size = .zero }
        #expect(throws: EditError.self) { try second.update { $0[other].size = nil } }
    }

    @Test("10,000 appends in one edit copy the array only once")
    func appendsInPlace() throws {
        let copies = Counter()
        let node = DisplayNode(Log(lines: CountedArray(copies: copies)))
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            for number in 0..<10_000 { edit[node].lines.append(number) }
        }
        #expect(copies.value == 1)
        try tree.update { #expect($0[node].lines.count == 10_000) }
    }

    private struct Log: LeafContent {
        var lines: CountedArray

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: 1, height: Double(lines.count)))
        }
    }

    @Test("Edits made by many tasks at once all take effect")
    func manyTasks() async throws {
        let leaf = box(0, 0)
        let tree = DisplayTree(root: leaf)
        await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<250 { try tree.update { $0[leaf].size?.width += 1 } }
                }
            }
        }
        #expect(tree.revision == 2_000)
        #expect(try await tree.layout(in: .unbounded).size.width == 2_000)
    }
}
