import Testing
import WeftLayout

@testable import WeftTree

@Suite("The tables of commits")
struct CommitTableTests {
    /// Tables of zero to three levels, each before and after a change of one node.
    private static func tables() async throws -> [CommitTable] {
        var tables = [CommitTable()]
        for count in [1, 15, 40, 300, 5_000] {
            let children = (0..<count).map { _ in box() }
            let tree = DisplayTree(
                root: DisplayNode(Column(children: children.map { AnyDisplayNode($0) }))
            )
            tables.append(try await tree.layout(in: .unbounded).storage.table)
            try tree.update { $0[children[count / 2]].size?.height = 2 }
            tables.append(try await tree.layout(in: .unbounded).storage.table)
        }
        return tables
    }

    @Test("Comparing two tables visits every differing cell in order, with its counterpart")
    func differences() async throws {
        let tables = try await Self.tables()
        #expect(Set(tables.map(\.height)) == [0, 1, 2, 3])
        for first in tables {
            for second in tables {
                var slots: [Slot] = []
                var areOthersRight = true
                first.forEachCell(notIn: second) { slot, cell, other in
                    slots.append(slot)
                    areOthersRight =
                        areOthersRight && cell.isIdentical(to: first.cell(of: slot))
                        && other.isIdentical(to: second.cell(of: slot))
                }
                #expect(areOthersRight)
                #expect(slots == Array(Set(slots)).sorted())
                let visited = Set(slots)
                let missed = (0..<5_100 as Range<Slot>).filter { slot in
                    let cell = first.cell(of: slot)
                    return !cell.isVacant && !visited.contains(slot)
                        && !cell.isIdentical(to: second.cell(of: slot))
                }
                #expect(missed.isEmpty)
            }
        }
    }

    @Test("After a change of one node, few cells are visited; between equal tables, none are")
    func sharing() async throws {
        let tables = try await Self.tables()
        var count = 0
        tables[10].forEachCell(notIn: tables[9]) { _, _, _ in count += 1 }
        #expect((1...3 * CommitPage.width).contains(count))
        tables[10].forEachCell(notIn: tables[10]) { _, _, _ in Issue.record("It is shared.") }
    }
}
